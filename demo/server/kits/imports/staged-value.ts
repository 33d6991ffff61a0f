import { canonicalJson } from '../../cms/revision';

/** A value of an item as an import stores it. */
export interface StagedValue {
  /** Its fields as JSON, without a document's elements. */
  readonly value: string;
  /** A document's elements as JSON with sorted keys. Imports of earlier releases have them among the fields. */
  readonly content: string | null;
}

/** The elements of a document are most of it: apart, they can be moved to the site without being parsed. */
export function stagedValue(value: object): StagedValue {
  if (!('content' in value)) return { value: JSON.stringify(value), content: null };
  const { content, ...fields } = value;
  return { value: JSON.stringify(fields), content: canonicalJson(content) };
}

/** The value of an item. */
export function parsedValue({ value, content }: StagedValue): object {
  const fields = JSON.parse(value) as object;
  return content === null ? fields : { ...fields, content: JSON.parse(content) };
}
