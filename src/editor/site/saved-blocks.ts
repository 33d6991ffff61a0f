import type { Use } from '../../api/pages/document';
import type { SavedBlock, SavedBlockWithContent } from '../../api/pages/saved-block';
import type { Elements } from '../../page';

/** A change of a saved block. Absent fields stay as they are. */
export interface SavedBlockChange {
  readonly title?: string;
  readonly content?: Elements;
}

/**
 * The saved blocks of a site, which stand on many pages and are edited once. Each function rejects with a sentence for
 * people. `apiSavedBlocks` are those of `docs/pages-api.md`.
 */
export interface SavedBlocks {
  /** All saved blocks, sorted by title. */
  list(): Promise<readonly SavedBlock[]>;
  /** Resolves with undefined if the block was deleted. */
  read(id: string): Promise<SavedBlockWithContent | undefined>;
  add(title: string, content: Elements): Promise<SavedBlock>;
  /**
   * Changes a block on all pages, on top of a revision. Resolves with undefined if it has a newer one: then nothing is saved.
   */
  change(id: string, revision: number, change: SavedBlockChange): Promise<SavedBlock | undefined>;
  /** The documents that contain a block. */
  uses(id: string): Promise<readonly Use[]>;
  /** Deletes a block. The documents that contain it get copies. */
  remove(id: string): Promise<void>;
}
