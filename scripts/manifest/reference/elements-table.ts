import { pageEditor } from '../../../src/editor/element/page-editor.element';
import type { FoundContract } from '../../contracts';
import { withGeneratedBlocks } from './generated-blocks';
import { cell } from './settings-table';

/** The families in the order of the table. */
const families = ['forms', 'works', 'header', 'maps', 'built', 'preview', 'kits', 'libraries'];

/**
 * A document with the table of all elements in its generated block.
 *
 * @param file the document's path, for the links and for messages
 */
export function withElementsTable(
  document: string,
  found: readonly FoundContract[],
  file: string,
): string {
  const folder = file === 'README.md' ? 'docs/elements/' : '';
  const blocks = new Map([['elements', elementsTable(found, folder)]]);
  return withGeneratedBlocks(document, blocks, file);
}

function elementsTable(found: readonly FoundContract[], folder: string): string {
  const rows = families.flatMap((family) =>
    found
      .filter(({ folder: path }) => path.startsWith(`${family}/`))
      .map(({ name, contract }) => `| ${link(name, folder)} | ${cell(contract.summary)} |`),
  );
  if (rows.length !== found.length) {
    throw new Error(
      'The family of an element is not listed, so the element is missing from the table. Add the family to `families`.',
    );
  }
  const editor = `| ${link('page-editor', folder)} | ${cell(pageEditor.summary)} |`;
  return ['| element | purpose |', '| --- | --- |', ...rows, editor].join('\n');
}

const link = (name: string, folder: string): string => `[\`<nh-${name}>\`](${folder}${name}.md)`;
