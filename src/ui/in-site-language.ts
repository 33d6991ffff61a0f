import { languageTag, siteLocale } from '../core/config';

/**
 * Returns `make` of the language tag of the site's locale, such as a formatter of `Intl`; of `en` if the locale is not a
 * valid language tag.
 */
export function inSiteLanguage<T>(make: (tag: string) => T): T {
  try {
    return make(languageTag(siteLocale()));
  } catch {
    return make('en');
  }
}
