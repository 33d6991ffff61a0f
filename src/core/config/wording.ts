import { languageTag } from './language-tag';
import { siteConfig, siteLocale } from './site';

/** Answers with a sentence in the site's words, resolved when it is shown. */
export interface Wording<Key extends string> {
  (
    key: Key,
    /**
     * What stands for `{name}` in it, a number as the site's language writes it; a number as `count` decides
     * on the plural form.
     */
    values?: Readonly<Record<string, string | number>>,
  ): string;
  /** The English ones, for the catalogue that translators start from. */
  readonly sentences: Readonly<Record<Key, string>>;
}

/**
 * The way to an element's sentences: `messages` of the site's configuration may word each anew.
 *
 * A sentence that counts may have forms: `list.found.one` comes before `list.found` where the language
 * puts `{count}` into that class (`zero`, `one`, `two`, `few`, `many`; `Intl.PluralRules`).
 *
 * @param sentences the English ones by key, such as `form.cancel`; `{name}` stands for a value
 */
export function wording<Key extends string>(
  sentences: Readonly<Record<Key, string>>,
): Wording<Key> {
  const worded = (key: Key, values: Readonly<Record<string, string | number>> = {}) => {
    const { count } = values;
    const sentence =
      formOf(siteConfig().messages, key, count, siteLocale) ??
      formOf(sentences, key, count, () => 'en') ??
      key;
    return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => textOf(values[name] ?? whole));
  };
  return Object.assign(worded, { sentences });
}

function textOf(value: string | number): string {
  if (typeof value === 'string') return value;
  try {
    return value.toLocaleString(languageTag(siteLocale()));
  } catch {
    // A locale that is none.
    return value.toLocaleString('en');
  }
}

function formOf(
  sentences: Readonly<Record<string, string>>,
  key: string,
  count: string | number | undefined,
  locale: () => string,
): string | undefined {
  const form = typeof count === 'number' ? `${key}.${pluralClass(count, locale())}` : key;
  return sentences[form] ?? sentences[key];
}

/** To make one takes as long as a hundred answers. */
const rules = new Map<string, Intl.PluralRules>();

function pluralClass(count: number, locale: string): Intl.LDMLPluralRule {
  try {
    const known = rules.get(locale) ?? new Intl.PluralRules(languageTag(locale));
    rules.set(locale, known);
    return known.select(count);
  } catch {
    // A locale that is none.
    return 'other';
  }
}
