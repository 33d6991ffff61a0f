import { type ApiError, randomKey } from '../../../../api/client';
import type { Quota } from '../../../../api/libraries/account';
import type { Kit } from '../../../../api/libraries/kit';
import type { CallOptions } from '../../account/calls';
import { sendKit } from '../calls';
import type { Upload } from '../state';
import { fileFault } from './check-file';

/** Services of the kit library that its uploads use. */
export interface UploadOptions {
  /** Returns the quota of the account, if it is known. */
  quota(): Quota | undefined;
  callOptions(): CallOptions & { readonly signal: AbortSignal };
  /** Shows an upload's progress or error; undefined hides it. */
  show(upload: Upload | undefined): void;
  failed(error: ApiError): void;
  finished(kit: Kit): void;
  cancelled(): void;
}

interface ChosenFile {
  readonly file: File;
  /** The idempotency key: the library stores the file once, however often it is sent. */
  readonly key: string;
}

/** Uploads files to the library, one at a time. */
export class Uploads {
  readonly #options: UploadOptions;
  #chosen: ChosenFile | undefined;
  #job: AbortController | undefined;

  constructor(options: UploadOptions) {
    this.#options = options;
  }

  /** Uploads a file, unless a check rejects it. */
  send(file: File): void {
    this.end();
    this.#chosen = { file, key: randomKey() };
    this.retry();
  }

  /** Uploads the last file again. */
  retry(): void {
    if (!this.#chosen) return;
    const { name } = this.#chosen.file;
    const fault = fileFault(this.#chosen.file, this.#options.quota());
    this.#options.show({ name, progress: 0, fault });
    if (!fault) void this.#run(this.#chosen);
  }

  /** Restarts the upload that was interrupted when the element left the page. */
  resume(): void {
    if (this.#job) this.retry();
  }

  /** Cancels the upload, or closes its error. */
  cancel(): void {
    const wasRunning = this.#job !== undefined;
    this.end();
    // The file may have arrived before the cancellation.
    if (wasRunning) this.#options.cancelled();
  }

  /** Aborts the upload, and forgets the file. */
  end(): void {
    this.#job?.abort();
    this.#job = undefined;
    this.#chosen = undefined;
    this.#options.show(undefined);
  }

  async #run({ file, key }: ChosenFile): Promise<void> {
    const { callOptions, show, failed, finished } = this.#options;
    const job = new AbortController();
    this.#job = job;
    const { signal, timeout } = callOptions();
    const { name } = file;
    try {
      const { value, error } = await sendKit(file, {
        signal: AbortSignal.any([signal, job.signal]),
        timeout,
        key,
        progressed: (progress) => show({ name, progress }),
      });
      this.#job = undefined;
      if (error) {
        show({ name, progress: 0, error });
        failed(error);
        return;
      }
      this.end();
      finished(value);
    } catch (cause) {
      if (!signal.aborted && !job.signal.aborted) throw cause;
    }
  }
}
