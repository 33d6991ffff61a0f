/** What a form holds for one field. */
export interface FieldValues {
  /** The values that are not blank, trimmed. */
  readonly texts: string[];
  /** The chosen files. */
  readonly files: File[];
  /** Whether the values came under bracketed names; only then do the arrays belong to this field alone. */
  readonly isList: boolean;
}

/** Numbers the fields that rules look at, so that a rule finds its field's values by index. */
export type FieldSlots = Map<string, number>;

/** Shared by all fields without such values, as most have no file. */
const none: never[] = [];

/** The values of a field that the form data does not mention. */
export const noValues: FieldValues = { texts: none, files: none, isList: false };

/**
 * Groups form data by field, in one walk; the index is the field's slot. `f`, `f[]` and `f[x]` all
 * feed the field `f`. As on the servers that receive the form (PHP), a plain `f` holds one value,
 * so the last one wins, and a plain and a bracketed name replace each other.
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
    return { texts: none, files: isChosen(value) ? [value] : none, isList: false };
  }
  const text = value.trim();
  return text ? { texts: [text], files: none, isList: false } : noValues;
}

function withValue(known: FieldValues | undefined, value: FormDataEntryValue): FieldValues {
  const list = known?.isList ? known : { texts: [], files: [], isList: true };
  if (typeof value !== 'string') {
    if (isChosen(value)) list.files.push(value);
  } else if (value.trim()) {
    list.texts.push(value.trim());
  }
  return list;
}

/** An empty file input sends a nameless file of 0 bytes. */
function isChosen(file: File): boolean {
  return file.name !== '' || file.size > 0;
}
