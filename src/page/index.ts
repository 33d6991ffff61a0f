/**
 * Pages as data: reading, checking and editing the page builder's tree of elements. Runs in Node and in browsers, without
 * a DOM.
 */

export type {
  Corners,
  Gaps,
  GlobalReference,
  Gradient,
  Length,
  Shadow,
  Sides,
  Typography,
} from '../core/settings';
export { DOCUMENT_FORMAT, type PageDocument } from './document';
export {
  applyEdit,
  duplicateEdit,
  type Edit,
  type Edited,
  type EditFault,
  type EditPlace,
  type InsertEdit,
  type MoveEdit,
  placeAfter,
  type RemoveEdit,
  type SettingsEdit,
} from './edit';
export {
  type BuilderElement,
  type Elements,
  elementTypes,
  MOST_LEVELS,
  type SavedSettings,
} from './element';
export {
  columnSettingFields,
  containerSettingFields,
  elementSettingFields,
  layoutSettingFields,
  sectionSettingFields,
  settingFieldsOf,
  widgetSettingFields,
} from './element-settings';
export { isElementName, type NewIds, newElementId, withNewIds } from './ids';
export { type PageSettings, pageSettingFields, pageSettings } from './page-settings';
export { type DocumentFault, type DocumentProblem, documentProblemText } from './problem';
export { type ReadDocument, type ReadElements, readDocument, readElements } from './read-document';
export {
  type BlockContent,
  fitsWithSavedBlocks,
  SAVED_BLOCK,
  savedBlockElement,
  savedBlockId,
  savedBlockIds,
  withBlockCopies,
  withSavedBlocks,
} from './saved-blocks';
export { siteCss } from './site/site-css';
export {
  siteBreakpoints,
  siteConfiguration,
  siteSettingFields,
} from './site/site-settings';
export {
  globalProblems,
  type KitGlobals,
  kitCss,
  kitGlobals,
  layoutCss,
  nodeCss,
  pageCss,
  type Styled,
  type StyleSite,
} from './styles';
export { elementById, everyElement } from './tree';
