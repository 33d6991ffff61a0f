/** What a form holds for one field. */
export interface FieldValues {
  /** The values that are not blank, trimmed. */
  readonly texts: string[];
  /** The chosen files. */
  readonly files: File[];
  /** Whether the values came under bracketed names. */
  readonly isList: boolean;
}

/** Numbers the fields that rules look at, so that a rule finds its field's values by index. */
export type FieldSlots = Map<string, number>;

/** The values of a field that the form data does not mention. */
export const noValues: FieldValues = { texts: [], files: [], isList: false };

/**
 * Groups form data by field, in one walk. `f`, `f[]` and `f[x]` all feed the field `f`. As on the
 * servers that receive the form (PHP), a plain `f` holds one value, so the last one wins, and a
 * plain and a bracketed name replace each other.
 */
export function fieldValues(
  formData: FormData,
  slots: FieldSlots,
): readonly (FieldValues | undefined)[] {
  const fields = new Array<FieldValues | undefined>(slots.size);
  for (const [name, value] of formData) {
    const bracket = name.indexOf('[');
    const isList = bracket > 0;
    const slot = slots.get(isList ? name.slice(0, bracket) : name);
    if (slot === undefined) continue;
    const known = fields[slot];
    const added = valuesOf(value, isList);
    if (isList && known?.isList) {
      known.texts.push(...added.texts);
      known.files.push(...added.files);
    } else {
      fields[slot] = added;
    }
  }
  return fields;
}

function valuesOf(value: FormDataEntryValue, isList: boolean): FieldValues {
  if (typeof value === 'string') {
    const text = value.trim();
    return { texts: text ? [text] : [], files: [], isList };
  }
  // An empty file input sends a nameless file of 0 bytes.
  const isChosen = value.name !== '' || value.size > 0;
  return { texts: [], files: isChosen ? [value] : [], isList };
}
