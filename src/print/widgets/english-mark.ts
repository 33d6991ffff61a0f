import { siteConfig } from '../../core/config';
import { languageTag } from '../../core/config/language-tag';
import { type Printed, printed } from '../../page/print/printed';
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

/**
 * Returns the children of a box. If the name of the box is marked as English, they get the language of the page, unless they
 * have a mark of their own.
 *
 * @param mark the `lang` of the box
 */
export function inPageLanguage(
  children: readonly Printed[],
  mark: 'en' | undefined,
  { language }: Pick<WidgetContext, 'language'>,
): readonly Printed[] {
  if (!mark) return children;
  const lang = languageTag(language);
  return children.map((child) =>
    typeof child === 'string'
      ? child
      : printed(child.tag, { lang, ...child.attributes }, child.children),
  );
}
