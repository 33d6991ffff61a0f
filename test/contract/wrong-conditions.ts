import { type Field, type Fields, parseValue, type WantedValue } from '../../src/core/settings';

/** The conditions of settings that name no other setting of the declaration, or a value that it cannot have. */
export function wrongConditions(fields: Fields, path = ''): string[] {
  const own = Object.entries(fields).flatMap(([key, { shownIf = {} }]) =>
    Object.entries(shownIf)
      .filter(([name, wanted]) => {
        const named = name === key ? undefined : fields[name];
        return !named || [wanted].flat().some((one) => !canHave(named, one));
      })
      .map(([name]) => `${path}${key} if ${name}`),
  );
  const nested = Object.entries(fields).flatMap(([key, field]) =>
    fieldsIn(field).flatMap((one) => wrongConditions(one, `${path}${key}.`)),
  );
  return [...own, ...nested];
}

/** The declarations in a field. */
function fieldsIn(field: Field): readonly Fields[] {
  if (field.kind === 'list' || field.kind === 'record') return fieldsIn(field.of);
  if (field.kind === 'group') return [field.fields];
  return field.kind === 'variants' ? Object.values(field.variants) : [];
}

/** Whether a setting can have a value, and can lack it. */
function canHave(field: Field, wanted: WantedValue): boolean {
  if (typeof wanted === 'object') {
    return field.kind === 'group' ? field.shorthand !== undefined : !isAlwaysFilled(field);
  }
  switch (field.kind) {
    case 'toggle':
      return typeof wanted === 'boolean';
    case 'choice':
      return wanted === '' ? !isAlwaysFilled(field) : String(wanted) in field.options;
    case 'number':
      return typeof wanted === 'number' && parseValue(field, wanted).value === wanted;
    case 'text':
      return typeof wanted === 'string';
    default:
      return false;
  }
}

function isAlwaysFilled(field: Field): boolean {
  if (field.kind === 'toggle') return true;
  return field.kind === 'choice' && Boolean(field.default) && !('' in field.options);
}
