import type { Field, Fields, VariantsField } from '../../../src/core/settings/declaration';

/** A setting, or a part of one, as a line of a table. */
export interface SettingRow {
  /** Where it stands: `columns`, `items[].url`, `fields[].counter`. */
  readonly path: string;
  readonly field: Field;
  /** Of which variants it is a key, and of which not; absent where it is one of all. */
  readonly variants?: { readonly of: readonly string[]; readonly notOf: readonly string[] };
  /** The key that tells which variant an object is; it has no declaration of its own. */
  readonly tellsVariant?: true;
}

/** All settings of a declaration in their order, the parts of each behind it. */
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

/** What several variants declare alike stands once, with their names. */
function variantRows({ by, variants }: VariantsField, path: string): SettingRow[] {
  const words = Object.fromEntries(Object.keys(variants).map((name) => [name, name]));
  const kind: Field = { kind: 'choice', options: words, doc: 'Which one it is.', required: true };
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
