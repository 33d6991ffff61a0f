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
export { wording } from './wording';
