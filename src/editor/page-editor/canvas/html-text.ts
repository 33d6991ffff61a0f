import { type Printed, printNode, toDom, toHtml } from '../../../print';
import { elementOf } from '../../data/from-puck';
import type { TreeNode } from '../tree/page-tree';

/** The class of the box of the text editor's content. */
const TEXT = 'nh-text';

/**
 * Returns the content of a text editor as DOM nodes without the changes that its code makes, such as a drop cap. Undefined if
 * the printer leaves out a part of it, which would be lost: such a text is edited in the panel.
 */
export function htmlText({ data }: TreeNode, frame: Document): readonly Node[] | undefined {
  const { editor } = data.props.settings;
  const content = textIn(printNode(elementOf(data), { mode: 'edit' }));
  if (typeof editor !== 'string' || !content) return undefined;
  return isWhole(editor, content) ? toDom(content, frame) : undefined;
}

function textIn(printed: Printed): readonly Printed[] | undefined {
  if (typeof printed === 'string') return undefined;
  const { attributes, children } = printed;
  if (attributes.class === TEXT) return children;
  for (const child of children) {
    const found = textIn(child);
    if (found) return found;
  }
  return undefined;
}

/** Whether the printed content has all elements and attributes of the saved text. */
function isWhole(saved: string, content: readonly Printed[]): boolean {
  const names = namesIn(saved);
  // A text without tags becomes paragraphs.
  return names.length === 0 || names.join(' ') === namesIn(content.map(toHtml).join('')).join(' ');
}

/** Returns the names of the tags of a text, each with those of its attributes. */
function namesIn(html: string): readonly string[] {
  return [...html.matchAll(/<!?([a-z-][\w-]*)(?![\w-])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/gi)].map(
    ([, tag = '', attributes = '']) => {
      const names = attributes.replace(/"[^"]*"|'[^']*'/g, '').match(/[\w:-]+/g) ?? [];
      // The printer adds them.
      const own = names
        .map((name) => name.toLowerCase())
        .filter((name) => !/^(?:rel|alt)$/.test(name));
      return [tag.toLowerCase(), ...own.toSorted()].join('.');
    },
  );
}
