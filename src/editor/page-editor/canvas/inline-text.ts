import type { SavedSettings } from '../../../page';
import { nodeKinds } from '../../nodes/kinds';
import type { Commands } from '../commands';
import type { TreeNode } from '../tree/page-tree';
import { htmlBoxAround, htmlPlace } from './html-place';
import { htmlText, withPrintedHtml } from './html-text';
import { placeAt } from './text-order';
import { placesOf, withText } from './text-place';

/** Selects the box of a node in the preview. */
export const NODE = '[data-puck-component]';

/** Selects an item of a list in the preview. */
const ITEM = 'li, [data-tab], [data-tab-index], details';

/** A text of a node in the preview. */
export interface InlineText {
  readonly element: HTMLElement;
  readonly id: string;
  /** The first content of the edited element. */
  readonly content: readonly (Node | string)[];
  /** Whether the text has paragraphs and markup. */
  readonly isHtml: boolean;
  /** Returns the settings of the node with another text. */
  changed(node: TreeNode, text: string): SavedSettings;
}

function nodeAt(element: Element, commands: Commands): TreeNode | undefined {
  const id = element.closest(NODE)?.getAttribute('data-puck-component');
  return id ? commands.node(id) : undefined;
}

/** Returns the text of an element, if it is the whole value of a text setting, of the node or of an item. */
function textAt(element: HTMLElement, commands: Commands): InlineText | undefined {
  const text = element.textContent?.trim();
  const node = element.childElementCount > 0 || !text ? undefined : nodeAt(element, commands);
  if (!node) return undefined;
  const { fields = {} } = nodeKinds.get(node.type) ?? {};
  const place = placeAt(element, placesOf(text, fields, node.data.props.settings));
  if (!place) return undefined;
  return {
    ...{ element, id: node.id, content: [text], isHtml: false },
    changed: ({ data }, next) => withText(data.props.settings, place, next),
  };
}

/** Returns the paragraphs of a text editor or of an item around an element. */
function paragraphsAt(element: HTMLElement, commands: Commands): InlineText | undefined {
  const box = htmlBoxAround(element);
  const node = box && nodeAt(box, commands);
  const place = node && htmlPlace(node.data, box);
  const content = place && htmlText(node.data, place, box.ownerDocument);
  if (!content) return undefined;
  return {
    ...{ element: box, id: node.id, content, isHtml: true },
    changed: ({ data }, html) => withPrintedHtml(data, htmlPlace(data, box) ?? place, html),
  };
}

/** Returns the text that an element of the preview shows or is a part of, if it can be edited in place. */
export function inlineTextAt(element: HTMLElement, commands: Commands): InlineText | undefined {
  return paragraphsAt(element, commands) ?? textAt(element, commands);
}

/**
 * Returns the first text of a node that can be edited in place and is visible.
 *
 * @param from the element of the node that has the focus: its own text and that of its item come first
 */
export function firstInlineText(
  box: HTMLElement,
  from: Element,
  commands: Commands,
): InlineText | undefined {
  const item = from.closest(ITEM);
  const roots = [from, item, box].filter((root) => root && box.contains(root)) as HTMLElement[];
  for (const root of roots) {
    for (const element of [root, ...root.querySelectorAll<HTMLElement>('*')]) {
      // The nodes in a container have their own texts.
      if (element.closest(NODE) !== box || !element.checkVisibility()) continue;
      const found = element === box ? undefined : inlineTextAt(element, commands);
      if (found) return found;
    }
  }
  return undefined;
}
