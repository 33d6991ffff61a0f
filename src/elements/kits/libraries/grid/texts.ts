import { languageTag, siteLocale } from '../../../../core/config';
import type { Template } from '../wire/template';
import { gridMessage } from './messages';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day as people read it, in the page's language. */
export function dateText(time: number): string {
  return formatFor(languageTag(siteLocale())).format(time);
}

/** What a template is for, and its day: in one line where there is room, else the day falls out as a whole. */
export function noteText({ type, edited }: Pick<Template, 'type' | 'edited'>): string {
  return `${typeText(type)} ·\u00a0${dateText(edited).replaceAll(' ', '\u00a0')}`;
}

/** What a template is for, in words; a type that is not known by its own name. */
export function typeText(type: string): string {
  const key = `library.type.${type}`;
  return isMessage(key) ? gridMessage(key) : type;
}

function isMessage(key: string): key is keyof typeof gridMessage.sentences {
  return Object.hasOwn(gridMessage.sentences, key);
}

// A format takes longer to make than a line to draw.
function formatFor(locale: string): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const format = newFormat(locale);
  formats.set(locale, format);
  return format;
}

function newFormat(locale: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  } catch {
    // A locale that is none.
    return new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
  }
}
