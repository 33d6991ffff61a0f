import type { Field, Fields, WantedValue } from '../../../src/core/settings/declaration';
import { kindWords } from './kind-words';
import { type SettingRow, settingRows } from './setting-rows';

/**
 * Returns an element's settings as a Markdown table with one row per key.
 *
 * @param kinds the address of the words in the column "kind"
 */
export function settingsTable(fields: Fields, kinds = 'setting-values.md#kinds-of-values'): string {
  const rows = settingRows(fields).map(
    (row) =>
      `| \`${row.path}\` | ${cell(kindWords(row.field))} | ${defaultWords(row.field)} | ${cell(settingWords(row))} |`,
  );
  const head = `| key | [kind](${kinds}) | default | what it does |`;
  return [head, '|---|---|---|---|', ...rows].join('\n');
}

/** Describes a setting and how to print it, in one line. */
export function settingWords({ path, field, variants }: SettingRow): string {
  const key = path.split('.').at(-1);
  const { doc, label = '', required, responsive, shownIf, aliases = [] } = field;
  const sentences = [
    doc ?? `${label}.`,
    required && 'Required.',
    shownIf && `Only if ${Object.entries(shownIf).map(wantedWords).join(' and ')}.`,
    variants && variantWords(variants),
    responsive && `Per device too: \`${key}_tablet\`.`,
    aliases.length > 0 && `Also as ${codes(aliases)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Names the variants with the key or those without it, whichever list is shorter. */
function variantWords({ of, notOf }: NonNullable<SettingRow['variants']>): string {
  return notOf.length < of.length ? `Not for ${codes(notOf)}.` : `For ${codes(of)}.`;
}

/** Describes the values that another setting must have, without code: each is a node of a page with hundreds of settings. */
function wantedWords([key, wanted]: readonly [key: string, wanted: WantedValue]): string {
  const values = [wanted].flat();
  const words = values.map((value) => {
    if (typeof value === 'object') return 'set';
    if (typeof value === 'boolean') return value ? 'on' : 'off';
    return value === '' ? 'not set' : `“${value}”`;
  });
  return `${key} is ${words.join(' or ')}`;
}

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

function defaultWords(field: Field): string {
  const value = 'default' in field ? field.default : undefined;
  if (value === undefined) return '';
  if (field.kind === 'length' && field.default) {
    return `\`${field.default.value}${field.default.unit}\``;
  }
  return typeof value === 'string' ? `\`${value || "''"}\`` : `\`${JSON.stringify(value)}\``;
}

/** Formats the text of a table's cell: without line breaks, with escaped bars. */
export function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
}
