import { resolve } from 'node:path';
import { libraryRoot } from './assets';
import { headSnippet } from './head-snippet';
import { preloadsFrom } from './preloads';
import type { ServerOptions } from './server';
import type { Library } from './site';

/** The library as the server's pages use it: as built, or from its source. */
export async function openLibrary({
  fromSource,
  libraryFolder = libraryRoot,
}: ServerOptions): Promise<Library> {
  const folder = resolve(libraryFolder);
  const shared = { folder, headSnippet: await headSnippet(fromSource, folder) };
  if (fromSource) {
    const [autoload, css] = ['/src/autoload.ts', '/src/nh.css?direct'];
    return { ...shared, autoload, css, preloads: () => [] };
  }
  const [autoload, css] = ['/assets/nh/autoload.js', '/assets/nh/nh.css'];
  return { ...shared, autoload, css, preloads: preloadsFrom(folder) };
}
