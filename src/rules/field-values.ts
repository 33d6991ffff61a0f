/** The values of one field in a form. */
export interface FieldValues {
  /** The non-blank values, trimmed. */
  readonly texts: string[];
  /** The selected files. */
  readonly files: File[];
  /** True if the names have brackets; only then the arrays are not shared between fields. */
  readonly isList: boolean;
}

/** The indices of the fields that rules use; a rule finds its field's values by index. */
export type FieldSlots = Map<string, number>;

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
  const fields = new Array<FieldValues>(slots.size).fill(noValues);
  for (const [name, value] of formData) {
    const slot = slots.get(name);
    if (slot !== undefined) {
      fields[slot] = single(value);
      continue;
    }
    const bracket = name.indexOf('[');
    const listSlot = bracket > 0 ? slots.get(name.slice(0, bracket)) : undefined;
    if (listSlot !== undefined) fields[listSlot] = withValue(fields[listSlot], value);
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
  } else if (value.trim()) {
    list.texts.push(value.trim());
  }
  return list;
}

/** False for an empty file input, which submits an unnamed file of 0 bytes. */
function isSelected(file: File): boolean {
  return file.name !== '' || file.size > 0;
}
