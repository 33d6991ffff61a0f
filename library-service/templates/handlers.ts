import { LibraryRefusal } from '../../server/library-refusal';
import { keyedRequest } from '../../server/once';
import type { BulkAnswer, BulkRequest } from '../../src/api/libraries/bulk';
import { listQuery } from '../../src/api/libraries/listing';
import type { cloudTemplateRoutes } from '../../src/api/routes/cloud-templates';
import type { Account } from '../accounts/accounts';
import type { ServiceHandlers } from '../call';
import { once } from '../once';
import type { Service } from '../service';
import { copyTemplates, deleteTemplates, moveTemplates } from './bulk';
import { filterChoicesOf } from './choices';
import { listTemplates } from './list';
import { renameTemplate, saveTemplates, templateById } from './store';

/** The handlers of an account's templates. */
export function templateHandlers(
  service: Service,
): ServiceHandlers<keyof typeof cloudTemplateRoutes> {
  return {
    listTemplates: ({ context, query }) =>
      listTemplates(service, context.var.account, listQuery(query())),
    listTemplateFilters: ({ context }) => filterChoicesOf(service, context.var.account),
    async saveTemplates({ context, body }) {
      const request = await body();
      const { account } = context.var;
      const keyed = keyedRequest(context.req, account.id, request);
      const save = (inner: Service) => saveTemplates(inner, account, request.templates);
      return { templates: await once(service, account, keyed, save) };
    },
    async changeTemplates({ context, body }) {
      const request = await body();
      const { account } = context.var;
      const keyed = keyedRequest(context.req, account.id, request);
      return once(service, account, keyed, (inner) => changeTemplates(inner, account, request));
    },
    readTemplate: ({ context, params }) => templateById(service, context.var.account, params.id),
    async renameTemplate({ context, params, body }) {
      const { title } = await body();
      return renameTemplate(service, context.var.account, params.id, title);
    },
  };
}

async function changeTemplates(
  service: Service,
  account: Account,
  request: BulkRequest,
): Promise<BulkAnswer> {
  const { action, selected } = request;
  if (action === 'delete') return deleteTemplates(service, account, selected);
  const { destination } = request;
  // The site itself fetches and saves the templates that move to it.
  if (destination.place === 'site') throw new LibraryRefusal('library-invalid');
  const change = action === 'move' ? moveTemplates : copyTemplates;
  return change(service, account, selected, destination.folder);
}
