import { randomKey } from '../../api/client';
import type { StoredPage } from '../../api/pages/page';
import type { Revision } from '../../api/pages/revision';
import { jsonText } from '../../core/state/json-text';
import { Listeners } from '../../core/state/listeners';
import type { PageDocument } from '../../page';
import type { OpenedPage, PageConflict, PageStore, SaveState } from '../page-store';
import { type OtherVersion, otherVersion } from './conflict';
import { type DraftOptions, DraftSender } from './draft-sender';
import { LocalCopyStore } from './local-copy';
import { message } from './messages';
import type { Failure, Outcome, PageBackEnd } from './page-back-end';
import { PageBlock } from './page-block';
import { PageLock } from './page-lock';
import { Patience } from './patience';
import { problemOf } from './problem';
import { saveState } from './save-facts';
import { browserTimers, type Timers } from './timers';
import { watchWindow } from './window-events';

/** The surroundings of a store besides its back end. Every part has a default. */
export interface StoreMeans {
  readonly timers?: Timers;
  readonly view?: Window;
  /** Returns the local copies of an account. @param window a name of the store's window that is unique in the browser */
  readonly copiesOf?: (account: string, window: string) => LocalCopyStore;
}

/** Saves a page by a back end: with a local copy, retries, a lock and conflicts. */
export class SavedPageStore implements PageStore {
  readonly #backEnd: PageBackEnd;
  readonly #view: Window;
  readonly #copiesOf: (account: string, window: string) => LocalCopyStore;
  readonly #listeners = new Listeners();
  readonly #patience: Patience;
  readonly #sender: DraftSender;
  readonly #lock: PageLock;
  /** The time from an opening to its end. */
  #life = new AbortController();
  /** The openings and closings so far: the next one begins after them. */
  #before: Promise<unknown> = Promise.resolve();
  #copies: LocalCopyStore | undefined;
  #account = '';
  readonly #block = new PageBlock();
  #isPublished = false;
  #path: string | undefined;
  /** Whether the tab is hidden or has left the page. */
  #isAway = () => false;

