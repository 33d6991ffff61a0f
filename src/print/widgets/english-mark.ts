import { siteConfig } from '../../core/config';
import type { WidgetContext } from '../../page/print/widget';

/**
 * Returns the `lang` of a node whose only text is a message of the library: `en` on a page in another language, since
 * pages are printed with the English messages and those that the site has configured.
 *
 * @param key the key of the message: `search.open`
 */
export function englishMark(
  key: string,
  { language }: Pick<WidgetContext, 'language'>,
): 'en' | undefined {
  if (/^en(?:[-_]|$)/i.test(language)) return undefined;
  const { messages } = siteConfig();
  const common = `common${key.slice(key.lastIndexOf('.'))}`;
  return key in messages || common in messages ? undefined : 'en';
}
