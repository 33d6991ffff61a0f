import { randomKey } from '../../api/client';
import type { LeftOutCode } from '../../api/pages/page';
import { jsonText } from '../../core/state/json-text';
import type { PageDocument } from '../../page';
import { DraftCopy, type UnsavedDraft } from './draft-copy';
import type { LocalCopyStore } from './local-copy';
import type { ChangeBase, Failure, PageBackEnd, SendOptions } from './page-back-end';
import { isTemporary, retryWait } from './save-facts';
import { Delay, type Timers } from './timers';

/** The wait after the last change before a draft is saved, in milliseconds. */
const SAVE_WAIT = 2000;

/** The longest time without a save while somebody goes on typing, in milliseconds. */
const LONGEST_WAIT = 20_000;

/** What a sender works with. */
interface SenderMeans {
  readonly backEnd: PageBackEnd;
  readonly timers: Timers;
  /** Is called after each change of the sender. */
  readonly changed: () => void;
  /** Is called when nothing may be sent until a person decides. */
  readonly blocked: (failure: Failure) => void;
}

/** The state with which a sender begins. */
interface SenderStart {
  readonly base: ChangeBase;
  readonly copies: LocalCopyStore;
  /** What the server has. */
  readonly saved: PageDocument;
  /** What the editor shows. */
  readonly document: PageDocument;
  /** Ignores changes: another editor has the page. */
  readonly isReadOnly: boolean;
}

/** How a draft is sent. */
export interface DraftOptions extends SendOptions {
  /** Whether the save stays a revision of its own. */
  readonly isKept?: boolean;
  /** Whether the document is that of an earlier revision. */
  readonly isRestored?: boolean;
}

/** One draft on its way. A repeated attempt is the same object. */
interface Attempt {
  readonly document: PageDocument;
  readonly save: string;
  readonly isKept: boolean;
  readonly isRestored: boolean;
}

const nothing: readonly LeftOutCode[] = [];

/** Keeps the newest draft of a page in the browser, and sends it until the server has it. */
export class DraftSender {
  /** The last failed request; undefined once a request has succeeded. */
  failure: Failure | undefined;
  /** The settings that the server did not save, since the account may not change them. */
  leftOut = nothing;
  readonly #means: SenderMeans;
  readonly #saveDelay: Delay;
  readonly #copy: DraftCopy;
  #start: SenderStart | undefined;
  #document: PageDocument | undefined;
  #saved: PageDocument | undefined;
  #revision = 0;
  #attempt: Attempt | undefined;
  /** The names of the saves whose responses have not arrived. */
  readonly #unsettled = new Set<string>();
  /** The request that changes the page: there is one at a time. */
  #sending: Promise<unknown> | undefined;
  #isPaused = true;
  /** Whether the next save stays a revision of its own: a failed one has asked for it. */
  #isKept = false;
  #failures = 0;
  #changedAt: number | undefined;

  constructor(means: SenderMeans) {
    this.#means = means;
    this.#saveDelay = new Delay(means.timers);
    this.#copy = new DraftCopy(means.timers, () => this.#unsaved);
  }

  get isChanged(): boolean {
    return this.#document !== this.#saved;
  }

  get isSending(): boolean {
    return this.#sending !== undefined;
  }

  /** Whether a reload would lose nothing: false if the browser has no room for a copy. */
  get isCopied(): boolean {
    return this.#copy.isWritten;
  }

  /** The newest draft. */
  get document(): PageDocument | undefined {
    return this.#document;
  }

  /** The fields of requests that change the page; undefined before the start. */
  get base(): ChangeBase | undefined {
    return this.#start && { ...this.#start.base, revision: this.#revision };
  }

  /** Begins with a page. Changes that the server lacks are sent, unless the sender is paused. */
  start(start: SenderStart): void {
    this.pause();
    this.#copy.moveTo(start.copies);
    this.#start = start;
    this.#revision = start.base.revision;
    this.#document = start.document;
    this.#saved = start.saved;
    this.#unsettled.clear();
    this.#attempt = undefined;
    this.leftOut = nothing;
    this.#goOn();
    if (this.isChanged) this.#sendLater();
  }

  /** Stops sending. Changes are still copied. */
  pause(): void {
    this.#isPaused = true;
    this.#saveDelay.cancel();
  }

  /** Stops sending and copying; a copy that waits is written. */
  stop(): void {
    this.#copy.writeWaiting();
    this.pause();
  }

  /** Goes on after a pause, on top of a newer revision: the newest draft is unsaved then, even if it was saved before. */
  resumeOn(revision: number, saved: PageDocument): void {
    this.saw(revision);
    this.#saved = saved;
    this.#goOn();
  }

