import type { Field, Fields, VariantsField } from '../../src/core/settings/declaration';

/** Decides which fields of an object are required: few in settings, most in an event's detail. */
type IsGiven = (field: Field) => boolean;

/**
 * Returns the TypeScript type of settings: every key is optional, except the required ones of a group.
 */
export function settingsType(fields: Fields): string {
  return objectType(fields, isRequired);
}

/** Returns the TypeScript type of an event's detail: every field is required unless `optional`. */
export function detailType(fields: Fields): string {
  return objectType(fields, (field) => field.optional !== true);
}

/** Returns the TypeScript type of a field. */
export function typeText(field: Field, isGiven: IsGiven = isRequired): string {
  switch (field.kind) {
    case 'text':
    case 'colour':
    case 'url':
    case 'date':
      return 'string';
    case 'number':
      return 'number';
    case 'toggle':
      return 'boolean';
    case 'choice':
      return Object.keys(field.options).map(quoted).join(' | ');
    case 'length':
      return field.expressions ? 'Length | string' : 'Length';
    case 'sides':
      return 'Sides';
    case 'corners':
      return 'Corners';
    case 'gaps':
      return 'Gaps';
    case 'shadow':
      return 'Shadow';
    case 'typography':
      return 'Typography';
    case 'gradient':
      return 'Gradient';
    case 'global':
      return 'GlobalReference';
    case 'media':
      return 'Media';
    case 'list':
      return listType(typeText(field.of, isGiven));
    case 'group':
      return objectType(field.fields, isGiven);
    case 'variants':
      return variantsType(field, isGiven);
    case 'record':
      return `Record<string, ${typeText(field.of, isGiven)}>`;
    case 'rules':
      return 'RuleSet';
    case 'raw':
      return 'unknown';
    case 'custom':
      return field.type;
  }
}

function isRequired(field: Field): boolean {
  return field.required === true;
}

function listType(of: string): string {
  return of.includes(' | ') ? `(${of})[]` : `${of}[]`;
}

function objectType(fields: Fields, isGiven: IsGiven): string {
  const keys = Object.entries(fields).map(
    ([key, field]) => `${keyText(key)}${isGiven(field) ? '' : '?'}: ${typeText(field, isGiven)}`,
  );
  return keys.length > 0 ? `{ ${keys.join('; ')} }` : '{}';
}

function variantsType({ by, variants }: VariantsField, isGiven: IsGiven): string {
  const types = Object.entries(variants).map(([value, fields]) => {
    const own = { kind: 'choice', options: { [value]: '' }, required: true } as const;
    return objectType({ [by]: own, ...fields }, isGiven);
  });
  return types.join(' | ');
}

/** Quotes a key if TypeScript requires it: `'show-quick-view'`. */
export function keyText(key: string): string {
  return /^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key);
}

/** A text as a literal. */
export function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
