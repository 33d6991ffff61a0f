import type { CallOptions } from '../../libraries/calls';
import type { Quota } from '../../libraries/wire/account';
import type { Kit } from '../../libraries/wire/kit';
import { type KitError, randomKey } from '../../rest';
import { sendKit } from '../calls';
import type { Upload } from '../state';
import { fileFault } from './check-file';

/** What uploads need from around them. */
export interface UploadOptions {
  /** What the account has used, as far as it is known. */
  quota(): Quota | undefined;
  call(): CallOptions & { readonly signal: AbortSignal };
  /** Is told how far it is; of undefined when there is none any more. */
  show(upload: Upload | undefined): void;
  refused(error: KitError): void;
  arrived(kit: Kit): void;
  cancelled(): void;
}

interface ChosenFile {
  readonly file: File;
  /** What it is called on its way, so that it is kept once however often it is sent. */
  readonly key: string;
}

/** The way of files into the library, one at a time. */
export class Uploads {
  readonly #options: UploadOptions;
  #chosen: ChosenFile | undefined;
  #job: AbortController | undefined;

  constructor(options: UploadOptions) {
    this.#options = options;
  }

  /** Sends a file, unless something speaks against it. */
  send(file: File): void {
    this.end();
    this.#chosen = { file, key: randomKey() };
    this.retry();
  }

  /** Sends the last file again. */
  retry(): void {
    if (!this.#chosen) return;
    const { name } = this.#chosen.file;
    const fault = fileFault(this.#chosen.file, this.#options.quota());
    this.#options.show({ name, share: 0, fault });
    if (!fault) void this.#run(this.#chosen);
  }

  /** Sends again what was on its way when the element left the page. */
  resume(): void {
    if (this.#job) this.retry();
  }

  /** Ends it, or takes its error away. */
  cancel(): void {
    const wasRunning = this.#job !== undefined;
    this.end();
    // It may have arrived all the same.
    if (wasRunning) this.#options.cancelled();
  }

  /** Forgets the file. */
  end(): void {
    this.#job?.abort();
    this.#job = undefined;
    this.#chosen = undefined;
    this.#options.show(undefined);
  }

  async #run({ file, key }: ChosenFile): Promise<void> {
    const { call, show, refused, arrived } = this.#options;
    const job = new AbortController();
    this.#job = job;
    const { signal, timeout } = call();
    const progressed = (share: number): void => show({ name: file.name, share });
    try {
      const { value, error } = await sendKit(file, {
        signal: AbortSignal.any([signal, job.signal]),
        timeout,
        key,
        progressed,
      });
      this.#job = undefined;
      if (error) {
        show({ name: file.name, share: 0, error });
        refused(error);
        return;
      }
      this.end();
      arrived(value);
    } catch (cause) {
      if (!signal.aborted && !job.signal.aborted) throw cause;
    }
  }
}
