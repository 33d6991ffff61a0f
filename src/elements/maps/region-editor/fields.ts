import type { Region } from '../regions/region';

/** The editable fields of a region. */
export type FieldName = 'ctitle' | 'link' | 'offset_x' | 'offset_y';

/** The declaration of a field. */
export interface Field {
  /** The name of the field and of the request's parameter. */
  readonly name: FieldName;
  /** The name of the server action that saves the field. */
  readonly action: string;
  readonly kind: 'text' | 'number';
  /** Milliseconds without typing until the field is saved; absent: saved on blur or Enter. */
  readonly delay?: number;
}

/** Debounces offsets, since each press of an arrow key changes the value. */
const OFFSET_DELAY = 800;

/** All fields of a region, in the order of its row. */
export const fields: readonly Field[] = [
  { name: 'ctitle', action: 'update_svg_ctitle', kind: 'text' },
  { name: 'link', action: 'update_svg_clink', kind: 'text' },
  { name: 'offset_x', action: 'update_svg_offset_x', kind: 'number', delay: OFFSET_DELAY },
  { name: 'offset_y', action: 'update_svg_offset_y', kind: 'number', delay: OFFSET_DELAY },
];

/** The field with a name. */
export function fieldOf(name: FieldName): Field {
  return fields.find((field) => field.name === name) as Field;
}

/** The id of one field of one region. */
export type FieldId = `${string}/${FieldName}`;

/** The id of a region's field: `AT/3/ctitle`. */
export function fieldId(regionKey: string, name: FieldName): FieldId {
  return `${regionKey}/${name}`;
}

/** True if a text is the id of a field. */
export function isFieldId(text: string): text is FieldId {
  return fields.some(({ name }) => text.endsWith(`/${name}`));
}

/** The region's key and the field's name in an id. */
export function partsOf(id: FieldId): { readonly regionKey: string; readonly name: FieldName } {
  const slash = id.lastIndexOf('/');
  return { regionKey: id.slice(0, slash), name: id.slice(slash + 1) as FieldName };
}

/** The saved values of a region, as its inputs show them. */
export function savedTexts(region: Region): Readonly<Record<FieldName, string>> {
  return {
    ctitle: region.ctitle,
    link: region.link,
    offset_x: String(region.offsetX),
    offset_y: String(region.offsetY),
  };
}
