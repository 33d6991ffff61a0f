import { objectOf } from '../../core/settings/reading';
import type { SavedSettings } from '../../page';

/** Returns the text of an element without the line breaks of its template. */
export function textOf(element: Element | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Returns the HTML in an element, for settings that hold HTML. */
export function htmlOf(element: Element | undefined): string {
  return element?.innerHTML.trim() ?? '';
}

/** Returns a plain text as it is, other content as HTML, for settings that may hold either. */
export function textOrHtmlOf(element: Element | undefined): string {
  return element?.firstElementChild ? htmlOf(element) : textOf(element);
}

/** Returns settings without those that have no value. */
export function present(settings: SavedSettings): SavedSettings {
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** The attributes of a link that are settings of their own, or belong to the page builder's script. */
const ownAttribute =
  /^(?:href|target|rel|class|id|role|tabindex|style|part|draggable|aria-(?!label$).*|data-.*)$/;

/** Returns a link as the page builder saves it; undefined without an address. */
export function linkOf(link: Element | null | undefined): SavedSettings | undefined {
  const url = link?.getAttribute('href');
  if (!link || !url) return undefined;
  const own = [...link.attributes]
    // The page builder separates attributes by commas.
    .filter(({ name, value }) => !ownAttribute.test(name) && !value.includes(','))
    .map(({ name, value }) => `${name}|${value}`);
  return present({
    url,
    is_external: link.getAttribute('target') === '_blank' ? 'on' : undefined,
    nofollow: link.getAttribute('rel')?.split(/\s+/).includes('nofollow') ? 'on' : undefined,
    custom_attributes: own.join(','),
  });
}

/** Returns a picture as the page builder saves it; undefined for an image without an address. */
export function pictureOf(image: Element | undefined): SavedSettings | undefined {
  const url = image?.getAttribute('src') || image?.getAttribute('data-src');
  if (!image || !url) return undefined;
  const id = /(?:^|\s)wp-image-(\d{1,15})(?:\s|$)/.exec(image.className)?.[1];
  return present({
    url,
    id: id && Number(id),
    alt: image.getAttribute('alt') ?? undefined,
    width: pixelsOf(image, 'width'),
    height: pixelsOf(image, 'height'),
  });
}

function pixelsOf(image: Element, name: string): number | undefined {
  const value = Number(image.getAttribute(name));
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

const styles: Readonly<Record<string, string>> = {
  fas: 'fa-solid',
  far: 'fa-regular',
  fab: 'fa-brands',
};

/** Returns the icon of an icon font in an element; undefined for none, and for a drawing whose file is not named. */
export function iconOf(box: Element | undefined): SavedSettings | undefined {
  const drawing = box?.querySelector('svg[class], i[class]');
  const classes = drawing?.getAttribute('class') ?? '';
  const inline = /(?:^|\s)e-(fa[srb])-([a-z\d-]{1,40})(?:\s|$)/.exec(classes);
  const font = /(?:^|\s)(fa[srb]) fa-([a-z\d-]{1,40})(?:\s|$)/.exec(classes);
  const [, style = '', name] = inline ?? font ?? [];
  if (name) return { value: `${style} fa-${name}`, library: styles[style] ?? '' };
  return drawing?.localName === 'i' && classes ? { value: classes, library: '' } : undefined;
}

/** Returns the number of an attribute; undefined for anything else. */
export function numberOf(element: Element | undefined, name: string): number | undefined {
  const text = element?.getAttribute(name) ?? '';
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
}

/** Returns an object of JSON; undefined for anything else. */
export function jsonObject(text: string | null): SavedSettings | undefined {
  try {
    return objectOf(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}