  constructor(backEnd: PageBackEnd, means: StoreMeans = {}) {
    const { timers = browserTimers, view = window } = means;
    this.#backEnd = backEnd;
    this.#view = view;
    this.#copiesOf =
      means.copiesOf ?? ((account, name) => new LocalCopyStore(backEnd.key, account, name));
    const changed = () => this.#listeners.notify();
    this.#patience = new Patience(timers, changed);
    this.#sender = new DraftSender({
      backEnd,
      timers,
      changed,
      blocked: (failure) => this.#blocked(failure),
    });
    this.#lock = new PageLock({ backEnd, timers, token: randomKey() }, (by) => this.#lose(by));
  }

  readonly subscribe: Listeners['add'] = this.#listeners.add;

  get state(): SaveState {
    const { failure: reading } = this.#patience;
    if (reading && !this.#block.kind) return reading.fault === 'offline' ? 'offline' : 'failed';
    const { isChanged, isSending, failure } = this.#sender;
    return saveState({ isChanged, isSending, failure, block: this.#block.kind });
  }

  get problem(): string | undefined {
    const { kind, lockedBy: person } = this.#block;
    if (kind === 'conflict') return message('editor.save.conflict');
    if (person !== undefined) return message('editor.save.locked', { person });
    const { failure } = this.#patience;
    if (failure) return problemOf(failure, this.#account, 'open');
    if (this.#sender.failure) return problemOf(this.#sender.failure, this.#account);
    return this.#sender.isCopied ? undefined : message('editor.save.not_kept');
  }

  get conflict(): PageConflict | undefined {
    return this.#block.conflict;
  }

  get lockedBy(): string | undefined {
    return this.#block.lockedBy;
  }

  get isPublished(): boolean {
    return this.#isPublished;
  }

  get publicAddress(): string | undefined {
    return this.#path;
  }

  get leftOut(): DraftSender['leftOut'] {
    return this.#sender.leftOut;
  }

  /** The number of the newest revision. */
  get revision(): number {
    return this.#sender.base?.revision ?? 0;
  }

  open(): Promise<OpenedPage> {
    const { signal } = this.#newLife();
    return this.#after(() => this.#opened(signal));
  }

  change(document: PageDocument): void {
    this.#sender.change(document);
    const { conflict } = this.#block;
    if (conflict && this.#sender.document !== conflict.mine) this.#showConflict(conflict);
    if (this.#isAway()) this.#saveAtOnce();
  }

  async save(): Promise<void> {
    await this.#flushed({ isKept: true });
  }

  async retry(): Promise<void> {
    await Promise.all([this.#patience.hurry(), this.#sender.retry()]);
  }

  publish(): Promise<void> {
    return this.#publish('publish');
  }

  hide(): Promise<void> {
    return this.#publish('draft');
  }

  takeOver(): Promise<OpenedPage> {
    const { signal } = this.#life;
    return this.#after(() => this.#takenOver(signal));
  }

  async resolve(choice: 'mine' | 'theirs'): Promise<PageDocument> {
    const { conflict } = this.#block;
    if (!conflict) throw this.#error();
    this.#block.end();
    this.#sender.resumeOn(conflict.revision, conflict.theirs);
    const isMineSaved = await this.#sender.flush({ isKept: true });
    const mine = this.#sender.document ?? conflict.mine;
    if (choice === 'mine') return mine;
    if (isMineSaved) return this.#replacedBy(conflict.theirs);
    const error = this.#error();
    // Otherwise the next try would make the version that was not chosen the newest one.
    if (!this.#block.kind) this.#showConflict(conflict);
    throw error;
  }

  async listRevisions(): Promise<readonly Revision[]> {
    return this.#value(await this.#backEnd.listRevisions());
  }

  async readRevision(revision: number): Promise<PageDocument> {
    return this.#value(await this.#backEnd.readRevision(revision));
  }

  async restore(revision: number): Promise<PageDocument> {
    const document = await this.readRevision(revision);
    await this.#flushed({ isKept: true });
    return this.#replacedBy(document, { isRestored: true });
  }

  close(): Promise<void> {
    this.#life.abort();
    return this.#after(() => this.#closed());
  }

  #newLife(): AbortController {
    this.#life.abort();
    this.#life = new AbortController();
    return this.#life;
  }

  /** Runs an opening or closing after those before it: React opens, closes and opens again at once. */
  #after<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#before.then(act);
    this.#before = done.catch(() => undefined);
    return done;
  }

  async #opened(signal: AbortSignal): Promise<OpenedPage> {
    signal.throwIfAborted();
    this.#watch(signal);
    try {
      const by = await this.#patiently(() => this.#takenLock(), signal);
      const page = await this.#patiently(() => this.#backEnd.read(), signal);
      return this.#begin(page, by);
    } catch (error) {
      if (!signal.aborted) this.#life.abort();
      await this.#lock.release();
      throw error;
    }
  }

  async #takenOver(signal: AbortSignal): Promise<OpenedPage> {
    signal.throwIfAborted();
    await this.#sender.idle();
    const { failure } = await this.#lock.take(true);
    if (failure) throw new Error(problemOf(failure, this.#account, 'open'));
    signal.throwIfAborted();
    return this.#begin(await this.#patiently(() => this.#backEnd.read(), signal), undefined);
  }

  async #closed(): Promise<void> {
    await this.#sender.flush();
    this.#sender.stop();
    await this.#lock.release();
  }

  /** Saves the changes that wait. Rejects with a sentence for people. */
  async #flushed(options: DraftOptions): Promise<void> {
    if (!(await this.#sender.flush(options))) throw this.#error();
  }

  /** Saves another version on top of the newest revision. If that fails, it is tried again, as for any change. */
  async #replacedBy(document: PageDocument, options: DraftOptions = {}): Promise<PageDocument> {
    this.#sender.change(document);
    await this.#sender.flush({ ...options, isKept: true });
    return document;
  }

  async #publish(status: 'publish' | 'draft'): Promise<void> {
    await this.#flushed({});
    const outcome = await this.#sender.request((base) => this.#backEnd.publish(base, status));
    if (!outcome) throw this.#error();
    const { value, failure } = outcome;
    if (!failure) {
      this.#isPublished = status === 'publish';
      this.#path = value.path ?? this.#path;
      this.#sender.saw(value.revision);
      this.#listeners.notify();
      return;
    }
    if (failure.fault === 'conflict' || failure.fault === 'locked') this.#blocked(failure);
    throw new Error(problemOf(failure, this.#account, 'publish'));
  }

  #begin(page: StoredPage, lockedBy: string | undefined): OpenedPage {
    // Writes the changes of the last moment.
    this.#sender.stop();
    this.#sender.copy();
    const copies = this.#copiesFor(page.account);
    const copy = lockedBy === undefined ? copies.read() : undefined;
    const isNew = copy !== undefined && jsonText(copy.document) !== jsonText(page.document);
    if (copy && !isNew) copies.remove();
    const document = isNew ? copy.document : page.document;
    const { revision, account, published, rights } = page;
    this.#isPublished = published;
    this.#path = page.path;
    const base = { revision, account, lock: this.#lock.token };
    this.#block.end();
    const isReadOnly = lockedBy !== undefined;
    this.#sender.start({ base, copies, saved: page.document, document, isReadOnly });
    if (lockedBy !== undefined) this.#lose(lockedBy);
    const isOwn = copy && (copy.revision === revision || copy.saves.includes(page.save));
    if (isNew && !isOwn) this.#showConflict(otherVersion(page));
    this.#listeners.notify();
    const locked = lockedBy !== undefined && { lockedBy };
    return { document, revision, published, account, rights, ...locked };
  }

  /** The copies of the account. The object is reused: without storage, it holds the only copy. */
  #copiesFor(account: string): LocalCopyStore {
    if (this.#copies && this.#account === account) return this.#copies;
    this.#account = account;
    this.#copies = this.#copiesOf(account, this.#lock.token);
    return this.#copies;
  }

  /** Takes the lock; returns the name of the other person who holds it, if there is one. */
  async #takenLock(): Promise<Outcome<string | undefined>> {
    const { failure } = await this.#lock.take();
    if (failure?.fault === 'locked') return { value: failure.by ?? '' };
    return failure ? { failure } : { value: undefined };
  }

  async #patiently<T>(request: () => Promise<Outcome<T>>, signal: AbortSignal): Promise<T> {
    const { value, failure } = await this.#patience.outcome(request, signal);
    if (failure) throw new Error(problemOf(failure, this.#account, 'open'));
    return value;
  }

  #value<T>({ value, failure }: Outcome<T>): T {
    if (failure) throw new Error(problemOf(failure, this.#account, 'read'));
    return value;
  }

  #blocked(failure: Failure): void {
    if (failure.fault === 'locked') {
      this.#lose(failure.by ?? '');
      return;
    }
    this.#sender.pause();
    this.#block.startConflict();
    this.#listeners.notify();
    void this.#readOther();
  }

  async #readOther(): Promise<void> {
    const read = this.#patiently(() => this.#backEnd.read(), this.#life.signal);
    const page = await read.catch(() => undefined);
    if (page && this.#block.kind === 'conflict') this.#showConflict(otherVersion(page));
  }

  #showConflict(other: OtherVersion): void {
    this.#sender.pause();
    this.#block.showConflict(this.#sender.document, other);
    this.#listeners.notify();
  }

  #lose(by: string): void {
    this.#lock.stop();
    this.#sender.pause();
    this.#block.lock(by);
    this.#listeners.notify();
  }

  #watch(signal: AbortSignal): void {
    this.#isAway = watchWindow(this.#view, signal, {
      hidden: () => this.#saveAtOnce(),
      left: () => {
        this.#saveAtOnce();
        if (this.lockedBy === undefined) void this.#lock.release({ isLeaving: true });
      },
      cameBack: () => void this.#takeAgain(),
      mayWork: () => {
        void this.#patience.hurry();
        this.#sender.retryNow();
      },
      losesChanges: () => this.#sender.isChanged && !this.#sender.isCopied,
    });
  }

  /** Copies and sends the changes that wait: the window may close at any moment. */
  #saveAtOnce(): void {
    this.#sender.copy();
    void this.#sender.send({ isLeaving: true });
  }

  async #takeAgain(): Promise<void> {
    if (this.lockedBy !== undefined) return;
    const { failure } = await this.#lock.take();
    if (failure?.fault === 'locked') this.#lose(failure.by ?? '');
  }

  #error(): Error {
    return new Error(this.problem ?? message('editor.save.not_open'));
  }
}
