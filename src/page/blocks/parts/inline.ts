import { type Printed, printed } from '../../print/printed';
import type { PrintContext } from '../block';

/** The elements that may stand in a heading, a caption or a button. */
const phrasing: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** The phrasing elements that may stand in a link. */
const inLink: ReadonlySet<string> = new Set([...phrasing].filter((tag) => tag !== 'a'));

/** Parses a short HTML text. Of elements that may not stand in a heading, only the content is kept. */
export function inline(html: string, context: PrintContext): readonly Printed[] {
  return kept(context.sanitised(html), phrasing);
}

/** Parses a short HTML text for the inside of a link. */
export function inlineInLink(html: string, context: PrintContext): readonly Printed[] {
  return kept(context.sanitised(html), inLink);
}

function kept(nodes: readonly Printed[], tags: ReadonlySet<string>): readonly Printed[] {
  return nodes.flatMap((node): readonly Printed[] => {
    if (typeof node === 'string') return [node];
    const children = kept(node.children, tags);
    return tags.has(node.tag) ? [printed(node.tag, node.attributes, children)] : children;
  });
}

/** Prints HTML. A text without tags becomes paragraphs, which blank lines separate. */
export function blockHtml(html: string, context: PrintContext): readonly Printed[] {
  if (/<\/?[a-z]/i.test(html)) return context.sanitised(html);
  return html
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => printed('p', {}, context.sanitised(paragraph)));
}
