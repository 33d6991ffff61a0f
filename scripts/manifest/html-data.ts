import type { PropField } from '../../src/core/element/contract';
import type { Fields } from '../../src/core/settings';
import type { FoundContract } from '../contracts';
import { settingRows } from './reference/setting-rows';
import { settingWords } from './reference/settings-table';

/** VS Code's custom HTML data, version 1.1. */
export function htmlData(found: readonly FoundContract[]): unknown {
  return {
    version: 1.1,
    tags: found.map(({ contract }) => ({
      name: contract.tag,
      description: contract.summary,
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
