import { siteLanguage } from '../config/language';
import { languageTag } from '../config/language-tag';
import { siteLocale } from '../config/site';
import type { Speaker } from './english-texts';

/** The attributes whose texts people read or hear, with the one that a form's stylesheet shows. */
const TEXT_ATTRIBUTES = [
  'aria-label',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'data-nh-unit',
];

/** The texts that are shown in English, the latest last. */
const texts: Set<string> = new Set();

/** Texts with numbers and names would fill the memory of a page that stays open. */
const MOST = 2000;

/** The `lang` that an element got here. */
interface Mark {
  readonly lang: string;
  /** The name is in English, but not all of the content: the children get the language of the page. */
  readonly isBox: boolean;
}

/** The elements that are marked here; an author's own `lang` stays. */
const marks: WeakMap<Element, Mark> = new WeakMap();

const observed: WeakSet<Node> = new WeakSet();
let observer: MutationObserver | undefined;

/**
 * Marks the elements that show a text with `lang="en"`, as long as they do. Screen readers then pronounce it as English.
 *
 * @param message the text with its placeholders
 */
export function markEnglish(text: string, message: string, speakers: Iterable<Speaker>): void {
  // The letters of "{label}: {title}" are an author's.
  const isNew = hasLetters(message.replace(/\{\w+\}/g, '')) && addText(text.trim());
  for (const { host, bodyShadow } of speakers) {
    for (const root of [host, bodyShadow]) {
      if (!root) continue;
      const isObserved = observed.has(root);
      if (!isObserved) observe(root);
      if (isNew || !isObserved) markWithin(root);
    }
  }
}

function addText(text: string): boolean {
  const isNew = !texts.delete(text);
  texts.add(text);
  const [oldest] = texts;
  if (texts.size > MOST && oldest !== undefined) texts.delete(oldest);
  return isNew;
}

function observe(root: Node): void {
  observed.add(root);
  observer ??= new MutationObserver((records) => {
    const changed = new Set(records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]));
    for (const node of changed) {
      if (node.parentElement) mark(node.parentElement);
      markWithin(node);
    }
  });
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: TEXT_ATTRIBUTES,
  });
}

function markWithin(node: Node): void {
  if (node instanceof Element) mark(node);
  if (node instanceof Element || node instanceof DocumentFragment) {
    for (const element of node.querySelectorAll('*')) mark(element);
  }
}

function mark(element: Element): void {
  const former = marks.get(element);
  if (element.hasAttribute('lang') && !former) return;
  // The page may have changed to English meanwhile.
  const wanted = siteLanguage() === 'en' ? undefined : markOf(element);
  if (wanted?.lang === former?.lang && wanted?.isBox === former?.isBox) return;
  if (wanted) {
    element.setAttribute('lang', wanted.lang);
    marks.set(element, wanted);
  } else {
    element.removeAttribute('lang');
    marks.delete(element);
  }
  if (wanted?.isBox || former?.isBox) for (const child of element.children) mark(child);
}

/** The mark that an element needs: `en` for English texts, the language of the page within a box with an English name. */
function markOf(element: Element): Mark | undefined {
  const named = TEXT_ATTRIBUTES.flatMap((name) => element.getAttribute(name) || []);
  const own = [...element.childNodes].filter((node) => node instanceof Text && isWord(node));
  if (named.length + own.length > 0 && named.every((text) => texts.has(text))) {
    if (isContentEnglish(element)) return { lang: 'en', isBox: false };
    if (own.length === 0) return { lang: 'en', isBox: true };
  }
  const { parentElement: box } = element;
  return box && marks.get(box)?.isBox ? { lang: languageAround(box), isBox: false } : undefined;
}

function isContentEnglish(element: Element): boolean {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (isWord(text) && !texts.has(textOf(text))) return false;
  }
  return true;
}

/** The language of the content of a box, which its own mark hides. */
function languageAround(box: Element): string {
  for (let around = box.parentElement; around; around = around.parentElement) {
    const lang = around.getAttribute('lang');
    if (lang && marks.get(around)?.lang !== 'en') return lang;
  }
  return languageTag(siteLocale());
}

const isWord = (node: Node): boolean => hasLetters(textOf(node));

const textOf = ({ nodeValue }: Node): string => nodeValue?.trim() ?? '';

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}
