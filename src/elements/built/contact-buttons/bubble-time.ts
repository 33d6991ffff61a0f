import { siteLocale } from '../../../core/config';
import { languageTag } from '../../../core/config/language-tag';

/** Formats a time of day with 12 or 24 hours in the CMS's locale. */
export function timeOfDay(time: Date, hours: '12h' | '24h', locale: string): string {
  const cycle = hours === '12h' ? { hour12: true } : { hourCycle: 'h23' as const };
  const options = { hour: 'numeric', minute: '2-digit', ...cycle } as const;
  try {
    return new Intl.DateTimeFormat(languageTag(locale), options).format(time);
  } catch {
    // An invalid locale.
    return new Intl.DateTimeFormat('en', options).format(time);
  }
}

/** Writes the current time to a message, in the page's language. */
export function writeTime(bubble: HTMLElement | undefined): void {
  if (!bubble) return;
  const hours = bubble.dataset.timeFormat === '12h' ? '12h' : '24h';
  bubble.textContent = timeOfDay(new Date(), hours, siteLocale());
}
