import { slug } from 'github-slugger';
import { categories } from '../../../src/core/element/category';
import type { Block } from '../../../src/page/blocks';
import { htmlLines } from '../examples/html-lines';
import { exampleElement } from '../examples/patterns';
import { phpText } from '../examples/php-text';
import { printedExample } from '../examples/printed-example';
import { settingsText } from '../examples/settings-text';
import { withGeneratedBlocks } from './generated-blocks';
import { cell, settingsTable } from './settings-table';

/**
 * `docs/blocks.md` with its generated table and references.
 *
 * @param document the present text, whose sentences outside the blocks stay
 */
export function blocksPage(document: string, blocks: readonly Block[]): string {
  const texts = new Map([
    ['blocks', table(blocks)],
    ['reference', blocks.map(reference).join('\n\n')],
  ]);
  return withGeneratedBlocks(document, texts, 'docs/blocks.md');
}

function table(blocks: readonly Block[]): string {
  const rows = blocks.map(
    ({ widgetType, title, summary, category }) =>
      `| [${title}](#${slug(title)}) | \`${widgetType}\` | ${categories[category]} | ${cell(summary)} |`,
  );
  return [
    '| block | `widgetType` | category | purpose |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

function reference({ widgetType, title, summary, settings, examples, feature }: Block): string {
  const flag = feature ? ` Enabled by the feature flag \`${feature}\`.` : '';
  const shown = examples.flatMap((example) => {
    if (!('settings' in example)) return [];
    const element = exampleElement(widgetType, example.settings);
    const { root } = printedExample(widgetType, example.settings);
    return `**${example.title}.** ${example.note}

\`\`\`json
${settingsText(element)}
\`\`\`

<details><summary>Printed HTML</summary>

\`\`\`html
${root.children.map((child) => htmlLines(child)).join('\n')}
\`\`\`

</details>

<details><summary>PHP</summary>

\`\`\`php
$element = ${phpText(element)};
\`\`\`

</details>`;
  });
  return `### ${title}

${summary}${flag}

${shown.join('\n\n')}

${settingsTable(settings) ?? ''}`;
}
