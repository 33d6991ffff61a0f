import type { ApiResult } from '../../../api/client';
import type { CallOptions } from '../account/calls';
import type { CloudStore } from './cloud/store';

/** The options of a request, with a signal that aborts when the element leaves the page. */
export type RequestOptions = CallOptions & { readonly signal: AbortSignal };

/** Requests that change many templates have this many times the usual timeout. */
const BULK_TIMEOUT_FACTOR = 10;

/** Sends the requests of an element: they are aborted with it, and errors reach the cloud store. */
export class Requests {
  readonly #cloud: CloudStore;
  readonly #timeout: () => number;
  #controller = new AbortController();

  /** @param timeout returns the milliseconds after which a request fails */
  constructor(cloud: CloudStore, timeout: () => number) {
    this.#cloud = cloud;
    this.#timeout = timeout;
  }

  /** Allows requests; to be called when the element enters the page. */
  begin(): void {
    this.#controller = new AbortController();
  }

  /** Aborts all requests. */
  end(): void {
    this.#controller.abort();
  }

  /** Sends a request. The promise stays pending if the element leaves the page. */
  async send<T>(
    request: (options: RequestOptions) => Promise<ApiResult<T>>,
  ): Promise<ApiResult<T>> {
    const { signal } = this.#controller;
    try {
      const answer = await request({ signal, timeout: this.#timeout() });
      if (answer.error) this.#cloud.refused(answer.error);
      return answer;
    } catch (cause) {
      if (!signal.aborted) throw cause;
      return new Promise(() => {});
    }
  }

  /** Sends a request that changes many templates: it may take longer than others. */
  sendBulk<T>(request: (options: RequestOptions) => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
    return this.send(({ signal, timeout = 0 }) =>
      request({ signal, timeout: timeout * BULK_TIMEOUT_FACTOR }),
    );
  }
}
