import { resolve } from 'node:path';
import { libraryRoot } from './assets';
import { headSnippet } from './head-snippet';
import { preloadsFrom } from './preloads';
import type { ServerOptions } from './server';
import type { PageAssets } from './site';

/** The addresses of the library's files for the pages: built, or served from source. */
export async function openPageAssets({
  fromSource,
  libraryFolder = libraryRoot,
}: Pick<ServerOptions, 'fromSource' | 'libraryFolder'>): Promise<PageAssets> {
  const folder = resolve(libraryFolder);
  const shared = { folder, headSnippet: await headSnippet(fromSource, folder) };
  if (fromSource) {
    return { ...shared, ...source, preloads: () => [] };
  }
  return { ...shared, ...built, preloads: preloadsFrom(folder) };
}

const source = {
  autoload: '/src/autoload.ts',
  css: '/src/nh.css?direct',
  blocks: '/src/nh-blocks.css?direct',
  theme: '/src/nh-theme.css?direct',
  tracking: '/src/tracking/page.ts',
  trackingAdmin: '/src/tracking/page-admin.ts',
  editor: {
    module: '/src/editor/element/define.ts',
    stylesheets: [
      '/node_modules/@puckeditor/core/dist/no-external.css?direct',
      '/src/core/parts/unseen.css?direct',
      '/src/ui/admin-tools.css?direct',
      '/src/ui/menu/menu.css?direct',
      '/src/editor/panel/settings-panel.css?direct',
      '/src/editor/page-editor/page-editor.css?direct',
    ],
  },
};

const built = {
  autoload: '/assets/nh/autoload.js',
  css: '/assets/nh/nh.css',
  blocks: '/assets/nh/nh-blocks.css',
  theme: '/assets/nh/nh-theme.css',
  tracking: '/assets/nh/tracking.js',
  trackingAdmin: '/assets/nh/tracking-admin.js',
  editor: {
    module: '/assets/nh/page-editor.js',
    stylesheets: ['/assets/nh/page-editor.css'],
  },
};
