import type { SavedSettings } from '../../../page';
import type { PrintedElement } from '../../../print';
import type { NodeData } from '../../data/puck-data';
import { itemsIn, withItem, withText } from './text-place';

/** A text with markup in the settings of a node, and the box in which it is printed. */
export interface HtmlPlace {
  /** The saved HTML. Undefined: the item has a text without markup. */
  readonly saved: string | undefined;
  /** Whether a printed element is the box of the text. */
  isBox(printed: PrintedElement): boolean;
  /** Returns the settings with another text. */
  withHtml(html: string): SavedSettings;
}

/** Selects the boxes of texts with markup: that of a text editor, and those of the items of some widgets. */
const BOX = '.nh-text, [part="content"][data-tab]';

/** The widgets whose items have texts with markup. The panels of nested ones are containers of the tree. */
const withItems: ReadonlySet<string> = new Set(['accordion', 'tabs', 'toggle']);

/** Whether nodes of a kind have texts with markup that are edited in the preview. */
export function hasHtmlTexts(type: string | undefined): boolean {
  return type === 'text-editor' || withItems.has(type ?? '');
}

/** Returns the box of a text with markup around an element of the preview. */
export function htmlBoxAround(element: Element): HTMLElement | undefined {
  return element.closest<HTMLElement>(BOX) ?? undefined;
}

/** Returns the text of a node that is printed in a box. */
export function htmlPlace({ type, props }: NodeData, box: HTMLElement): HtmlPlace | undefined {
  const { settings } = props;
  if (type === 'text-editor') return editorPlace(settings);
  return withItems.has(type) ? itemPlace(settings, box.dataset.tab) : undefined;
}

function editorPlace(settings: SavedSettings): HtmlPlace | undefined {
  const { editor } = settings;
  if (typeof editor !== 'string') return undefined;
  return {
    saved: editor,
    isBox: ({ attributes }) => attributes.class === 'nh-text',
    withHtml: (html) => withText(settings, ['editor'], html),
  };
}

/** @param tab the number of the item, from 1, with which its title and its content are printed */
function itemPlace(settings: SavedSettings, tab: string | undefined): HtmlPlace | undefined {
  const list = itemsIn(settings, 'items').length > 0 ? 'items' : 'tabs';
  const index = Number(tab) - 1;
  const item = itemsIn(settings, list)[index];
  if (!item) return undefined;
  const { tab_content: html } = item;
  return {
    saved: typeof html === 'string' ? html : undefined,
    isBox: ({ attributes }) => attributes.part === 'content' && attributes['data-tab'] === tab,
    // A text without markup becomes HTML.
    withHtml: (tab_content) =>
      withItem(settings, [list, index], ({ content: _, ...item }) => ({ ...item, tab_content })),
  };
}
