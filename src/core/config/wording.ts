import { siteConfig } from './site';

/** Answers with a sentence in the site's words, resolved when it is shown. */
export type Wording<Key extends string> = (
  key: Key,
  /** What stands for `{name}` in it. */
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The way to an element's sentences: `messages` of the site's configuration may word each anew.
 *
 * @param sentences the English ones by key, such as `form.cancel`; `{name}` stands for a value
 */
export function wording<Key extends string>(
  sentences: Readonly<Record<Key, string>>,
): Wording<Key> {
  return (key, values = {}) => {
    const sentence = siteConfig().messages[key] ?? sentences[key];
    return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}
