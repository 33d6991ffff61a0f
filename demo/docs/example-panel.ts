import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { DocsExample } from './examples';

/** A sample of code in one language. */
interface Sample {
  /** The class of its `code`: `language-html`. */
  readonly language: string;
  readonly pre: Element;
}

/** The languages of an example in the order of their tabs, each with its name. */
const languages: ReadonlyMap<string, string> = new Map([
  ['language-html', 'HTML'],
  ['language-json', 'Data'],
  ['language-tsx', 'React'],
  ['language-php', 'PHP'],
]);

/**
 * Puts each live example below its title and note, and its samples into tabs.
 *
 * @param find returns the example with a title, which is a heading or the bold start of a paragraph
 */
export function placeExamples(tree: Root, find: (title: string) => DocsExample | undefined): void {
  for (const [index, node] of [...tree.children.entries()].reverse()) {
    const example = node.type === 'element' ? find(exampleTitle(node)) : undefined;
    if (!example) continue;
    const start = afterNote(tree.children, index);
    const end = afterSamples(tree.children, start);
    const samples = tree.children.slice(start, end).flatMap(samplesIn);
    tree.children.splice(start, end - start, ...panel(example, samples));
  }
}

/** Moves the section of the examples before all others: a reader first sees what the words then explain. */
export function putExamplesFirst({ children }: Root): void {
  const sections = children.filter((node) => isElement(node, 'h2'));
  const examples = sections.findIndex((node) => textOf(node as Element) === 'Examples');
  const [first, heading, next] = [sections[0], sections[examples], sections[examples + 1]];
  if (!first || !heading || examples === 0) return;
  const start = children.indexOf(heading);
  const end = next ? children.indexOf(next) : children.length;
  const moved = children.splice(start, end - start);
  children.splice(children.indexOf(first), 0, ...moved);
}

/** The title of the example that a heading or a paragraph begins. */
function exampleTitle(node: Element): string {
  if (node.tagName === 'h3') return textOf(node);
  const [first] = node.tagName === 'p' ? node.children : [];
  return first && isElement(first, 'strong') ? textOf(first).replace(/\.$/, '') : '';
}

/** The index after the title, and after the note if a paragraph with it follows. */
function afterNote(nodes: readonly RootContent[], title: number): number {
  const next = nodes.findIndex((node, index) => index > title && node.type === 'element');
  return next > 0 && isElement(nodes[next], 'p') && isElement(nodes[title], 'h3')
    ? next + 1
    : title + 1;
}

/** The index after the samples: blocks of code, and folded ones. */
function afterSamples(nodes: readonly RootContent[], start: number): number {
  const other = nodes.findIndex(
    (node, index) =>
      index >= start &&
      node.type === 'element' &&
      !isElement(node, 'pre') &&
      !isElement(node, 'details'),
  );
  return other === -1 ? nodes.length : other;
}

function samplesIn(node: RootContent | ElementContent): readonly Sample[] {
  if (node.type !== 'element') return [];
  if (node.tagName !== 'pre') return node.children.flatMap(samplesIn);
  const [code] = node.children;
  const names = code?.type === 'element' ? [code.properties.className].flat() : [];
  const language = names.find((name) => languages.has(String(name)));
  return [{ language: String(language), pre: node }];
}

/** The frame of the example, and its samples. */
function panel(example: DocsExample, found: readonly Sample[]): Element[] {
  const settings = example.settings ? [settingsSample(example.settings)] : [];
  const samples = [...settings, ...found];
  const sorted = [...languages.keys()].flatMap((language) =>
    samples.filter((sample) => sample.language === language),
  );
  const code = sorted.length > 1 ? [tabs(example, sorted)] : sorted.map(({ pre }) => pre);
  return [...(example.needsServer ? [] : [frame(example)]), ...code];
}

function settingsSample(settings: string): Sample {
  const language = 'language-json';
  const code = element('code', { className: [language] }, [text(settings)]);
  return { language, pre: element('pre', {}, [code]) };
}

/** Links to the samples, which the script makes tabs. Without scripts, a link shows its sample. */
function tabs(example: DocsExample, samples: readonly Sample[]): Element {
  const named = samples.map(({ language, pre }) => {
    const name =
      language === 'language-json' && example.settings ? 'Settings' : languages.get(language);
    return { name: String(name), id: `${example.id}-${String(name).toLowerCase()}`, pre };
  });
  const links = named.map(({ name, id }) =>
    element('a', { href: `#${id}`, dataName: name }, [text(name)]),
  );
  const label = `Code of the example: ${example.title}`;
  const list = element('div', { className: ['docs-tab-list'], dataLabel: label }, links);
  const panels = named.map(({ id, pre }) =>
    element('div', { className: ['docs-panel'], id }, [pre]),
  );
  return element('div', { className: ['docs-tabs'] }, [list, ...panels]);
}

/** The live example: a frame that loads when it comes into view, and a link to its page. */
function frame({ path, title, config, css }: DocsExample): Element {
  const shown = element('iframe', { src: path, title: `Example: ${title}`, loading: 'lazy' });
  const alone = element('a', { href: path }, [text('Open alone')]);
  const bar = element('div', { className: ['docs-example-bar'] }, [alone]);
  // The data that "Edit" needs.
  const data = { dataConfig: JSON.stringify(config), dataCss: css ? `${path}.css` : undefined };
  return element('div', { className: ['docs-example'], ...data }, [shown, bar]);
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: Element['children'] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

const text = (value: string): ElementContent => ({ type: 'text', value });

const isElement = (node: RootContent | ElementContent | undefined, tagName: string): boolean =>
  node?.type === 'element' && node.tagName === tagName;
