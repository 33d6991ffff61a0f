export { languageTag } from './language-tag';
export { portfolioUrl, restAddress } from './rest';
export { defaultConfig, type SiteConfig } from './schema';
export { configure, isRightToLeft, onConfigChange, siteConfig, siteLocale } from './site';
export { wording } from './wording';
