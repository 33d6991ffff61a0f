import { accountRoutes } from './account';
import { cloudKitRoutes } from './cloud-kits';
import { cloudTemplateRoutes } from './cloud-templates';
import { editorPreferenceRoutes } from './editor-preferences';
import { folderRoutes } from './folders';
import { contentsRoutes } from './kit-contents';
import { exportRoutes } from './kit-exports';
import { importRoutes } from './kit-imports';
import { uploadRoutes } from './kit-uploads';
import { pageEditorRoutes } from './page-editors';
import { pageRoutes } from './pages';
import { savedBlockRoutes } from './saved-blocks';
import { siteSettingsRoutes } from './site-settings';
import { siteTemplateRoutes } from './site-templates';
import { thumbnailRoutes } from './thumbnails';
import { trashRoutes } from './trash';
import { variableRoutes } from './variables';

/** The routes of the cloud library, which the site forwards to the library service. */
export const cloudRoutes = {
  ...accountRoutes,
  ...folderRoutes,
  ...cloudTemplateRoutes,
  ...thumbnailRoutes,
  ...cloudKitRoutes,
  ...trashRoutes,
};

const { connect: _, ...served } = cloudRoutes;

/** The routes of the library service; a site connects an account through the service's pages instead. */
export const serviceRoutes = served;

/**
 * The path of a cloud route at the library service, below its `/v1`. The site's connection at `/library` is
 * the account itself there.
 */
export const servicePath = (path: string): string =>
  path === '/library' ? '/account' : path.slice('/library'.length);

/** All routes, by group. */
export const routeGroups = {
  contents: contentsRoutes,
  exports: exportRoutes,
  uploads: uploadRoutes,
  imports: importRoutes,
  cloud: cloudRoutes,
  siteTemplates: siteTemplateRoutes,
  pages: pageRoutes,
  pageEditors: pageEditorRoutes,
  savedBlocks: savedBlockRoutes,
  variables: variableRoutes,
  editorPreferences: editorPreferenceRoutes,
  siteSettings: siteSettingsRoutes,
};
