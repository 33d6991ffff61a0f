import type { Template } from '../../api/libraries/template';
import { inSiteLanguage } from '../in-site-language';
import { gridMessage } from './messages';

/** By language tag. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a date in the page's language. */
export function dateText(time: number): string {
  return inSiteLanguage(formatFor).format(time);
}

/** Returns a template's type and date. Only the space before the date can wrap, so that CSS can hide it whole. */
export function noteText({ type, edited }: Pick<Template, 'type' | 'edited'>): string {
  return `${typeText(type)} ·\u00a0${dateText(edited).replaceAll(' ', '\u00a0')}`;
}

/** Returns the label of a template's type; for an unknown type, its name. */
export function typeText(type: string): string {
  const key = `library.type.${type}`;
  return isMessage(key) ? gridMessage(key) : type;
}

function isMessage(key: string): key is keyof typeof gridMessage.defaults {
  return Object.hasOwn(gridMessage.defaults, key);
}

// Creating a format takes longer than rendering a line.
function formatFor(tag: string): Intl.DateTimeFormat {
  const format = formats.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  formats.set(tag, format);
  return format;
}
