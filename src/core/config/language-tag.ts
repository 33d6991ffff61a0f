/**
 * The language tag of a CMS's locale: `de_DE_formal` is `de-DE`, since what comes after language and
 * country is the CMS's own and no part of a tag.
 */
export function languageTag(locale: string): string {
  return locale.split('_', 2).join('-');
}
