import { languageTag } from './language-tag';
import { siteLocale } from './site';

/** A number as the site's language writes it, such as `1,662`. */
export function numberText(value: number): string {
  try {
    return value.toLocaleString(languageTag(siteLocale()));
  } catch {
    // A locale that is none.
    return value.toLocaleString('en');
  }
}
