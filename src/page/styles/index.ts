export { gradient } from './gradient';
export { type KitGlobals, type KitTypographyStyle, noGlobals } from './kit-globals';
export { nodeCss, type StyleSite, settingsCss } from './node-css';
export type {
  Declarations,
  StyleRule,
  StyleRules,
  StyleSettings,
  StyleTarget,
} from './style-rule';
export type { Styled } from './styled-element';
export { typography } from './typography';
export {
  all,
  colour,
  corners,
  declared,
  keyword,
  length,
  number,
  picture,
  shadow,
  sides,
  textAlign,
  type Writer,
} from './writers';
