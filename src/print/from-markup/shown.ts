import type { SavedSettings } from '../../page';
import type { WidgetMarkup } from './widget-markup';

const ADDRESSES = 'a[href], img[src], iframe[src], video[src], audio[src], source[src]';

/**
 * Returns true if the settings of a widget contain all that its markup shows: each word, address, icon and control.
 *
 * @param drawn a selector of parts that need not be in the settings
 */
export function showsNoMore(
  markup: WidgetMarkup,
  settings: SavedSettings,
  drawn = ':not(*)',
): boolean {
  const known = textsOf(settings).join('\n');
  const isKnown = (text: string): boolean => known.includes(text) || known.includes(escaped(text));
  const ignored = `${drawn}, ${markup.selector('screen-only')}, script, style, noscript`;
  const isShown = (element: Element): boolean => {
    const part = element.closest(ignored);
    return part === null || !markup.node.contains(part);
  };
  const words = shownWords(markup.node, isShown);
  const addresses = markup.all(ADDRESSES).filter(isShown).map(addressOf);
  const icons = markup.all('svg, i[class*="fa-"]').filter(isShown).map(iconName);
  const controls = markup.all('input, select, textarea, form, object, canvas').filter(isShown);
  return (
    [...words, ...addresses].every(isKnown) &&
    icons.every((name) => name !== undefined && isKnown(name)) &&
    controls.every(({ localName }) => known.includes(`<${localName}`))
  );
}

/** Returns the words in a box, without those of elements inside it. */
function shownWords(node: HTMLElement, isShown: (element: Element) => boolean): string[] {
  const walker = node.ownerDocument.createTreeWalker(node, 4 /* NodeFilter.SHOW_TEXT */);
  const words: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode as Text;
    const isOwn = parentElement?.closest('[data-element_type]') === node;
    if (parentElement && isOwn && isShown(parentElement)) words.push(...data.split(/\s+/));
  }
  return words.filter((word) => word !== '');
}

function addressOf(element: Element): string {
  return element.getAttribute(element.localName === 'a' ? 'href' : 'src') ?? '';
}

/** Returns the name of a drawn icon of an icon font: `fa-star`. */
function iconName(icon: Element): string | undefined {
  return /(?:^|[\s-])(?:fa[srb])[\s-](?:fa-)?([a-z\d-]+)/.exec(
    icon.getAttribute('class') ?? '',
  )?.[1];
}

/** Returns all texts in settings. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Returns a text as it is written in HTML, in which some settings hold it. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
