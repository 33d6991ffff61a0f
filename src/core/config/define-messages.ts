import { markEnglishText } from '../languages/english-texts';
import { siteLanguage, visitorWords, type Words } from './language';
import { languageTag } from './language-tag';
import { siteConfig, siteLocale } from './site';

/**
 * Returns a message in the site's language. The language is read at each call, so call it when the message is
 * shown.
 */
export interface FormatMessage<Key extends string> {
  (
    key: Key,
    /**
     * Values for the placeholders (`{name}`). Numbers are formatted for the site's locale; a number named
     * `count` selects the plural form.
     */
    values?: Readonly<Record<string, string | number>>,
  ): string;
  /** The English messages, which translators start from. */
  readonly defaults: Readonly<Record<Key, string>>;
}

/**
 * Declares an element's messages. A site overrides any of them by its key, under `messages` of its
 * configuration, or those of all elements by a common key: `common.cancel` applies to `form.cancel` and to
 * every other key that ends in `.cancel` (`common-messages.ts`).
 *
 * A message with a `{count}` may have plural forms: `list.found.one` replaces `list.found` where the
 * locale's plural rules choose `one` for the count (also `zero`, `two`, `few`, `many`; `Intl.PluralRules`).
 *
 * @param defaults the English messages by key, such as `form.cancel`; `{name}` is a placeholder
 * @param words the messages in other languages. Default: those that visitors see
 */
export function defineMessages<Key extends string>(
  defaults: Readonly<Record<Key, string>>,
  words: Words = visitorWords,
): FormatMessage<Key> {
  const format = (key: Key, values?: Readonly<Record<string, string | number>>) => {
    const { messages } = siteConfig();
    const translation =
      pluralForm(messages, key, values) ??
      // A common message has no placeholders: `Close {name}` keeps its own text.
      messages[values ? '' : `common${key.slice(key.lastIndexOf('.'))}`] ??
      pluralForm(words.pack() ?? {}, key, values);
    const message = translation ?? pluralForm(defaults, key, values, 'en') ?? key;
    const text = message.replace(/\{(\w+)\}/g, (whole, name: string) =>
      textOf(values?.[name] ?? whole),
    );
    if (translation === undefined && siteLanguage() !== 'en') markEnglishText(text, message);
    return text;
  };
  return Object.assign(format, { defaults });
}

/** Languages that write a whole number below 1000 as JavaScript does: with these digits, without separators. */
const PLAIN_DIGITS =
  /^(?:cs|da|de|en|es|fi|fr|hu|it|ja|ko|nb|nl|pl|pt|ro|ru|sk|sv|tr|uk|zh)(?:[_-][A-Z]{2}(?:_|$)|$)/;

function textOf(value: string | number): string {
  if (typeof value === 'string') return value;
  const isSmall = Number.isInteger(value) && value >= 0 && value < 1000;
  // The first formatted number of a page takes milliseconds: the browser loads the language's data.
  if (isSmall && PLAIN_DIGITS.test(siteLocale())) return String(value);
  try {
    return value.toLocaleString(languageTag(siteLocale()));
  } catch {
    // The site's locale is not a valid language tag.
    return value.toLocaleString('en');
  }
}

/** The message's form for `count`, or the message itself where there is no such form. */
function pluralForm(
  messages: Readonly<Record<string, string>>,
  key: string,
  { count }: Readonly<Record<string, string | number>> = {},
  locale?: string,
): string | undefined {
  const form =
    typeof count === 'number' ? `${key}.${pluralClass(count, locale ?? siteLocale())}` : key;
  return messages[form] ?? messages[key];
}

/** Cached by locale: creating one takes as long as a hundred calls of `select`. */
const pluralRules: Record<string, Intl.PluralRules> = {};

function pluralClass(count: number, locale: string): Intl.LDMLPluralRule {
  try {
    pluralRules[locale] ??= new Intl.PluralRules(languageTag(locale));
    return pluralRules[locale].select(count);
  } catch {
    // The site's locale is not a valid language tag.
    return 'other';
  }
}
