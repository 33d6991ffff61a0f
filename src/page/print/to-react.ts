import { checkedAttribute, checkedTag } from './names';
import type { Printed, PrintedElement } from './printed';
import { reactControl } from './react-control';

/** React's `createElement`, or that of a library with the same signature. */
export type CreateElement<T> = (
  type: string,
  properties: Readonly<Record<string, unknown>>,
  ...children: readonly (T | string)[]
) => T;

/** React's names of attributes, where they differ in more than a hyphen. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
  hreflang: 'hrefLang',
  autoplay: 'autoPlay',
  playsinline: 'playsInline',
  readonly: 'readOnly',
  maxlength: 'maxLength',
  minlength: 'minLength',
  srcset: 'srcSet',
  enctype: 'encType',
  allowfullscreen: 'allowFullScreen',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  enterkeyhint: 'enterKeyHint',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  novalidate: 'noValidate',
  referrerpolicy: 'referrerPolicy',
  srclang: 'srcLang',
  // A controlled field would ignore what a visitor types.
  value: 'defaultValue',
  checked: 'defaultChecked',
};

/**
 * Creates React elements of printed nodes.
 *
 * @returns elements and texts, in the order of the nodes; each element has a key
 */
export function toReact<T>(
  nodes: readonly Printed[] | Printed,
  createElement: CreateElement<T>,
): (T | string)[] {
  return ([] as readonly Printed[])
    .concat(nodes)
    .map((node, index) =>
      typeof node === 'string' ? node.replaceAll('\0', '') : elementOf(node, createElement, index),
    );
}

function elementOf<T>(element: PrintedElement, createElement: CreateElement<T>, index: number): T {
  const { tag, attributes } = element;
  const control = reactControl(element);
  // React writes the attributes of custom elements under their own names.
  const isCustom = tag.includes('-');
  const properties = Object.entries(attributes).map(([name, value]) => [
    isCustom ? checkedAttribute(name) : reactName(tag, checkedAttribute(name)),
    propertyValue(name, value),
  ]);
  const key = attributes['data-id'] ?? index;
  return createElement(
    checkedTag(tag),
    { ...Object.fromEntries(properties), ...control.properties, key },
    ...toReact(control.children, createElement),
  );
}

function propertyValue(name: string, value: string | true): unknown {
  // React writes `true` as a text for these.
  if (value === true) return name.startsWith('data-') ? '' : true;
  return value.replaceAll('\0', '');
}

function reactName(tag: string, name: string): string {
  if (name === 'value' && !/^(?:input|textarea|select)$/.test(tag)) return name;
  const known = reactNames[name];
  if (known !== undefined) return known;
  if (name.startsWith('data-') || name.startsWith('aria-')) return name;
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
