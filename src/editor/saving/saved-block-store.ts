import type { SavedBlockWithContent } from '../../api/pages/saved-block';
import { Listeners } from '../../core/state/listeners';
import { DOCUMENT_FORMAT, type Elements, type PageDocument } from '../../page';
import type { OpenedPage, PageConflict, PageStore, SaveState } from '../page-store';
import type { SavedBlocks } from '../site/saved-blocks';
import { conflictOf } from './conflict';
import { message } from './messages';
import { askBeforeLeaving } from './window-events';

/**
 * Edits a saved block like a page. A change is sent by `publish()` alone, since it shows on all pages at once. Until then,
 * the browser asks before it leaves the editor.
 */
export class SavedBlockStore implements PageStore {
  readonly #blocks: SavedBlocks;
  readonly #id: string;
  readonly #rights: OpenedPage['rights'];
  readonly #listeners = new Listeners();
  #life = new AbortController();
  #revision = 0;
  #title = '';
  #content: Elements = [];
  #state: SaveState = 'saved';
  #conflict: PageConflict | undefined;
  #last: Promise<void> = Promise.resolve();

  /** @param rights the rights of the account in the editor of pages */
  constructor(blocks: SavedBlocks, id: string, rights: OpenedPage['rights']) {
    this.#blocks = blocks;
    this.#id = id;
    this.#rights = rights;
  }

  readonly subscribe: Listeners['add'] = this.#listeners.add;

  get state(): SaveState {
    return this.#state;
  }

  get conflict(): PageConflict | undefined {
    return this.#conflict;
  }

  get problem(): string | undefined {
    return this.#conflict && message('editor.save.block_conflict');
  }

  async open(): Promise<OpenedPage> {
    const block = await this.#read();
    this.#title = block.title;
    if (this.#state === 'saved') this.#content = block.content;
    // The server has changed the block, such as for a deleted variable, while there are unsaved changes.
    else if (block.revision !== this.#revision) this.#meet(block);
    this.#revision = block.revision;
    this.#life.abort();
    this.#life = new AbortController();
    askBeforeLeaving(window, this.#life.signal, () => this.#state !== 'saved');
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
    this.#life.abort();
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
    this.#listeners.notify();
  }
}
