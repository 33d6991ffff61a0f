import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { type ExportRequest, type ExportSession, exportSession } from '../../src/api/kits/export';
import { type ImportSession, importSession } from '../../src/api/kits/import';
import { uploadSession } from '../../src/api/kits/upload';
import { ZipFiles } from '../demo/kits/zip';
import type { CallAnswer } from './caller';
import type { LoggedIn } from './logged-in';

/** An export of everything. */
export const wholeKit: ExportRequest = {
  title: 'Conformance, all of it',
  description: 'Made by a test.',
  includes: ['content', 'templates', 'settings', 'plugins'],
  customization: {},
  target: 'file',
};

/** The choices of an import of everything. */
export const wholeImport = {
  includes: ['content', 'templates', 'settings'],
  customization: {},
  decisions: {},
};

/** The work of an administrator with kits, by HTTP alone. */
export class KitWork {
  readonly person: LoggedIn;

  constructor(person: LoggedIn) {
    this.person = person;
  }

  /** Starts an export. */
  async beginExport(request: Partial<ExportRequest> = {}): Promise<ExportSession> {
    const answer = await this.person.call('POST kits/exports', { ...wholeKit, ...request });
    return exportSession.parse(expected(answer, 201));
  }

  /** Runs all steps of an export; returns its last state. */
  async exported(request: Partial<ExportRequest> = {}): Promise<ExportSession> {
    let state = await this.beginExport(request);
    for (;;) {
      const runner = state.runners.find(({ isDone }) => !isDone)?.runner;
      if (runner === undefined) return state;
      const call = `POST kits/exports/${state.session}/runners/${runner}`;
      state = exportSession.parse(expected(await this.person.call(call)));
    }
  }

  /** The bytes of a finished kit. */
  async download({ session }: ExportSession): Promise<Uint8Array> {
    const response = await this.person.send(`GET kits/exports/${session}/file`);
    expect(response.status).to.equal(200);
    return new Uint8Array(await response.arrayBuffer());
  }

  /** The files of a kit of the site. */
  async files(request: Partial<ExportRequest> = {}): Promise<ZipFiles> {
    return ZipFiles.open(await this.download(await this.exported(request)));
  }

  /** Uploads a file; returns the id of the upload. */
  async uploaded(bytes: Uint8Array, name = 'kit.zip'): Promise<string> {
    const session = uploadSession.parse(
      expected(await this.person.call('POST kits/uploads', uploadRequest(bytes, name)), 201),
    );
    for (const index of session.missing) {
      const chunk = bytes.subarray(index * session.chunkSize, (index + 1) * session.chunkSize);
      expect((await this.sendChunk(session.upload, index, chunk)).status).to.equal(200);
    }
    return session.upload;
  }

  /** Sends a chunk. */
  async sendChunk(upload: string, index: number, chunk: Uint8Array): Promise<CallAnswer<unknown>> {
    const call = `PUT kits/uploads/${upload}/chunks/${index}`;
    const type = { 'Content-Type': 'application/octet-stream' };
    const response = await this.person.send(call, Uint8Array.from(chunk), type);
    return { status: response.status, body: await response.json() };
  }

  /** Uploads and opens a kit. */
  async opened(bytes: Uint8Array): Promise<ImportSession> {
    return this.openedUpload(await this.uploaded(bytes));
  }

  /** Opens the kit of a complete upload. */
  async openedUpload(upload: string): Promise<ImportSession> {
    for (;;) {
      const answer = await this.person.call('POST kits/imports', { upload });
      if (answer.status !== 202) return importSession.parse(expected(answer, 201));
    }
  }

  /** Starts an import, and runs all its steps. */
  async imported({ session }: ImportSession, choices: object = {}): Promise<ImportSession> {
    const start = { ...wholeImport, ...choices };
    let state = importSession.parse(
      expected(await this.person.call(`POST kits/imports/${session}/start`, start)),
    );
    for (;;) {
      const runner = state.runners.find(({ isDone }) => !isDone)?.runner;
      if (runner === undefined) return state;
      const call = `POST kits/imports/${session}/runners/${runner}`;
      state = importSession.parse(expected(await this.person.call(call)));
    }
  }

  /** Undoes an import. */
  async reverted({ session }: ImportSession): Promise<ImportSession> {
    for (;;) {
      const answer = await this.person.call(`POST kits/imports/${session}/revert`, {});
      const state = importSession.parse(expected(answer));
      if (state.state === 'reverted') return state;
    }
  }
}

/** The request that begins the upload of a file. */
export function uploadRequest(bytes: Uint8Array, name: string) {
  const fingerprint = createHash('sha256').update(name).update(bytes).digest('hex');
  return { name, size: bytes.length, fingerprint };
}

/** The results of an import's items, by title. */
export function outcomes({ runners }: ImportSession): Readonly<Record<string, string>> {
  const all = runners.flatMap(({ imported }) => imported);
  return Object.fromEntries(all.map(({ title, outcome }) => [title, outcome]));
}

function expected({ status, body }: CallAnswer<unknown>, wanted = 200): unknown {
  expect(status, JSON.stringify(body)).to.equal(wanted);
  return body;
}
