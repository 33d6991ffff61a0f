import { siteLocale } from '../../../core/config';
import { languageTag } from '../../../core/config/language-tag';

/** A time of day as a message would show it, with 12 or 24 hours, in a CMS's locale. */
export function timeOfDay(time: Date, hours: '12h' | '24h', locale: string): string {
  const cycle = hours === '12h' ? { hour12: true } : { hourCycle: 'h23' as const };
  const options = { hour: 'numeric', minute: '2-digit', ...cycle } as const;
  try {
    return new Intl.DateTimeFormat(languageTag(locale), options).format(time);
  } catch {
    // A locale that is none.
    return new Intl.DateTimeFormat('en', options).format(time);
  }
}

/** Has a message say that it was written now, by the page's language. */
export function writeTime(bubble: HTMLElement | undefined): void {
  if (!bubble) return;
  const hours = bubble.dataset.timeFormat === '12h' ? '12h' : '24h';
  bubble.textContent = timeOfDay(new Date(), hours, siteLocale());
}
