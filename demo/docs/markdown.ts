import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { type Colour, colours } from './code';
import { placeExamples, putExamplesFirst } from './example-panel';
import type { DocsExample } from './examples';
import { placeCharts } from './table-charts';

/** A heading that a reader can link to. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** A Markdown file as HTML. */
export interface ReadMarkdown {
  readonly html: string;
  /** The headings of the second level. */
  readonly headings: readonly Heading[];
  /** The sentences of the browser's console that the page explains in tables. */
  readonly sentences: string;
  /** The text without markup and samples, for the search. */
  readonly text: string;
}

/** The links and examples of a page. */
export interface MarkdownOptions {
  /** Returns where a link leads; undefined leaves its text alone. */
  readonly address: (href: string) => string | undefined;
  /** Returns the id of a link that other pages lead to. */
  readonly linkId?: (href: string) => string | undefined;
  /** Returns the example to show under a title. */
  readonly example: (title: string) => DocsExample | undefined;
}

/** Reads Markdown of this repository. Its HTML is not sanitised: never pass it a visitor's text. */
export async function readMarkdown(
  source: string,
  options: MarkdownOptions,
): Promise<ReadMarkdown> {
  const headings: Heading[] = [];
  const texts: string[] = [];
  const sentences: string[] = [];
  const colour = await colours();
  const html = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeSlug)
    .use(() => async (tree: Root) => {
      putExamplesFirst(tree);
      await placeCharts(tree);
      collect(tree, headings, texts);
      collectSentences(tree, sentences);
      adapt(tree, options, colour);
    })
    // The drawings of charts.
    .use(rehypeStringify, { allowDangerousHtml: true })
    .process(source);
  return {
    html: String(html),
    headings,
    sentences: sentences.join(' '),
    text: texts.join(' ').replaceAll(/\s+/g, ' '),
  };
}

function collect(tree: Root, headings: Heading[], texts: string[]): void {
  for (const node of tree.children) {
    if (node.type !== 'element' || node.tagName === 'pre') continue;
    texts.push(textOf(node));
    const id = node.properties.id;
    if (node.tagName === 'h2' && typeof id === 'string') headings.push({ id, text: textOf(node) });
  }
}

function collectSentences(tree: Root, sentences: string[]): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table' || !textOf(table).trim().startsWith('the console says')) return;
    visit(table, 'element', (cell, _index, row) => {
      const isFirst = row?.children.find(({ type }) => type === 'element') === cell;
      if (cell.tagName === 'td' && isFirst) sentences.push(textOf(cell));
    });
  });
}

/** Places the examples, corrects links, and lets wide tables and samples scroll by keyboard. */
function adapt(tree: Root, options: MarkdownOptions, colour: Colour): void {
  placeExamples(tree, options.example);
  visit(tree, 'comment', (_, index = 0, parent) => {
    parent?.children.splice(index, 1);
    return index;
  });
  let heading = 'Table';
  visit(tree, 'element', (node, index = 0, parent) => {
    if (/^h\d$/.test(node.tagName)) heading = textOf(node);
    if (node.tagName === 'a') adaptLink(node, options);
    // An empty corner of a table is no heading.
    if (node.tagName === 'th' && textOf(node) === '') node.tagName = 'td';
    if (node.tagName === 'pre' && parent) {
      const sample = colour(node);
      sample.properties.tabindex = 0;
      parent.children[index] = sample;
      return SKIP;
    }
    if (node.tagName === 'table' && parent) {
      parent.children[index] = scrollArea(node, heading);
      return index + 1;
    }
    return undefined;
  });
}

function adaptLink(node: Element, { address, linkId }: MarkdownOptions): void {
  const href = address(String(node.properties.href));
  if (href !== undefined) Object.assign(node.properties, { href, id: linkId?.(href) });
  else Object.assign(node, { tagName: 'span', properties: {} });
}

/** Puts a table into an area that scrolls, named by the heading above it. */
function scrollArea(table: Element, ariaLabel: string): Element {
  const properties = { className: ['docs-table'], role: 'group', ariaLabel, tabIndex: 0 };
  return { type: 'element', tagName: 'div', properties, children: [table] };
}
