import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { uploadSession } from '../../../src/api/kits/upload';
import { siteForTests } from '../site';
import { type Administrator, administrator, adminPassword, kitCall } from './administrator';
import { beginUpload, sendChunk, uploaded } from './importing';

const hour = 3_600_000;
const limits = { kitChunkBytes: 1000, kitBytes: 100_000 };

/** Bytes whose chunks are all different. */
function fileOf(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, at) => (at * 7 + Math.floor(at / 1000)) % 251);
}

describe('an upload', () => {
  const site = siteForTests({ adminPassword, limits });
  let admin: Administrator;
  before(async () => {
    admin = await administrator(site());
  });

  const folder = () => join(site().dataDir, 'kits', 'uploads');

  it('accepts chunks in any order and concurrently', async () => {
    const file = fileOf(3500);
    const begun = await beginUpload(site(), admin, file);
    expect(begun).to.deep.include({ name: 'kit.zip', size: 3500, chunkSize: 1000 });
    expect(begun.missing).to.deep.equal([0, 1, 2, 3]);
    const one = await sendChunk(site(), admin, begun, 3, file);
    expect(uploadSession.parse(one.body).missing).to.deep.equal([0, 1, 2]);
    const answers = await Promise.all(
      [2, 0, 1, 0, 2].map((index) => sendChunk(site(), admin, begun, index, file)),
    );
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200, 200]);
    const whole = await kitCall(site(), admin, `GET uploads/${begun.upload}`);
    expect(uploadSession.parse(whole.body).missing).to.deep.equal([]);
    const kept = readFileSync(join(folder(), `${begun.upload}.zip`));
    expect(new Uint8Array(kept)).to.deep.equal(file);
  });

  it('is resumed for the same file only', async () => {
    const file = fileOf(2500);
    const begun = await beginUpload(site(), admin, file, 'other.zip');
    await sendChunk(site(), admin, begun, 1, file);
    const again = await beginUpload(site(), admin, file, 'other.zip');
    expect(again).to.deep.equal({ ...begun, missing: [0, 2] });
    const another = await beginUpload(
      site(),
      admin,
      file.map((byte) => byte + 1),
      'other.zip',
    );
    expect(another.upload).to.not.equal(begun.upload);
    expect(another.missing).to.deep.equal([0, 1, 2]);
  });

  it('is one upload when it is started several times at once', async () => {
    const file = fileOf(600);
    const all = await Promise.all(
      [1, 2, 3].map(() => beginUpload(site(), admin, file, 'clicked-twice.zip')),
    );
    const ids = new Set(all.map(({ upload }) => upload));
    expect(ids.size).to.equal(1);
    const known = site()
      .rows('SELECT id FROM kit_uploads')
      .map(({ id }) => `${id}.zip`);
    expect(readdirSync(folder()).sort()).to.deep.equal(known.sort());
  });

  it('keeps the first version of each chunk', async () => {
    const file = fileOf(1500);
    const begun = await beginUpload(site(), admin, file, 'first.zip');
    await sendChunk(site(), admin, begun, 0, file);
    await sendChunk(site(), admin, begun, 0, file, new Uint8Array(1000));
    const kept = readFileSync(join(folder(), `${begun.upload}.zip`));
    expect(new Uint8Array(kept)).to.deep.equal(file.subarray(0, 1000));
  });

  for (const [what, size, index, status] of [
    ['too short', 999, 0, 400],
    ['too long', 1001, 0, 413],
    ['empty', 0, 0, 400],
    ['the last one and too long', 501, 1, 413],
    ['behind the last', 500, 2, 404],
    ['before the first', 500, -1, 404],
    ['not at a whole number', 500, '0.5', 404],
    ['not at a number', 500, 'x', 404],
  ] as const) {
    it(`refuses a chunk that is ${what}, and stores nothing of it`, async () => {
      const file = fileOf(1500);
      const begun = await beginUpload(site(), admin, file, 'wrong.zip');
      const answer = await sendChunk(site(), admin, begun, index, file, fileOf(size));
      expect(answer.status, JSON.stringify(answer.body)).to.equal(status);
      const { body } = await kitCall(site(), admin, `GET uploads/${begun.upload}`);
      expect(uploadSession.parse(body).missing).to.deep.equal([0, 1]);
      expect(readFileSync(join(folder(), `${begun.upload}.zip`)).length).to.equal(0);
    });
  }

  it('is refused at the start when the file is too large', async () => {
    const before = readdirSync(folder());
    const fingerprint = 'a'.repeat(64);
    const request = { name: 'kit.zip', size: 100_001, fingerprint };
    const { status, body } = await kitCall(site(), admin, 'POST uploads', request);
    expect([status, body]).to.deep.equal([
      422,
      {
        code: 'invalid-zip-file',
        message: 'The file is not a kit.',
        data: { status: 422, reason: 'too-large' },
      },
    ]);
    expect(readdirSync(folder())).to.deep.equal(before);
  });

  for (const [what, request, field] of [
    ['a size below zero', { name: 'a.zip', size: -1, fingerprint: 'a'.repeat(64) }, 'size'],
    ['half a byte', { name: 'a.zip', size: 0.5, fingerprint: 'a'.repeat(64) }, 'size'],
    ['no fingerprint', { name: 'a.zip', size: 5 }, 'fingerprint'],
    ['a fingerprint that is none', { name: 'a.zip', size: 5, fingerprint: '../x' }, 'fingerprint'],
    ['no object', [], 'body'],
  ] as const) {
    it(`is refused with ${what}`, async () => {
      const { status, body } = await kitCall(site(), admin, 'POST uploads', request);
      expect([status, body.code]).to.deep.equal([400, 'rest_invalid_param']);
      expect(body.data).to.have.nested.property(`params.${field}`);
    });
  }

  it('is refused if the body is no JSON', async () => {
    const response = await fetch(`${site().url}/wp-json/nh/v1/kits/uploads`, {
      method: 'POST',
      headers: {
        cookie: admin.cookie,
        'X-WP-Nonce': admin.nonce,
        'Content-Type': 'application/json',
      },
      body: '{',
    });
    expect(response.status).to.equal(400);
    expect(await response.json()).to.include({ code: 'rest_invalid_json' });
  });

  it('is stored under a name chosen by the server', async () => {
    const begun = await beginUpload(site(), admin, fileOf(10), '../../..\\evil\u0000.zip');
    expect(begun.name).to.equal('evil.zip');
    for (const file of readdirSync(folder())) expect(file).to.match(/^[\da-f-]{36}\.zip$/);
  });

  it('can be cancelled', async () => {
    const id = await uploaded(site(), admin, fileOf(20));
    expect((await kitCall(site(), admin, `DELETE uploads/${id}`)).body).to.deep.equal({
      deleted: true,
    });
    expect(readdirSync(folder())).to.not.include(`${id}.zip`);
    for (const call of [`GET uploads/${id}`, `DELETE uploads/${id}`, 'GET uploads/..%2Fsite.db']) {
      expect((await kitCall(site(), admin, call)).body.code, call).to.equal('nh_kit_no_upload');
    }
  });

  it('is forgotten when its file is lost, and can be sent again', async () => {
    const file = fileOf(1500);
    const lost = async () => {
      const begun = await beginUpload(site(), admin, file, 'lost.zip');
      expect(begun.missing).to.deep.equal([0, 1]);
      await sendChunk(site(), admin, begun, 0, file);
      rmSync(join(folder(), `${begun.upload}.zip`));
      return begun;
    };
    const chunk = await sendChunk(site(), admin, await lost(), 1, file);
    const state = await kitCall(site(), admin, `GET uploads/${(await lost()).upload}`);
    const request = { upload: (await lost()).upload };
    const opening = await kitCall(site(), admin, 'POST imports', request);
    for (const { status, body } of [chunk, state, opening]) {
      expect([status, body.code]).to.deep.equal([404, 'nh_kit_no_upload']);
    }
    const { upload } = await lost();
    expect((await beginUpload(site(), admin, file, 'lost.zip')).upload).to.not.equal(upload);
  });

  it('cannot be used by another person', async () => {
    const id = await uploaded(site(), admin, fileOf(30));
    site().rows("UPDATE kit_uploads SET person = 'somebody' WHERE id = ? RETURNING id", id);
    expect((await kitCall(site(), admin, `GET uploads/${id}`)).status).to.equal(404);
    expect((await kitCall(site(), admin, 'POST imports', { upload: id })).status).to.equal(404);
  });

  it('expires after a day, and unknown files are removed', async () => {
    const id = await uploaded(site(), admin, fileOf(40));
    writeFileSync(join(folder(), 'left-by-a-crash.zip'), 'x');
    site().pass(25 * hour);
    const later = await administrator(site());
    const begun = await beginUpload(site(), later, fileOf(50), 'new.zip');
    expect(readdirSync(folder())).to.deep.equal([`${begun.upload}.zip`]);
    expect((await kitCall(site(), later, `GET uploads/${id}`)).status).to.equal(404);
    admin = later;
  });

  it('is replaced by newer uploads of the same person', async () => {
    const ids: string[] = [];
    for (const name of ['1', '2', '3', '4', '5']) {
      site().pass(1000);
      ids.push((await beginUpload(site(), admin, fileOf(10), name)).upload);
    }
    const files = readdirSync(folder()).sort();
    expect(files).to.deep.equal(
      ids
        .slice(1)
        .map((id) => `${id}.zip`)
        .sort(),
    );
  });
});

describe('an upload when the data folder is not writable', () => {
  const site = siteForTests({ adminPassword, limits });

  it('is refused with a permission error, and leaves nothing behind', async () => {
    const admin = await administrator(site());
    const folder = join(site().dataDir, 'kits', 'uploads');
    mkdirSync(dirname(folder), { recursive: true });
    // Not writable, even by root.
    writeFileSync(folder, '');
    const request = { name: 'kit.zip', size: 10, fingerprint: 'a'.repeat(64) };
    const { status, body } = await kitCall(site(), admin, 'POST uploads', request);
    expect([status, body.code]).to.deep.equal([500, 'no-write-permissions']);
    expect(site().rows('SELECT id FROM kit_uploads')).to.deep.equal([]);
    rmSync(folder);
    mkdirSync(folder);
    expect((await kitCall(site(), admin, 'POST uploads', request)).status).to.equal(201);
  });
});
