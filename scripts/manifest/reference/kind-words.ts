import type { Field, NumberField } from '../../../src/core/settings/declaration';

/** Describes the values of a setting for readers: `whole number, 1 to 24`, `button` or `auto`. */
export function kindWords(field: Field): string {
  switch (field.kind) {
    case 'number':
      return numberWords(field);
    case 'choice':
      return Object.keys(field.options).map(optionWord).join(' or ');
    case 'list':
      return `list of ${plural(field.of)}`;
    case 'record':
      return `object of ${plural(field.of)}`;
    case 'group':
      return 'object';
    case 'variants':
      return `object by its \`${field.by}\``;
    case 'colour':
      return 'color';
    case 'sides':
      return 'lengths by side';
    case 'corners':
      return 'radiuses by corner';
    case 'gaps':
      return 'gaps of rows and columns';
    case 'typography':
    case 'gradient':
      return `keys of ${field.kind}`;
    case 'global':
      return 'reference to a global style';
    case 'rules':
      return 'form schema';
    case 'raw':
      return field.wanted ?? 'JSON';
    case 'custom':
      return `\`${field.type}\``;
    default:
      return field.kind;
  }
}

function numberWords({ min, above, max, step, unit }: NumberField): string {
  const number = `${step === 1 ? 'whole number' : 'number'}${unit ? ` (${unit})` : ''}`;
  if (min !== undefined && max !== undefined) return `${number}, ${min} to ${max}`;
  const bounds = [
    min !== undefined && `at least ${min}`,
    above !== undefined && `above ${above}`,
    max !== undefined && `at most ${max}`,
  ];
  return [number, ...bounds.filter(Boolean)].join(', ');
}

function optionWord(value: string): string {
  return value === '' ? 'empty' : `\`${value}\``;
}

const plurals: Partial<Record<Field['kind'], string>> = {
  media: 'files',
  group: 'objects',
  variants: 'objects',
  raw: 'JSON',
};

function plural(field: Field): string {
  if (field.kind === 'choice' || field.kind === 'list') return kindWords(field);
  return plurals[field.kind] ?? kindWords(field).replace(/^(whole )?\w+/, '$&s');
}
