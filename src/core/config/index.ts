export * as common from './common-messages';
export { defineMessages } from './define-messages';
export { siteLanguage, visitorWords, type Words, wordsOf } from './language';
export { languageTag } from './language-tag';
export { restAddress } from './rest';
export {
  type ConfigInput,
  type CoreConfig,
  configure,
  configureBeneath,
  declareConfig,
  defaultConfig,
  isRightToLeft,
  onConfigChange,
  siteConfig,
  siteLocale,
} from './site';
export { siteSettings } from './site-settings';
