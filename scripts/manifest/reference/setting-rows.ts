import type { Field, Fields, VariantsField } from '../../../src/core/settings/declaration';

/** A setting, or a part of one, as a row of a table. */
export interface SettingRow {
  /** Its path: `columns`, `items[].url`, `fields[].counter`. */
  readonly path: string;
  readonly field: Field;
  /** The variants that have the key, and those that do not; absent if all have it. */
  readonly variants?: { readonly of: readonly string[]; readonly notOf: readonly string[] };
  /** True for the key that selects the variant of an object, which is not declared as a field. */
  readonly tellsVariant?: true;
}

/** Returns all settings of a declaration in their order, each followed by its parts. */
export function settingRows(fields: Fields, before = ''): SettingRow[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const path = before + key;
    return [{ path, field }, ...partRows(field, path)];
  });
}

function partRows(field: Field, path: string): SettingRow[] {
  switch (field.kind) {
    case 'list':
      return partRows(field.of, `${path}[]`);
    case 'record':
      return partRows(field.of, `${path}.*`);
    case 'group':
      return settingRows(field.fields, `${path}.`);
    case 'variants':
      return variantRows(field, path);
    default:
      return [];
  }
}

/** A key that several variants declare identically is one row, with their names. */
function variantRows({ by, variants }: VariantsField, path: string): SettingRow[] {
  const words = Object.fromEntries(Object.keys(variants).map((name) => [name, name]));
  const kind: Field = {
    kind: 'choice',
    options: words,
    doc: 'The variant of the object.',
    required: true,
  };
  const rows = new Map<string, { readonly row: SettingRow; readonly of: string[] }>();
  for (const [name, fields] of Object.entries(variants)) {
    for (const row of settingRows(fields, `${path}.`)) {
      const same = JSON.stringify([row.path, row.field]);
      const known = rows.get(same);
      if (known) known.of.push(name);
      else rows.set(same, { row, of: [name] });
    }
  }
  return [
    { path: `${path}.${by}`, field: kind, tellsVariant: true },
    ...[...rows.values()].map(({ row, of }) => {
      const notOf = Object.keys(variants).filter((name) => !of.includes(name));
      return notOf.length > 0 ? { ...row, variants: { of, notOf } } : row;
    }),
  ];
}
