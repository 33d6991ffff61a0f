/** A printed node: an element, or text. */
export type Printed = PrintedElement | string;

/** A printed element. Writers turn it into HTML text, DOM nodes or React elements, and escape its texts. */
export interface PrintedElement {
  /** The tag name, in lower case. */
  readonly tag: string;
  /** The attributes by name; `true` for a boolean attribute such as `hidden`. */
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly children: readonly Printed[];
}

/** Returns a printed element. An attribute that is `undefined` or `false` is not printed. */
export function printed(
  tag: string,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
  children: readonly Printed[] = [],
): PrintedElement {
  // A loop, since a page has thousands of elements.
  const kept: Record<string, string | true> = {};
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined && value !== false) kept[name] = value;
  }
  return { tag, attributes: kept, children };
}
