import { setAttributes } from './set-attributes';

/** Makes an HTML element with attributes (one that is null is left out) and content. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  attributes: Readonly<Record<string, string | null>> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  setAttributes(element, attributes);
  element.append(...content);
  return element;
}
