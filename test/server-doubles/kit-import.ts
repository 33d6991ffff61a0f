import type { ImportSession } from '../../src/api/kits/import';
import type { UploadSession } from '../../src/api/kits/upload';
import { openedSession, runningSession, site } from '../elements/kits/kit-import/kit';

/** A received request. */
export interface Call {
  /** Such as `POST uploads`. */
  readonly name: string;
  readonly body: unknown;
  readonly headers: Headers;
}

type Answer = () => Response;

/** A server that keeps uploads and one import as the wire says, and fails as a test says. */
export class ServerDouble {
  readonly calls: Call[] = [];
  isOffline = false;
  chunkSize = 1000;
  upload: UploadSession | undefined;
  current: ImportSession | undefined;
  last: ImportSession | undefined;
  opened: ImportSession = openedSession();
  contents = site;
  readonly #answers = new Map<string, Answer[]>();
  readonly #held = new Map<string, Promise<void>>();
  readonly #releases = new Set<() => void>();

  /** The next call of this name is answered so. */
  answerOnce(name: string, status: number, body: unknown): void {
    const answer = () => json(body, status);
    this.#answers.set(name, [...(this.#answers.get(name) ?? []), answer]);
  }

  /** The next call of this name fails with one of the wire's codes. */
  failOnce(name: string, status: number, code: string, data: object = {}): void {
    this.answerOnce(name, status, { code, message: `The server says ${code}`, data });
  }

  /** Calls of this name wait; returns the way to let them go on. */
  hold(name: string): () => void {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#held.set(name, held);
    const go = (): void => {
      this.#held.delete(name);
      release();
    };
    this.#releases.add(go);
    return go;
  }

  /** Lets all calls go on that wait. */
  release(): void {
    for (const go of this.#releases) go();
  }

  /** The number of requests to a route. */
  count(name: string): number {
    return this.calls.filter((call) => call.name === name).length;
  }

  /** The body of the last call of this name. */
  body(name: string): unknown {
    return this.calls.findLast((call) => call.name === name)?.body;
  }

  /** In the place of `window.fetch`. */
  readonly fetch = async (address: unknown, init: RequestInit = {}): Promise<Response> => {
    const [, route = ''] = String(address).split('/nh/v1/kits/');
    const name = `${init.method ?? 'GET'} ${route}`;
    if (this.isOffline) throw new TypeError('Failed to fetch');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    this.calls.push({ name, body, headers: new Headers(init.headers) });
    await this.#held.get(name);
    init.signal?.throwIfAborted();
    const [answer, ...rest] = this.#answers.get(name) ?? [];
    this.#answers.set(name, rest);
    return answer ? answer() : this.#answered(name, body);
  };

  #answered(name: string, body: unknown): Response {
    const chunk = /^PUT uploads\/u1\/chunks\/(\d+)$/.exec(name);
    if (chunk) return this.#withChunk(Number(chunk[1]));
    const runner = /^POST imports\/i1\/runners\/(.+)$/.exec(name);
    if (runner) return this.#withRunner(runner[1] === 'content' ? 2 : 1);
    switch (name) {
      case 'GET contents':
        return json(this.contents);
      case 'POST uploads':
        return json(this.#begun(body as UploadSession));
      case 'POST uploads/from':
        return json(this.#begun({ name: 'kit.zip', size: 10 } as UploadSession, []));
      case 'GET uploads/u1':
        return found(this.upload);
      case 'DELETE uploads/u1':
        this.upload = undefined;
        return json({ deleted: true });
      case 'POST imports':
        this.current = this.opened;
        this.upload = undefined;
        return json(this.current);
      case 'GET imports/current':
      case 'GET imports/i1':
        return found(this.current);
      case 'GET imports/last':
        return found(this.last);
      case 'DELETE imports/i1':
        this.current = undefined;
        return json({ deleted: true });
      case 'POST imports/i1/start':
        this.current = runningSession(0);
        return json(this.current);
      case 'POST imports/i1/revert':
        this.last = { ...runningSession(2), state: 'reverted' };
        return json(this.last);
      default:
        return json({ code: 'rest_no_route', message: 'No route' }, 404);
    }
  }

  #begun({ name, size }: UploadSession, missing?: number[]): UploadSession {
    const { chunkSize } = this;
    const chunks = Array.from({ length: Math.ceil(size / chunkSize) }, (_, index) => index);
    this.upload ??= { upload: 'u1', name, size, chunkSize, missing: missing ?? chunks };
    return this.upload;
  }

  #withChunk(index: number): Response {
    if (!this.upload) return found(undefined);
    const missing = this.upload.missing.filter((one) => one !== index);
    this.upload = { ...this.upload, missing };
    return json(this.upload);
  }

  #withRunner(done: number): Response {
    const session = runningSession(done);
    this.current = session.state === 'completed' ? undefined : session;
    if (session.state === 'completed') this.last = session;
    return json(session);
  }
}

function found(value: unknown): Response {
  if (value) return json(value);
  return json({ code: 'nh_kit_none', message: 'There is none', data: { status: 404 } }, 404);
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}
