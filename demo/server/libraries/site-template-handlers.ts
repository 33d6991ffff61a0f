import { KEY, keyedRequest, once, onceAwaited } from '../../../server/once';
import type { Handlers } from '../../../server/routes';
import { listQuery } from '../../../src/api/libraries/listing';
import type { siteTemplateRoutes } from '../../../src/api/routes/site-templates';
import type { AdministratorEnv } from '../administrator';
import type { Site } from '../site';
import { oneAtATime } from './one-at-a-time';
import { listSiteTemplates, siteFilterChoices } from './site-template-list';
import {
  removeSiteTemplates,
  renameSiteTemplate,
  saveSiteTemplates,
  selectedOnSite,
  siteTemplate,
} from './site-templates';
import { transferToCloud, undoSiteChange } from './transfer';

/** The handlers of the site's own templates. */
export function siteTemplateHandlers(
  site: Site,
): Handlers<typeof siteTemplateRoutes, AdministratorEnv> {
  return {
    listTemplates: ({ query }) => listSiteTemplates(site, listQuery(query())),
    listTemplateFilters: () => siteFilterChoices(site.database),
    async saveTemplates({ context, body }) {
      const request = await body();
      const { person } = context.var;
      const saved = once(site, keyedRequest(context.req, person, request), () =>
        saveSiteTemplates(site, person, request.templates),
      );
      return { templates: saved };
    },
    async changeTemplates({ context, body }) {
      const request = await body();
      const { action, selected } = request;
      const { person } = context.var;
      const keyed = keyedRequest(context.req, person, request);
      if (action === 'delete') {
        const ids = await selectedOnSite(site, selected);
        return once(site, keyed, () => removeSiteTemplates(site, ids));
      }
      const { destination } = request;
      // The site has no folders, so every copy and move goes to the cloud.
      const folder = destination.place === 'cloud' ? destination.folder : null;
      const key = context.req.header(KEY);
      const isMove = action === 'move';
      const copy = () => transferToCloud(site, person, { selected, folder, isMove, key });
      return onceAwaited(site, keyed, () => (isMove ? oneAtATime(site, copy) : copy()));
    },
    readTemplate: ({ params }) => siteTemplate(site, params.id),
    async renameTemplate({ params, body }) {
      const { title } = await body();
      return renameSiteTemplate(site, params.id, title);
    },
    async undo({ context, params }) {
      return { done: await undoSiteChange(site, context.var.person, params.undo) };
    },
  };
}