  change(document: PageDocument): void {
    if (!this.#start || this.#start.isReadOnly || document === this.#document) return;
    // An editor may report its page as changed when it has only drawn it.
    if (!this.isChanged && jsonText(document) === jsonText(this.#saved)) return;
    this.#document = document;
    this.#changedAt ??= this.#means.timers.now();
    this.#copy.writeLater();
    if (this.#isPaused) return;
    this.#sendLater();
    this.#means.changed();
  }

  /** Copies the changes that the server has not confirmed. */
  copy(): void {
    this.#copy.write();
  }

  /** Sends the newest draft now. Resolves after one request; a change during it is sent later. */
  async send(options: DraftOptions = {}): Promise<void> {
    this.#saveDelay.cancel();
    if (this.#sending) await this.#sending;
    else if (this.#isDue) await this.#alone(() => this.#sendOne(options));
  }

  /** Resolves once no request is under way. */
  async idle(): Promise<void> {
    while (this.#sending) await this.#sending;
  }

  /** Sends until the server has everything. Resolves with false if a request has failed. */
  async flush(options: DraftOptions = {}): Promise<boolean> {
    await this.idle();
    while (this.isChanged) {
      if (this.#isPaused) return false;
      await this.send(options);
      if (this.failure) return false;
    }
    return !this.#isPaused;
  }

  /**
   * Runs another request that makes a revision or depends on one, such as publishing, on top of the newest revision. Drafts
   * wait until it has ended: they would change the revision on which it is based.
   */
  async request<T>(request: (base: ChangeBase) => Promise<T>): Promise<T | undefined> {
    await this.idle();
    const { base } = this;
    return base && this.#alone(() => request(base));
  }

  /** Records the newest revision. Responses may arrive in another order than their requests: it never becomes smaller. */
  saw(revision: number): void {
    this.#revision = Math.max(this.#revision, revision);
  }

  /** Repeats a failed request at once, since the connection or the session may be back. */
  retryNow(): void {
    if (this.failure && isTemporary(this.failure)) void this.retry();
  }

  /** Sends the changes that wait, whatever the last failure was. */
  async retry(): Promise<void> {
    if (!this.#isPaused) await this.send();
  }

  get #unsaved(): UnsavedDraft | undefined {
    const document = this.isChanged ? this.#document : undefined;
    return document && { document, revision: this.#revision, saves: [...this.#unsettled] };
  }

  /** Whether there is something to send, and it may be sent. */
  get #isDue(): boolean {
    return this.#start !== undefined && this.isChanged && !this.#isPaused;
  }

  #goOn(): void {
    this.failure = undefined;
    this.#failures = 0;
    this.#isPaused = false;
  }

  #alone<T>(request: () => Promise<T>): Promise<T> {
    const sending = request().finally(() => {
      this.#sending = undefined;
      const isNew = !this.failure || this.#document !== this.#attempt?.document;
      if (this.#isDue && isNew && !this.#saveDelay.isWaiting) this.#sendLater();
      this.#means.changed();
    });
    this.#sending = sending;
    this.#means.changed();
    return sending;
  }

  #sendLater(): void {
    const waited = this.#means.timers.now() - (this.#changedAt ?? this.#means.timers.now());
    // A failed request is repeated by its own timer: typing must not hurry it.
    if (this.failure && isTemporary(this.failure) && this.#saveDelay.isWaiting) return;
    const wait = Math.max(0, Math.min(SAVE_WAIT, LONGEST_WAIT - waited));
    this.#saveDelay.start(wait, () => void this.send());
  }

  async #sendOne({ isKept = false, isRestored = false, ...options }: DraftOptions): Promise<void> {
    const { base, document } = { base: this.base, document: this.#document };
    if (!base || !document) return;
    this.#isKept ||= isKept;
    const attempt = this.#attemptOf(document, isRestored);
    this.#unsettled.add(attempt.save);
    this.#changedAt = undefined;
    // The copy must know the name before the request: its response may be lost with the window.
    this.copy();
    const { value, failure } = await this.#means.backEnd.save({ ...base, ...attempt }, options);
    if (failure) this.#failed(failure);
    else this.#settled(attempt, value.revision, value.leftOut);
  }

  #attemptOf(document: PageDocument, isRestored: boolean): Attempt {
    const last = this.#attempt?.document === document ? this.#attempt : undefined;
    this.#attempt = {
      document,
      save: last?.save ?? randomKey(),
      isKept: this.#isKept,
      isRestored: isRestored || last?.isRestored === true,
    };
    return this.#attempt;
  }

  #settled({ document }: Attempt, revision: number, leftOut = nothing): void {
    this.saw(revision);
    this.#saved = document;
    this.#isKept = false;
    this.leftOut = leftOut.length > 0 ? leftOut : nothing;
    this.#unsettled.clear();
    this.failure = undefined;
    this.#failures = 0;
    if (this.isChanged) {
      this.copy();
      return;
    }
    this.#copy.remove();
  }

  #failed(failure: Failure): void {
    if (failure.fault === 'conflict' && this.#isOwn(failure)) return;
    this.failure = failure;
    this.copy();
    if (failure.fault === 'conflict' || failure.fault === 'locked') {
      this.pause();
      this.#means.blocked(failure);
    } else if (isTemporary(failure) && !this.#isPaused) {
      this.#failures += 1;
      this.#saveDelay.start(retryWait(this.#failures), () => void this.send());
    }
  }

  /** Recognises the newer revision as an own save whose response was lost, and goes on from there. */
  #isOwn({ save, revision }: Failure): boolean {
    if (save === undefined || revision === undefined || !this.#unsettled.has(save)) return false;
    this.saw(revision);
    this.#unsettled.delete(save);
    this.failure = undefined;
    this.#saveDelay.start(0, () => void this.send());
    return true;
  }
}
