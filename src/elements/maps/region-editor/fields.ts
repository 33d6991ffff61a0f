import type { Region } from '../regions/region';

/** What can be set of a region. */
export type FieldName = 'ctitle' | 'link' | 'offset_x' | 'offset_y';

/** How one of them is saved. */
export interface Field {
  /** Its name, which is also that of the call's parameter. */
  readonly name: FieldName;
  /** The server's name of the call. */
  readonly action: string;
  readonly kind: 'text' | 'number';
  /** Milliseconds without typing after which it is saved; absent: when it is left, or by Enter. */
  readonly delay?: number;
}

/** Arrow keys and spinners give a value with each step. */
const OFFSET_DELAY = 800;

/** All that can be set of a region, in the order of its row. */
export const fields: readonly Field[] = [
  { name: 'ctitle', action: 'update_svg_ctitle', kind: 'text' },
  { name: 'link', action: 'update_svg_clink', kind: 'text' },
  { name: 'offset_x', action: 'update_svg_offset_x', kind: 'number', delay: OFFSET_DELAY },
  { name: 'offset_y', action: 'update_svg_offset_y', kind: 'number', delay: OFFSET_DELAY },
];

/** The field of a name. */
export function fieldOf(name: FieldName): Field {
  return fields.find((field) => field.name === name) as Field;
}

/** One field of one region, as text. */
export type FieldId = `${string}/${FieldName}`;

/** The id of a region's field: `AT/3/ctitle`. */
export function fieldId(regionKey: string, name: FieldName): FieldId {
  return `${regionKey}/${name}`;
}

/** True of a text that is the id of a field. */
export function isFieldId(text: string): text is FieldId {
  return fields.some(({ name }) => text.endsWith(`/${name}`));
}

/** The region's key and the field's name of an id. */
export function partsOf(id: FieldId): { readonly regionKey: string; readonly name: FieldName } {
  const at = id.lastIndexOf('/');
  return { regionKey: id.slice(0, at), name: id.slice(at + 1) as FieldName };
}

/** What the server has of a region, as its inputs show it. */
export function savedTexts(region: Region): Readonly<Record<FieldName, string>> {
  return {
    ctitle: region.ctitle,
    link: region.link,
    offset_x: String(region.offsetX),
    offset_y: String(region.offsetY),
  };
}
