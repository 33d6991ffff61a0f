/** Saving of the page editor: drafts, local copies, retries, the lock, conflicts and the difference of revisions. */

export { type ApiOptions, apiBackEnd } from './api-back-end';
export {
  type NodeDifference,
  revisionDifference,
} from './difference/revision-difference';
export type { SettingDifference } from './difference/setting-differences';
export { LocalCopyStore } from './local-copy';
export type {
  ChangeBase,
  DraftToSave,
  Failure,
  Outcome,
  PageBackEnd,
  SaveFault,
  SendOptions,
} from './page-back-end';
export { SavedPageStore, type StoreMeans } from './saved-page-store';
