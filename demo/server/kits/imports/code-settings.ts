import { hasOnlyLinkAttributes } from '../../../../src/page/blocks/parts/link';

/** The settings that are code as a whole. */
const CODE_KEY = /^(?:custom_css|_?custom_attributes|_attributes)$/;

/**
 * Whether a setting of an element, a page or a site is code as a whole: CSS or attributes. Attributes of links that
 * a page may have are not.
 */
export function isCodeSetting(key: string, value: unknown): boolean {
  const isHarmless = () => typeof value === 'string' && hasOnlyLinkAttributes(value);
  return CODE_KEY.test(key) && !(key === 'custom_attributes' && isHarmless());
}
