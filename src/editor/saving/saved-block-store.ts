import { randomKey } from '../../api/client';
import type { SavedBlockWithContent } from '../../api/pages/saved-block';
import { restAddress } from '../../core/config';
import { jsonText } from '../../core/state/json-text';
import { Listeners } from '../../core/state/listeners';
import { DOCUMENT_FORMAT, type Elements, type PageDocument } from '../../page';
import type { OpenedPage, PageConflict, PageStore, SaveState } from '../page-store';
import type { SavedBlocks } from '../site/saved-blocks';
import { conflictOf } from './conflict';
import { DraftCopy, type UnsavedDraft } from './draft-copy';
import { LocalCopyStore } from './local-copy';
import { message } from './messages';
import { browserTimers } from './timers';
import { watchWindow } from './window-events';

/**
 * Edits a saved block like a page. A change is sent by `publish()` alone, since it shows on all pages at once. Until then,
 * the browser keeps a copy for the account, and asks before it leaves the editor.
 */
export class SavedBlockStore implements PageStore {
  readonly #blocks: SavedBlocks;
  readonly #id: string;
  readonly #rights: OpenedPage['rights'];
  readonly #copies: LocalCopyStore | undefined;
  readonly #copy = new DraftCopy(browserTimers, () => this.#unsaved);
  readonly #listeners = new Listeners();
  #life = new AbortController();
  #revision = 0;
  #title = '';
  #content: Elements = [];
  #state: SaveState = 'saved';
  #conflict: PageConflict | undefined;
  #last: Promise<void> = Promise.resolve();
  /** Whether the tab is hidden or has left the page. */
  #isAway = () => false;

  /** @param page the page in whose editor the block is edited: its rights and its account are those of the block */
  constructor(
    blocks: SavedBlocks,
    id: string,
    { rights, account }: Pick<OpenedPage, 'rights' | 'account'>,
  ) {
    this.#blocks = blocks;
    this.#id = id;
    this.#rights = rights;
    const key = restAddress(`nh/v1/saved-blocks/${id}`);
    this.#copies =
      account === undefined ? undefined : new LocalCopyStore(key, account, randomKey());
    if (this.#copies) this.#copy.moveTo(this.#copies);
  }

  readonly subscribe: Listeners['add'] = this.#listeners.add;

  get state(): SaveState {
    return this.#state;
  }

  get conflict(): PageConflict | undefined {
    return this.#conflict;
  }

  get problem(): string | undefined {
    if (this.#conflict) return message('editor.save.block_conflict');
    return this.#copy.isWritten ? undefined : message('editor.save.not_kept');
  }

  async open(): Promise<OpenedPage> {
    const block = await this.#read();
    this.#title = block.title;
    if (this.#state === 'saved') this.#begin(block);
    // The server has changed the block, such as for a deleted variable, while there are unsaved changes.
    else if (block.revision !== this.#revision) this.#meet(block);
    this.#life.abort();
    this.#life = new AbortController();
    this.#isAway = watchWindow(window, this.#life.signal, {
      hidden: () => this.#copy.write(),
      left: () => this.#copy.write(),
      losesChanges: () => this.#state !== 'saved',
    });
    const { edit, publish } = this.#rights;
    const rights = { ...this.#rights, edit: edit && publish };
    const document = this.#document(this.#content);
    return { document, revision: block.revision, published: true, rights };
  }

  change({ content }: PageDocument): void {
    this.#content = content;
    if (this.#conflict) {
      const { theirs, by, saved, revision } = this.#conflict;
      this.#conflict = conflictOf(this.#document(content), { theirs, by, saved, revision });
    }
    this.#set(this.#conflict ? 'conflict' : 'changed');
    if (this.#isAway()) this.#copy.write();
    else this.#copy.writeLater();
  }

  discard(): void {
    this.#conflict = undefined;
    this.#set('saved');
  }

  publish(): Promise<void> {
    // A second request on top of the same revision would be a conflict with the first.
    this.#last = this.#last.then(
      () => this.#publish(),
      () => this.#publish(),
    );
    return this.#last;
  }

  async #publish(): Promise<void> {
    const sent = this.#content;
    this.#set('saving');
    try {
      if (await this.#send(sent)) this.#set(this.#content === sent ? 'saved' : 'changed');
      else this.#meet(await this.#read());
    } catch (error) {
      this.#set('changed');
      throw error;
    }
    if (this.#conflict) throw new Error(message('editor.save.block_conflict'));
  }

  async resolve(choice: 'mine' | 'theirs'): Promise<PageDocument> {
    const { conflict } = this;
    if (!conflict) return this.#document(this.#content);
    this.#revision = conflict.revision;
    this.#conflict = undefined;
    if (choice === 'theirs') {
      this.#content = conflict.theirs.content;
      this.#set('saved');
    } else {
      this.#set('changed');
      await this.publish();
    }
    return this.#document(this.#content);
  }

  async close(): Promise<void> {
    this.#copy.writeWaiting();
    this.#life.abort();
    // The editor's last change may come after this, and no later moment is certain to come.
    this.#isAway = () => true;
  }

  get #unsaved(): UnsavedDraft | undefined {
    if (this.#state === 'saved') return undefined;
    return { document: this.#document(this.#content), revision: this.#revision, saves: [] };
  }

  /** Begins with a block, or with the changes of it that were not saved before. */
  #begin(block: SavedBlockWithContent): void {
    this.#content = block.content;
    this.#revision = block.revision;
    const copy = this.#copies?.read();
    if (!copy) return;
    const { document, revision } = copy;
    if (jsonText(document.content) === jsonText(block.content)) {
      this.#copies?.remove();
      return;
    }
    this.#content = document.content;
    this.#revision = revision;
    if (revision === block.revision) this.#set('changed');
    else this.#meet(block);
  }

  /** @returns false if the block has a newer revision */
  async #send(content: Elements): Promise<boolean> {
    const saved = await this.#blocks.change(this.#id, this.#revision, { content });
    if (saved) this.#revision = saved.revision;
    return saved !== undefined;
  }

  /** Begins a conflict with a newer version. */
  #meet({ content, revision, author: by, edited: saved }: SavedBlockWithContent): void {
    const theirs = this.#document(content);
    this.#conflict = conflictOf(this.#document(this.#content), { theirs, by, saved, revision });
    this.#set('conflict');
  }

  async #read(): Promise<SavedBlockWithContent> {
    const block = await this.#blocks.read(this.#id);
    if (!block) throw new Error(message('editor.save.block_gone'));
    return block;
  }

  #document(content: Elements): PageDocument {
    return { format: DOCUMENT_FORMAT, content, page_settings: { post_title: this.#title } };
  }

  #set(state: SaveState): void {
    this.#state = state;
    if (state === 'saved') this.#copy.remove();
    this.#listeners.notify();
  }
}
