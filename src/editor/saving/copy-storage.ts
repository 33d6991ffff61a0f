import { localTexts, type TextStorage } from '../../builder/runtime/storage/storage';

/** A storage of texts whose keys can be listed. */
export interface CopyStorage extends TextStorage {
  /** Returns the keys of all texts; none if storage is blocked. */
  keys(): readonly string[];
}

/** The browser's local storage. */
export const localCopies: CopyStorage = {
  ...localTexts,
  keys() {
    try {
      return Object.keys(globalThis.localStorage);
    } catch {
      return [];
    }
  },
};
