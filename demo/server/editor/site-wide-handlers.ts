import { keyedRequest, once } from '../../../server/once';
import type { Handlers } from '../../../server/routes';
import type { editorPreferenceRoutes } from '../../../src/api/routes/editor-preferences';
import type { savedBlockRoutes } from '../../../src/api/routes/saved-blocks';
import type { siteSettingsRoutes } from '../../../src/api/routes/site-settings';
import type { variableRoutes } from '../../../src/api/routes/variables';
import type { AdministratorEnv } from '../administrator';
import type { Site } from '../site';
import { personWith } from './handlers';
import { changePreferences, preferencesOf } from './preferences';
import {
  blockUses,
  changeBlock,
  deleteBlock,
  listBlocks,
  readBlock,
  saveBlock,
} from './saved-blocks';
import { changeSiteSettings, readSiteSettings } from './site-settings';
import {
  addVariable,
  changeVariable,
  deleteVariable,
  listVariables,
  variableUses,
} from './variables';

/** The handlers of saved blocks. Changes need the right to publish, since published pages contain the blocks. */
export function savedBlockHandlers(
  site: Site,
): Handlers<typeof savedBlockRoutes, AdministratorEnv> {
  return {
    listBlocks({ context }) {
      personWith(site, context, 'edit');
      return { blocks: listBlocks(site) };
    },
    async saveBlock({ context, body }) {
      const person = personWith(site, context, 'edit');
      const request = await body();
      return once(site, keyedRequest(context.req, person, request), () =>
        saveBlock(site, person, request),
      );
    },
    readBlock({ context, params }) {
      personWith(site, context, 'edit');
      return readBlock(site, params.id);
    },
    async changeBlock({ context, params, body }) {
      const person = personWith(site, context, 'publish');
      return changeBlock(site, person, params.id, await body());
    },
    listBlockUses({ context, params }) {
      personWith(site, context, 'edit');
      return { uses: blockUses(site, params.id) };
    },
    deleteBlock({ context, params, query }) {
      const person = personWith(site, context, 'publish');
      return { copied: deleteBlock(site, person, params.id, query().leave === 'copies') };
    },
  };
}

/** The handlers of the site's variables. */
export function variableHandlers(site: Site): Handlers<typeof variableRoutes, AdministratorEnv> {
  return {
    listVariables({ context }) {
      personWith(site, context, 'edit');
      return { variables: listVariables(site) };
    },
    async addVariable({ context, body }) {
      const person = personWith(site, context, 'settings');
      const request = await body();
      return once(site, keyedRequest(context.req, person, request), () =>
        addVariable(site, request),
      );
    },
    async changeVariable({ context, params, body }) {
      personWith(site, context, 'settings');
      return changeVariable(site, params, await body());
    },
    listVariableUses({ context, params }) {
      personWith(site, context, 'edit');
      return { uses: variableUses(site, params) };
    },
    deleteVariable({ context, params, query }) {
      const person = personWith(site, context, 'settings');
      deleteVariable(site, person, params, query().leave === 'values');
      return {};
    },
  };
}

/** The handlers of what the editor keeps for each account. */
export function preferenceHandlers(
  site: Site,
): Handlers<typeof editorPreferenceRoutes, AdministratorEnv> {
  return {
    readPreferences: ({ context }) => preferencesOf(site, personWith(site, context, 'edit')),
    async changePreferences({ context, body }) {
      const person = personWith(site, context, 'edit');
      return changePreferences(site, person, await body());
    },
  };
}

/** The handlers of the site's settings. */
export function siteSettingsHandlers(
  site: Site,
): Handlers<typeof siteSettingsRoutes, AdministratorEnv> {
  return {
    readSiteSettings({ context }) {
      personWith(site, context, 'edit');
      return readSiteSettings(site);
    },
    async changeSiteSettings({ context, body }) {
      personWith(site, context, 'settings');
      return changeSiteSettings(site, await body());
    },
  };
}
