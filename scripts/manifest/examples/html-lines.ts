import type { Printed } from '../../../src/page/print/printed';
import { toHtml } from '../../../src/print';

/** The longest element that is written in one line. */
const LONGEST = 96;

/** Returns printed HTML in indented lines. Elements with text of their own stay in one line, where spaces have a meaning. */
export function htmlLines(node: Printed, indent = ''): string {
  const line = toHtml(node);
  if (typeof node === 'string' || line.length <= LONGEST || hasText(node.children)) {
    return indent + line;
  }
  const { tag } = node;
  const start = toHtml({ ...node, children: [] }).slice(0, -`</${tag}>`.length);
  const children = node.children.map((child) => htmlLines(child, `${indent}  `));
  return [indent + start, ...children, `${indent}</${tag}>`].join('\n');
}

function hasText(children: readonly Printed[]): boolean {
  return children.length === 0 || children.some((child) => typeof child === 'string');
}
