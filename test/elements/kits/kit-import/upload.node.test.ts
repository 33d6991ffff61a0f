import { expect } from 'chai';
import type { ApiResult } from '../../../../src/api/client';
import { fingerprint } from '../../../../src/elements/kits/kit-import/upload/fingerprint';
import { pickedFile } from '../../../../src/elements/kits/kit-import/upload/picked-file';
import {
  chunkRange,
  nextChunk,
  transferOf,
} from '../../../../src/elements/kits/kit-import/upload/queue';
import { backOff, withRetries } from '../../../../src/elements/kits/kit-import/with-retries';

const upload = { upload: 'u1', name: 'a.zip', size: 25, chunkSize: 10, missing: [0, 1, 2] };

describe('the queue of an upload', () => {
  it('sends the first missing chunk, until none is missing', () => {
    expect(nextChunk(upload)).to.equal(0);
    expect(nextChunk({ ...upload, missing: [2] })).to.equal(2);
    expect(nextChunk({ ...upload, missing: [] })).to.equal(undefined);
  });

  it('cuts the last chunk at the end of the file', () => {
    expect([0, 1, 2].map((index) => chunkRange(upload, index))).to.deep.equal([
      [0, 10],
      [10, 20],
      [20, 25],
    ]);
  });

  it('counts the uploaded bytes', () => {
    const sent = (missing: number[]) => transferOf({ ...upload, missing }).sent;
    expect([sent([0, 1, 2]), sent([1, 2]), sent([0]), sent([2]), sent([])]).to.deep.equal([
      0, 10, 15, 20, 25,
    ]);
  });
});

describe('a request that cannot reach the server', () => {
  const offline: ApiResult<string> = {
    error: { code: 'general', reason: 'offline', message: 'Failed to fetch' },
  };

  /** Responds to requests with one answer after the other, repeats the last, and records the delays. */
  async function called(answers: readonly ApiResult<string>[], online: () => boolean) {
    const waits: number[] = [];
    const pauses: boolean[] = [];
    let calls = 0;
    const answer = await withRetries(
      async () => answers[Math.min(calls++, answers.length - 1)] as ApiResult<string>,
      {
        network: {
          isOnline: online,
          wait: async (milliseconds) => void waits.push(milliseconds),
        },
        signal: new AbortController().signal,
        onPause: (isPaused) => pauses.push(isPaused),
      },
    );
    return { answer, calls, waits, pauses };
  }

  it('is retried after 1 s, 2 s, 4 s … before its error is returned', async () => {
    const { answer, calls, waits } = await called([offline], () => true);
    expect(answer).to.equal(offline);
    expect(calls).to.equal(6);
    expect(waits).to.deep.equal([1000, 2000, 4000, 8000, 16_000]);
    expect(backOff(12)).to.equal(60_000);
  });

  it('waits while the browser is offline, and reports the pause', async () => {
    const states = [false, false, false, true, true];
    const done = { value: 'done' };
    const { answer, pauses } = await called([offline, done], () => states.shift() ?? true);
    expect(answer).to.equal(done);
    expect(pauses).to.deep.equal([true, false]);
  });

  it('is retried if the server is busy, but not if it rejects the request', async () => {
    const busy = { error: { code: 'general', message: 'Busy', status: 503 } } as const;
    const refused = { error: { code: 'general', message: 'No', status: 500 } } as const;
    const late = { error: { code: 'timeout', message: 'Late', status: 408 } } as const;
    expect((await called([busy, { value: 'done' }], () => true)).calls).to.equal(2);
    for (const answer of [refused, late]) {
      expect((await called([answer], () => true)).calls).to.equal(1);
    }
  });
});

describe('a chosen file', () => {
  const file = (name: string, type = '') => new File(['x'], name, { type });

  it('is a zip file by its type or its name', () => {
    for (const one of [file('a.zip'), file('A.ZIP'), file('kit', 'application/zip')]) {
      expect(pickedFile([one])).to.deep.equal({ file: one });
    }
  });

  it('is refused if it is no zip file, or more than one file', () => {
    expect(pickedFile([file('a.rar', 'application/x-rar')])).to.deep.equal({
      refusal: { kind: 'not-zip', name: 'a.rar' },
    });
    expect(pickedFile([file('a.zip'), file('b.zip')])).to.deep.equal({
      refusal: { kind: 'several', count: 2 },
    });
    expect(pickedFile([])).to.equal(undefined);
  });
});

describe('the fingerprint of a file', () => {
  const bytes = new Uint8Array(3 * 1024 * 1024);
  const file = (content: BlobPart = bytes, name = 'a.zip', lastModified = 1) =>
    new File([content], name, { lastModified });

  it('is the same for the same file, chosen again', async () => {
    expect(await fingerprint(file())).to.match(/^[\da-f]{64}$/);
    expect(await fingerprint(file())).to.equal(await fingerprint(file()));
  });

  it('is another one for another name, time, size, beginning or end', async () => {
    const end = bytes.slice();
    end[end.length - 1] = 1;
    const others = [
      file(bytes, 'b.zip'),
      file(bytes, 'a.zip', 2),
      file(bytes.subarray(1)),
      file(end),
    ];
    const prints = await Promise.all([file(), ...others].map(fingerprint));
    expect(new Set(prints).size).to.equal(5);
  });
});
