import type { Printed, PrintedElement } from './printed';

/** A control as React takes it: its value is a property, not content. */
export interface ReactControl {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly children: readonly Printed[];
}

/** Returns the initial value of a textarea or select as a property, and the content that is left. */
export function reactControl({ tag, attributes, children }: PrintedElement): ReactControl {
  if (tag === 'textarea') {
    const text = children.filter((child) => typeof child === 'string').join('');
    return { properties: { defaultValue: text }, children: [] };
  }
  if (tag !== 'select') return { properties: {}, children };
  const chosen = children.flatMap(selectedValue);
  const defaultValue = attributes.multiple === true ? chosen : chosen[0];
  return {
    properties: chosen.length > 0 ? { defaultValue } : {},
    children: children.map(unselected),
  };
}

function selectedValue(node: Printed): string[] {
  if (typeof node === 'string' || node.attributes.selected === undefined) return [];
  return [String(node.attributes.value)];
}

function unselected(node: Printed): Printed {
  if (typeof node === 'string') return node;
  const { selected: _, ...attributes } = node.attributes;
  return { ...node, attributes };
}
