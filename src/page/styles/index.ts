export { backgroundFields, backgroundRules } from './background';
export { borderFields, borderRules } from './border';
export { isBoxed } from './container';
export { globalProblems } from './global-problems';
export { gradient } from './gradient';
export { joinRules } from './join-rules';
export { kitCss } from './kit-css';
export { type KitGlobals, type KitTypographyStyle, kitGlobals, noGlobals } from './kit-globals';
export { layoutCss } from './layout-css';
export { boxSelector, nodeCss, nodeRules, type StyleSite } from './node-css';
export { pageCss } from './page-css';
export { type NodeRules, sharedCss } from './shared-css';
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
  gaps,
  keyword,
  length,
  number,
  picture,
  shadow,
  share,
  sides,
  textAlign,
  type Writer,
} from './writers';
