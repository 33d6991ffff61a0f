/** The texts and files of one field in a form. */
export interface FieldValues {
  /** The non-blank values, trimmed. */
  readonly texts: string[];
  /** The selected files. */
  readonly files: File[];
  /** True if the names have brackets; only then the arrays are not shared between fields. */
  readonly isList: boolean;
}

/**
 * The values of one field. A single text, which most fields have, stands for itself, because wrapping it in
 * objects takes longer than most checks of it.
 */
export type Field = string | FieldValues;

/** The field of a form's value. */
interface Place {
  readonly name: string;
  /** The index of the field; undefined: no rule uses it. */
  readonly slot: number | undefined;
  /** The name has brackets. */
  readonly isList: boolean;
}

/** The number of remembered places, so that a hostile form cannot fill a server's memory. */
const MOST_PLACES = 1000;

/** The indices of the fields that rules use; a rule finds its field's values by index. */
export class FieldSlots {
  /** The places of the last form's values. A form has the same names in the same order each time. */
  readonly places: Place[] = [];
  readonly #plain = new Map<string, number>();
  #noFields: Field[] = [];

  /** The index of a field, which is added if it is new. */
  add(field: string): number {
    const slot = this.#plain.get(field) ?? this.#noFields.push(noValues) - 1;
    this.#plain.set(field, slot);
    return slot;
  }

  /** New fields without values. */
  empty(): Field[] {
    return this.#noFields.slice();
  }

  /** The place of the form's value at `position`, named `f`, `f[]` or `f[x]`. */
  findPlace(name: string, position: number): Place {
    const bracket = this.#plain.has(name) ? 0 : name.indexOf('[');
    const slot = this.#plain.get(bracket > 0 ? name.slice(0, bracket) : name);
    const place = { name, slot, isList: bracket > 0 };
    if (position < MOST_PLACES) this.places[position] = place;
    return place;
  }
}

/** Shared by all fields without texts or files, since most fields have no files. */
const none: never[] = [];

/** The values of a field that the form data does not mention. */
export const noValues: FieldValues = { texts: none, files: none, isList: false };

/**
 * Groups form data by field in one pass; the index is the field's slot. Values named `f`, `f[]` and `f[x]`
 * belong to the field `f`. As in PHP, which receives the form, a plain `f` has one value (the last one
 * wins), and plain and bracketed names replace each other.
 */
export function fieldValues(formData: FormData, slots: FieldSlots): readonly Field[] {
  const fields = slots.empty();
  const { places } = slots;
  let position = 0;
  // Not `[name, value]`: taking an entry apart as a pattern runs a second iterator, which takes a tenth longer.
  for (const entry of formData) {
    const name = entry[0];
    const known = places[position];
    const { slot, isList } = known?.name === name ? known : slots.findPlace(name, position);
    position++;
    if (slot === undefined) continue;
    fields[slot] = isList ? withValue(fields[slot], entry[1]) : single(entry[1]);
  }
  return fields;
}

function single(value: FormDataEntryValue): Field {
  if (typeof value === 'string') return trimmed(value) || noValues;
  return isSelected(value) ? { texts: none, files: [value], isList: false } : noValues;
}

function withValue(known: Field | undefined, value: FormDataEntryValue): FieldValues {
  const isList = typeof known === 'object' && known.isList;
  const list = isList ? known : { texts: [], files: [], isList: true };
  if (typeof value !== 'string') {
    if (isSelected(value)) list.files.push(value);
    return list;
  }
  const text = trimmed(value);
  if (text) list.texts.push(text);
  return list;
}

/** `text.trim()`, which is only called for a text that may begin or end with white space. */
function trimmed(text: string): string {
  return isInk(text.charCodeAt(0)) && isInk(text.charCodeAt(text.length - 1)) ? text : text.trim();
}

/** True for the codes of ASCII characters that can be seen. */
function isInk(code: number): boolean {
  return code > 32 && code < 127;
}

/** False for an empty file input, which submits an unnamed file of 0 bytes. */
function isSelected(file: File): boolean {
  return file.name !== '' || file.size > 0;
}
