import { readdirSync } from 'node:fs';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from 'chai';
import { isPublicAddress } from '../../../demo/server/kits/uploads/public-address';
import { uploadSession } from '../../../src/api/kits/upload';
import { kitWith, soundKit } from '../../elements/kits/archive/kit-file';
import { siteForTests } from '../site';
import { type Administrator, administrator, adminPassword, kitCall } from './administrator';

/** A server with kits, beside the site. `paths` are its responses. */
async function kitServer(paths: Readonly<Record<string, RequestListener>>): Promise<{
  readonly port: number;
  readonly asked: string[];
  readonly server: Server;
}> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = paths[path];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { port: (server.address() as AddressInfo).port, asked, server };
}

const redirect =
  (location: () => string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { Location: location() }).end();

describe('a kit from an address', () => {
  const origins: string[] = [];
  const kits = {
    origins,
    library: {
      quota: async () => ({ kits: 1, bytes: 1 }),
      store: async () => ({ kit_cloud_id: 'x', url: '' }),
      fetch: async (_person: string, id: string) => {
        if (id === 'lost') throw new Error('The library is not there.');
        if (id === 'none') return undefined;
        if (id === 'silent') return new Promise<undefined>(() => undefined);
        const bytes = id === 'damaged' ? soundKit().slice(0, -4) : soundKit();
        const size = id === 'huge' ? 10 ** 9 : bytes.length;
        return { fileName: `${id}.zip`, size, stream: new Blob([bytes]).stream() };
      },
    },
  };
  const limits = { kitBytes: 10_000, kitTime: 1500 };
  const site = siteForTests({ adminPassword, kits, limits });
  let admin: Administrator;
  let known: Awaited<ReturnType<typeof kitServer>>;
  let secret: Awaited<ReturnType<typeof kitServer>>;
  before(async () => {
    admin = await administrator(site());
    secret = await kitServer({ '/kit.zip': (_request, response) => response.end(soundKit()) });
    const ours = () => `http://127.0.0.1:${known.port}`;
    known = await kitServer({
      '/kit.zip?v=2': (_request, response) => response.end(soundKit()),
      '/moved': redirect(() => '/kit.zip?v=2'),
      '/away': redirect(() => `http://127.0.0.1:${secret.port}/kit.zip`),
      '/round': redirect(() => `${ours()}/round`),
      '/to-file': redirect(() => 'file:///etc/passwd'),
      '/large': (_request, response) => response.end(Buffer.alloc(20_000)),
      '/endless': (_request, response) => {
        const more = () => {
          while (response.write(Buffer.alloc(1000)));
        };
        response.on('drain', more);
        more();
      },
      '/slow': (_request, response) => void response.write('PK'),
      '/silent': () => undefined,
      '/torn': (_request, response) => {
        response.writeHead(200, { 'Content-Length': '5000' });
        response.write('PK', () => response.destroy());
      },
      '/damaged': (_request, response) => response.end(kitWith([{ name: '../evil' }])),
    });
    origins.push(ours(), `http://localhost:${known.port}`);
  });
  after(() => {
    for (const { server } of [known, secret]) {
      server.closeAllConnections();
      server.close();
    }
  });

  const from = (file_url: string) => kitCall(site(), admin, 'POST uploads/from', { file_url });
  const address = (path: string) => `http://127.0.0.1:${known.port}${path}`;
  const files = () => readdirSync(join(site().dataDir, 'kits', 'uploads'));

  it('is downloaded from an allowed server', async () => {
    const { status, body } = await from(address('/kit.zip?v=2'));
    expect(status, JSON.stringify(body)).to.equal(201);
    const upload = uploadSession.parse(body);
    expect(upload).to.deep.include({ name: 'kit.zip', size: soundKit().length, missing: [] });
    expect(files()).to.include(`${upload.upload}.zip`);
    const open = await kitCall(site(), admin, 'POST imports', { upload: upload.upload });
    expect(open.status).to.equal(201);
  });

  it('is downloaded from the target of a redirect, if that server is allowed too', async () => {
    expect((await from(address('/moved'))).status).to.equal(201);
  });

  it('is downloaded from the site itself', async () => {
    const { status, body } = await from('/assets/shelf.svg');
    expect([status, body.name]).to.deep.equal([201, 'shelf.svg']);
    const { upload } = uploadSession.parse(body);
    const open = await kitCall(site(), admin, 'POST imports', { upload });
    expect([open.status, open.body]).to.deep.equal([
      422,
      {
        code: 'invalid-kit-library-zip-error',
        message: 'The file from the library is not a kit.',
        data: { status: 422, reason: 'not-a-zip' },
      },
    ]);
  });

  it('is never downloaded from another server of this computer, regardless of the Host header', async () => {
    const { length: before } = secret.asked;
    const status = await new Promise((resolve, reject) => {
      const body = JSON.stringify({ file_url: `http://127.0.0.1:${secret.port}/kit.zip` });
      const headers = {
        Host: `127.0.0.1:${secret.port}`,
        Cookie: admin.cookie,
        'X-WP-Nonce': admin.nonce,
        'Content-Type': 'application/json',
      };
      request(`${site().url}/wp-json/nh/v1/kits/uploads/from`, { method: 'POST', headers })
        .on('response', (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end(body);
    });
    expect(status).to.equal(502);
    expect(secret.asked.length).to.equal(before);
  });

  for (const [what, to] of [
    ['another server', () => `http://127.0.0.1:${secret.port}/kit.zip`],
    ['another server, by way of a named one', () => address('/away')],
    [
      'a named server’s name that leads to the own network',
      () => `http://localhost:${known.port}/kit.zip?v=2`,
    ],
    ['a file', () => 'file:///etc/passwd'],
    ['a file, by way of a named server', () => address('/to-file')],
    ['data', () => 'data:application/zip;base64,UEsFBgAA'],
    ['a named server with a password', () => `http://me:secret@127.0.0.1:${known.port}/moved`],
    ['the metadata of a cloud’s machine', () => 'http://169.254.169.254/latest/meta-data'],
    ['a round of redirects', () => address('/round')],
    ['nothing', () => address('/missing')],
    ['an answer that is torn', () => address('/torn')],
    ['no address', () => 'http://'],
  ] as const) {
    it(`is not downloaded from ${what}`, async () => {
      const before = files();
      const { status, body } = await from(to());
      expect([status, body.code]).to.deep.equal([502, 'error-loading-resource']);
      expect(files()).to.deep.equal(before);
      expect(secret.asked).to.deep.equal([]);
    });
  }

  for (const path of ['/large', '/endless']) {
    it(`is aborted as soon as it is too large: ${path}`, async () => {
      const before = files();
      const { status, body } = await from(address(path));
      expect([status, body.code]).to.deep.equal([422, 'invalid-zip-file']);
      expect(body.data).to.deep.equal({ status: 422, reason: 'too-large' });
      expect(files()).to.deep.equal(before);
    });
  }

  for (const path of ['/slow', '/silent']) {
    it(`is aborted when it takes too long: ${path}`, async () => {
      const before = files();
      const { status, body } = await from(address(path));
      expect([status, body.code]).to.deep.equal([408, 'timeout']);
      expect(files()).to.deep.equal(before);
    });
  }

  it('is downloaded from the library', async () => {
    const { status, body } = await kitCall(site(), admin, 'POST uploads/from', {
      kit_cloud_id: 'spring',
    });
    expect([status, body.name, body.missing]).to.deep.equal([201, 'spring.zip', []]);
  });

  for (const [id, status, code] of [
    ['none', 502, 'error-loading-resource'],
    ['lost', 502, 'error-loading-resource'],
    ['huge', 422, 'invalid-zip-file'],
    ['silent', 408, 'timeout'],
  ] as const) {
    it(`is refused when the library’s kit is ${id}`, async () => {
      const answer = await kitCall(site(), admin, 'POST uploads/from', { kit_cloud_id: id });
      expect([answer.status, answer.body.code]).to.deep.equal([status, code]);
    });
  }

  it('has an error code of its own when the library’s kit is damaged', async () => {
    for (const request of [{ kit_cloud_id: 'damaged' }, { file_url: address('/damaged') }]) {
      const { body } = await kitCall(site(), admin, 'POST uploads/from', request);
      const { upload } = uploadSession.parse(body);
      const open = await kitCall(site(), admin, 'POST imports', { upload });
      expect([open.status, open.body.code]).to.deep.equal([422, 'invalid-kit-library-zip-error']);
    }
  });
});

describe('an IP address', () => {
  it('is public or reserved', () => {
    for (const address of ['93.184.215.14', '1.1.1.1', '2606:4700::1111']) {
      expect(isPublicAddress(address), address).to.equal(true);
    }
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '172.31.255.255',
      '192.168.0.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '255.255.255.255',
      '::1',
      '::',
      '::ffff:127.0.0.1',
      '::ffff:93.184.215.14',
      '64:ff9b::7f00:1',
      'fe80::1',
      'fd00::1',
      'ff02::1',
      '2002:7f00:1::',
      '2001:db8::1',
    ]) {
      expect(isPublicAddress(address), address).to.equal(false);
    }
  });
});
