/**
 * Returns the language tag of a CMS's locale: `de_DE_formal` is `de-DE`; the part after language and
 * country is the CMS's own.
 */
export function languageTag(locale: string): string {
  return locale.split('_', 2).join('-');
}
