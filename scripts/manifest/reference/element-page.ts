import { categories } from '../../../src/core/element/category';
import type { Example } from '../../../src/core/element/example';
import type { Field, Fields } from '../../../src/core/settings/declaration';
import type { FoundContract } from '../../contracts';
import { exampleHtml } from '../examples/html';
import { phpSnippet, reactSnippet } from '../examples/snippets';
import { withGeneratedBlocks } from './generated-blocks';
import { kindWords } from './kind-words';
import { cell, settingsTable } from './settings-table';

type Contract = FoundContract['contract'];

/**
 * `docs/elements/<name>.md` with its generated blocks.
 *
 * @param document the present text, whose sentences outside the blocks stay; empty for a new page
 */
export function elementPage(document: string, found: FoundContract): string {
  const { name, folder, contract } = found;
  const blocks = new Map([
    ['summary', summaryOf(contract)],
    ['examples', examplesOf(found)],
    ['reference', `${reference(contract)}\n\n${more(`src/elements/${folder}`, contract)}`],
  ]);
  return withGeneratedBlocks(document || newPage(contract.tag), blocks, `docs/elements/${name}.md`);
}

function summaryOf({ summary, category, feature }: Contract): string {
  const place = category && `Category of the widget panel: ${categories[category]}.`;
  const flag = feature && `Enabled by the feature flag \`${feature}\`.`;
  return [summary, [place, flag].filter(Boolean).join(' ')].filter(Boolean).join('\n\n');
}

/**
 * `docs/elements/page-editor.md` with its generated blocks. The editor has no examples: it edits a page of a server.
 *
 * @param document the present text, whose sentences outside the blocks stay
 */
export function editorPage(document: string, contract: Contract): string {
  const blocks = new Map([
    ['summary', contract.summary],
    ['reference', `${reference(contract)}\n\n${more('src/editor/element')}`],
  ]);
  return withGeneratedBlocks(document, blocks, 'docs/elements/page-editor.md');
}

/** The initial text of a new page: only the generated blocks. */
const newPage = (tag: string): string => `# \`<${tag}>\`

<!-- generated:summary --><!-- /generated -->

## Examples

<!-- generated:examples --><!-- /generated -->

## Reference

<!-- generated:reference --><!-- /generated -->
`;

function examplesOf({ contract, examples }: FoundContract): string {
  const parts = examples.map((example) => {
    const { title, note, needs } = example;
    const config = needs?.config && `Needs the configuration \`${JSON.stringify(needs.config)}\`.`;
    const words = [note, config].filter(Boolean).join(' ');
    const html = code('html', exampleHtml(contract.tag, example));
    return [`### ${title}`, words, html, ...otherLanguages(contract, example)].join('\n\n');
  });
  return parts.join('\n\n');
}

/** An example with settings in React and PHP, folded. */
function otherLanguages(contract: Contract, example: Example): readonly string[] {
  if (!('settings' in example)) return [];
  const react = code('tsx', reactSnippet(contract, example));
  const php = code('php', phpSnippet(contract, example));
  return [`<details><summary>React and PHP</summary>\n\n${react}\n\n${php}\n\n</details>`];
}

function code(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

function reference({
  props,
  settings,
  events,
  slots,
  parts,
  cssProperties,
  tokens = [],
}: Contract): string {
  const sections = [
    settings &&
      section('Settings', settingsTable(settings, '../setting-values.md#kinds-of-values')),
    section('Attributes and properties', propsTable(props)),
    section('Events', eventsTable(events)),
    section('Slots', docsTable('slot', slots)),
    section('Parts', docsTable('part', parts)),
    section('Custom properties', docsTable('property', cssProperties)),
    section('Theme tokens', tokenList(tokens)),
  ];
  return sections.filter(Boolean).join('\n\n');
}

/** The links to the tables that describe all elements together, and to the files of this element. */
function more(source: string, described?: Contract): string {
  const file = described?.settings && `schemas/${described.tag}.json`;
  const schema = file && `\n- Schema of the settings: [\`${file}\`](../../${file})`;
  return `### More

- [Keys and screen readers](../accessibility.md#keys-and-roles), [without scripts](../accessibility.md#without-scripts)
- [Weight](../performance.md#sizes)${schema ?? ''}
- Source: [\`${source}\`](../../${source})`;
}

function section(title: string, table: string | undefined): string | undefined {
  return table && `### ${title}\n\n${table}`;
}

function propsTable(props: Contract['props']): string | undefined {
  const rows = Object.entries(props).map(([name, field]) => [
    field.attribute ? `\`${field.attribute}\`` : '',
    `\`${name}\``,
    cell(kindWords(field)),
    cell(field.doc ?? ''),
  ]);
  return table(['attribute', 'property', 'kind', 'what it does'], rows);
}

function eventsTable(events: Contract['events']): string | undefined {
  const rows = Object.entries(events).map(([name, { doc, detail, cancelable }]) => [
    `\`${name}\``,
    cell(doc + (cancelable ? ' Cancelable.' : '')),
    detailList(detail),
  ]);
  return table(['event', 'dispatched when', 'detail'], rows);
}

function detailList(detail: Fields): string {
  return Object.entries(detail)
    .map(([key, field]) => `\`${key}\`: ${cell(detailWords(field))}`)
    .join('<br>');
}

function detailWords(field: Field): string {
  return field.doc ? `${kindWords(field)}. ${field.doc}` : kindWords(field);
}

function docsTable(head: string, docs: Readonly<Record<string, string>>): string | undefined {
  const rows = Object.entries(docs).map(([name, doc]) => [
    name ? `\`${name}\`` : '(default)',
    cell(doc),
  ]);
  return table([head, 'what it is'], rows);
}

function tokenList(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  return `${names.map((name) => `\`${name}\``).join(', ')}: see [Style the elements](../theme.md#tokens).`;
}

/** A Markdown table, or undefined without rows. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string | undefined {
  if (rows.length === 0) return undefined;
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
