import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { groups } from './groups';

/** The folder of the Markdown files, with a trailing slash. */
export const docsRoot: string = fileURLToPath(new URL('../../docs/', import.meta.url));

/** The changelog stands beside `docs/`, where its readers look for it. */
const changelog = '../CHANGELOG.md';

/** A page of the documentation. */
export interface DocsPage {
  /** The path on the site: `/docs/elements/nh-counter`. */
  readonly path: string;
  /** The Markdown file from `docs/`: `elements/counter.md`. */
  readonly file: string;
  /** The name of the group in the navigation. */
  readonly group: string;
  readonly title: string;
  /** The first paragraph as text. */
  readonly description: string;
  readonly source: string;
}

/** Returns all pages, in the order of the navigation. */
export function docsPages(): readonly DocsPage[] {
  return groups.flatMap(({ title, files }) =>
    files.flatMap(filesOf).flatMap((file) => pagesOf(file, title)),
  );
}

/** The blocks have one file and a page each: together they would be too large for a phone. */
function pagesOf(file: string, group: string): readonly DocsPage[] {
  const source = readFileSync(docsRoot + file, 'utf8');
  const path = pathOf(file);
  if (file !== 'blocks.md') return [page({ path, file, group, source: withWeight(source, file) })];
  const [start = '', reference = ''] = source.split(/^## Reference$/m);
  const blocks = reference.split(/^### /m).slice(1);
  return [
    page({ path, file, group, source: start.replaceAll('(#', `(${path}/`) }),
    ...blocks.map((block) => {
      const [title = ''] = block.split('\n', 1);
      return page({ path: blockPath(title), file, group, source: `# ${block}` });
    }),
  ];
}

/** An element's page with the weight of its files, which the repository's page leaves to the limits. */
function withWeight(source: string, file: string): string {
  const [, name] = /^elements\/([a-z-]+)\.md$/.exec(file) ?? [];
  const printed = limits[`define/${name}.js`];
  const drawn = limits[`body/${name}.js`];
  const parts = [
    printed && `${inKilobytes(printed)} for printed markup`,
    drawn && `${inKilobytes(drawn)} to draw it`,
  ].filter(Boolean);
  if (parts.length === 0) return source;
  return source.replace(
    '[Weight](../performance.md#sizes)',
    `[Weight](../performance.md#sizes) of its own code, compressed with brotli: at most ${parts.join(' and ')}`,
  );
}

/** The largest weight of each file of the page layout, in bytes, which a check of the build holds. */
const { files: limits }: { files: Readonly<Record<string, number>> } = JSON.parse(
  readFileSync(`${docsRoot}../size-limits.json`, 'utf8'),
);

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function page(found: Omit<DocsPage, 'title' | 'description'>): DocsPage {
  const [, heading = found.file] = /^# (.+)$/m.exec(found.source) ?? [];
  const text = found.source.replaceAll(/^(#|<!--|```|\|).*$/gm, '');
  const [, first = ''] = /^(\S.*(?:\n\S.*)*)$/m.exec(text) ?? [];
  return { ...found, title: plain(heading), description: plain(first.replaceAll('\n', ' ')) };
}

/** Text without the signs of Markdown. */
const plain = (text: string): string =>
  text.replaceAll(/[`*]/g, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** The path of the page of a block: `/docs/blocks/icon-list` of `Icon list`. */
export const blockPath = (title: string): string =>
  `/docs/blocks/${title.trim().toLowerCase().replaceAll(' ', '-')}`;

/** The path of the page of a Markdown file. The path of an element ends with its tag. */
export function pathOf(file: string): string {
  const [, element] = /^elements\/([a-z-]+)\.md$/.exec(file) ?? [];
  if (element) return `/docs/elements/nh-${element}`;
  if (file === changelog) return '/docs/changelog';
  return posix
    .join('/docs', file.replace(/(^|\/)README\.md$/, '$1').replace(/\.md$/, ''))
    .replace(/\/$/, '');
}

/**
 * Returns where a link of a Markdown file leads on the site; undefined for files that the site does not show, such as
 * the source.
 */
export function addressOf(href: string, file: string): string | undefined {
  if (/^(https?:|mailto:|#|\/)/.test(href)) return href;
  const [target = '', anchor] = href.split('#', 2);
  const found = posix.join(posix.dirname(file), target);
  if (found === changelog) return pathOf(found);
  if (found.startsWith('../') || !/\.md$/.test(found)) return undefined;
  if (found === 'blocks.md' && anchor) return `${pathOf(found)}/${anchor}`;
  return pathOf(found) + (anchor ? `#${anchor}` : '');
}

/** The files that a line of a group stands for: `elements/*` for all but the README. */
function filesOf(line: string): readonly string[] {
  if (!line.endsWith('/*')) return [line];
  const folder = line.slice(0, -1);
  return readdirSync(docsRoot + folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => folder + name);
}
