/** The values of one field in a form. */
export interface FieldValues {
  /** The non-blank values, trimmed. */
  readonly texts: string[];
  /** The selected files. */
  readonly files: File[];
  /** True if the names have brackets; only then the arrays are not shared between fields. */
  readonly isList: boolean;
}

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
  readonly #plain = new Map<string, number>();
  /** The places of the last form's values. A form has the same names in the same order each time. */
  readonly #last: Place[] = [];

  get count(): number {
    return this.#plain.size;
  }

  /** The index of a field, which is added if it is new. */
  add(field: string): number {
    const slot = this.#plain.get(field) ?? this.count;
    this.#plain.set(field, slot);
    return slot;
  }

  /** The place of the form's value at `position`, named `f`, `f[]` or `f[x]`. */
  placeOf(name: string, position: number): Place {
    const last = this.#last[position];
    if (last?.name === name) return last;
    const bracket = this.#plain.has(name) ? 0 : name.indexOf('[');
    const slot = this.#plain.get(bracket > 0 ? name.slice(0, bracket) : name);
    const place = { name, slot, isList: bracket > 0 };
    if (position < MOST_PLACES) this.#last[position] = place;
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
export function fieldValues(formData: FormData, slots: FieldSlots): readonly FieldValues[] {
  const fields = new Array<FieldValues>(slots.count).fill(noValues);
  let position = 0;
  for (const [name, value] of formData) {
    const { slot, isList } = slots.placeOf(name, position++);
    if (slot === undefined) continue;
    fields[slot] = isList ? withValue(fields[slot], value) : single(value);
  }
  return fields;
}

function single(value: FormDataEntryValue): FieldValues {
  if (typeof value !== 'string') {
    return { texts: none, files: isSelected(value) ? [value] : none, isList: false };
  }
  const text = value.trim();
  return text ? { texts: [text], files: none, isList: false } : noValues;
}

function withValue(known: FieldValues | undefined, value: FormDataEntryValue): FieldValues {
  const list = known?.isList ? known : { texts: [], files: [], isList: true };
  if (typeof value !== 'string') {
    if (isSelected(value)) list.files.push(value);
    return list;
  }
  const text = value.trim();
  if (text) list.texts.push(text);
  return list;
}

/** False for an empty file input, which submits an unnamed file of 0 bytes. */
function isSelected(file: File): boolean {
  return file.name !== '' || file.size > 0;
}
