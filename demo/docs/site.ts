import { setImmediate } from 'node:timers/promises';
import type { PageAssets } from '../server/site';
import { codeStyles } from './code';
import { type DocsExample, docsExamples } from './examples';
import { type ReadMarkdown, readMarkdown } from './markdown';
import { addressOf, type DocsPage, docsPages } from './pages';
import { type SearchIndex, searchIndex } from './search-index';

/** A page with its HTML. */
export type ReadPage = DocsPage & ReadMarkdown;

/** The documentation, read once. */
export interface Docs {
  readonly pages: readonly ReadPage[];
  /** The examples that have a page of their own. */
  readonly examples: readonly DocsExample[];
  /** The CSS of the colours of samples. */
  readonly codeStyles: string;
  readonly search: SearchIndex;
}

/**
 * Reads the documentation from `docs/`, the contracts and the blocks. All of it takes some seconds, because samples are
 * coloured; the server answers other requests between two pages.
 *
 * @param isShown selects pages; default: all
 */
export async function readDocs(isShown: (page: DocsPage) => boolean = () => true): Promise<Docs> {
  const examples = await docsExamples();
  const pages: ReadPage[] = [];
  for (const page of docsPages().filter(isShown)) {
    pages.push({ ...page, ...(await readPage(page, examples)) });
    await setImmediate();
  }
  return {
    pages,
    examples: examples.filter(({ needsServer }) => !needsServer),
    codeStyles: codeStyles(),
    search: searchIndex(pages),
  };
}

function readPage(page: DocsPage, examples: readonly DocsExample[]): Promise<ReadMarkdown> {
  const own = examples.filter(({ owner }) => owner === page.path);
  return readMarkdown(page.source, {
    address: (href) => addressOf(href, page.file),
    ...(page.path === '/docs/elements' && { linkId: tagOf }),
    example: (title) => own.find((one) => one.title === title),
  });
}

/** The tag of the page of an element: the anchor that the reference of earlier versions had. */
const tagOf = (path: string): string | undefined =>
  /^\/docs\/elements\/(nh-[a-z-]+)$/.exec(path)?.[1];

/** The data that the views print. */
export interface DocsContext {
  readonly docs: Docs;
  readonly assets: PageAssets;
}
