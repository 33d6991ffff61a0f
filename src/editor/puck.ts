/**
 * The library's elements and blocks as components of Puck (`@puckeditor/core`), for React applications with an editor of
 * their own. Puck, React and this entry are loaded by editors only, never by visitors' pages.
 */

import { comingWords } from '../core/languages/tool-words';
import { components } from './nodes/components';
import { nodeKinds } from './nodes/kinds';

export { fromPuckData } from './data/from-puck';
export {
  FIXED,
  type NodeData,
  type NodeProps,
  type PanelData,
  type PuckData,
} from './data/puck-data';
export { toPuckData } from './data/to-puck';
export { categoriesFor } from './nodes/categories';
export { components } from './nodes/components';
export { categories, config, root } from './nodes/config';
export { type EditedSite, EditedSiteContext } from './nodes/edit-site';
export { EditorFrame, type FrameFiles } from './nodes/editor-frame';
export { viewportsOf } from './nodes/viewports';
export { PageEditor, type PageEditorProps } from './page-editor/page-editor';
export type { OpenedPage, PageConflict, PageStore, SaveState } from './page-store';
export type { GlobalStyle, PanelMeans } from './panel/control';
export { SettingsPanel, type SettingsPanelProps } from './panel/settings-panel';
export {
  apiBackEnd,
  type NodeDifference,
  type PageBackEnd,
  revisionDifference,
  SavedPageStore,
  type SettingDifference,
  type StoreMeans,
} from './saving';
export { apiMedia } from './site/api-media';
export { apiSavedBlocks } from './site/api-saved-blocks';
export { apiSiteSettings } from './site/api-site-settings';
export { apiVariables } from './site/api-variables';
export { apiAccount, type CloudAccount } from './site/cloud-account';
export { apiNotes, type PageNotes } from './site/page-notes';
export { apiPreferences, type PreferenceStore } from './site/preference-store';
export type { SavedBlockChange, SavedBlocks } from './site/saved-blocks';
export type { LibraryPage, LibraryPicture, SiteMedia } from './site/site-media';
export type { SiteSettings, SiteSettingsVersion } from './site/site-settings';
export type { NewVariable, SiteVariables, VariableValue } from './site/site-variables';

/** Puck's fields of each component. */
export const fields = Object.fromEntries(
  [...nodeKinds.keys()].map((name) => [name, components[name]?.fields]),
);

/**
 * Loads the messages of the editor in the page's language, and the labels of settings. Await it before the editor is
 * rendered; `<nh-page-editor>` does so itself. Never rejects: without them, the editor speaks English.
 */
export async function loadEditorWords(): Promise<void> {
  await comingWords(['editor', 'settings']);
}
