import type { Contract, PropField } from '../../src/core/element/contract';
import type { Example } from '../../src/core/element/example';
import type { Fields } from '../../src/core/settings';
import type { FoundContract } from '../contracts';
import { exampleHtml } from './examples/html';
import { settingRows } from './reference/setting-rows';
import { settingWords } from './reference/settings-table';

/** VS Code's custom HTML data, version 1.1. */
export function htmlData(found: readonly FoundContract[]): unknown {
  return {
    version: 1.1,
    tags: found.map(({ contract, examples }) => ({
      name: contract.tag,
      description: { kind: 'markdown', value: hoverText(contract, examples) },
      attributes: [
        ...(contract.settings ? [settingsAttribute(contract.settings, contract.settingsDoc)] : []),
        ...Object.values(contract.props).flatMap(propAttribute),
        {
          name: 'loading',
          description: `When its code is fetched; default: ${contract.loading}.`,
          values: ['eager', 'visible', 'idle', 'interaction'].map((name) => ({ name })),
        },
      ],
    })),
  };
}

/** The summary of an element, with its plain example. */
function hoverText({ tag, summary }: Contract, [plain]: readonly Example[]): string {
  return plain ? `${summary}\n\n\`\`\`html\n${exampleHtml(tag, plain)}\n\`\`\`` : summary;
}

/** The description of `settings` lists its keys, because editors show only that text. */
function settingsAttribute(settings: Fields, doc = 'The settings, as JSON.'): object {
  const keys = settingRows(settings).map((row) => `- \`${row.path}\`: ${settingWords(row)}`);
  const value = [doc, '', ...keys].join('\n');
  return { name: 'settings', description: { kind: 'markdown', value } };
}

function propAttribute(field: PropField): object[] {
  const { attribute: name, doc: description } = field;
  if (!name) return [];
  if (field.kind === 'toggle') return [{ name, description, valueSet: 'v' }];
  if (field.kind !== 'choice') return [{ name, description }];
  const values = Object.entries(field.options).map(([value, label]) => ({
    name: value,
    description: label,
  }));
  return [{ name, description, values }];
}
