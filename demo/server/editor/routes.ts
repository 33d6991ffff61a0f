import { Hono } from 'hono';
import { Refusal, refusalResponse } from '../../../server/refusal';
import { serve } from '../../../server/routes';
import { routeGroups } from '../../../src/api/routes';
import { type AdministratorEnv, administratorGuards } from '../administrator';
import { apiPath } from '../rest';
import type { Site } from '../site';
import { pageEditorHandlers, pageHandlers } from './handlers';
import { pageRequests } from './requests';
import {
  preferenceHandlers,
  savedBlockHandlers,
  siteSettingsHandlers,
  variableHandlers,
} from './site-wide-handlers';

/** The routes of the page editor; `docs/pages-api.md` describes them. */
export function editorRoutes(site: Site): Hono<AdministratorEnv> {
  const app = new Hono<AdministratorEnv>();
  const guards = administratorGuards(site);
  const binding = { requests: pageRequests, guards, pathOf: apiPath };
  const { pages, pageEditors, savedBlocks, variables, siteSettings, editorPreferences } =
    routeGroups;
  serve(app, pages, pageHandlers(site), binding);
  serve(app, pageEditors, pageEditorHandlers(site), binding);
  serve(app, savedBlocks, savedBlockHandlers(site), binding);
  serve(app, variables, variableHandlers(site), binding);
  serve(app, siteSettings, siteSettingsHandlers(site), binding);
  serve(app, editorPreferences, preferenceHandlers(site), binding);
  // Unknown addresses are reported as missing to administrators only.
  for (const root of [
    '/pages/*',
    '/saved-blocks/*',
    '/variables/*',
    '/site-settings/*',
    '/editor-preferences/*',
  ]) {
    app.use(apiPath(root), guards.nonce);
  }
  app.onError((error, context) => {
    if (error instanceof Refusal) return refusalResponse(context, error);
    throw error;
  });
  return app;
}
