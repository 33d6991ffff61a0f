import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { expect } from 'chai';
import { parse } from 'yaml';
import { environmentOptions } from '../../library-service/environment';
import { temporaryFolder } from '../shared';

interface Compose {
  readonly services: Readonly<Record<string, { environment?: Record<string, string> }>>;
}

const compose = parse(readFileSync('compose.yaml', 'utf8')) as Compose;
const dockerfile = readFileSync('library-service/Dockerfile', 'utf8');

/** The variables of `.env`, and the defaults of others, in the places where the file names them. */
const filledIn = (text: string): string =>
  text.replace(/\$\{\w+:([?-])([^}]*)\}/g, (_, mark, value) => (mark === '-' ? value : 'secret'));

describe('the compose file of the library service', () => {
  it('is valid by the schema of the Compose Specification', () => {
    const schema = JSON.parse(
      readFileSync('node_modules/dclint/schemas/compose.schema.json', 'utf8'),
    );
    // Ajv knows this dialect by another address.
    delete schema.$schema;
    const ajv = new Ajv({ strict: false, allErrors: true, formats: { duration: true, uri: true } });
    const validate = ajv.compile(schema);
    expect(validate(compose), ajv.errorsText(validate.errors)).to.equal(true);
    expect(validate({ ...compose, services: { proxy: { imag: 'caddy' } } })).to.equal(false);
  });

  it('gives the service an environment that it accepts, with PostgreSQL and S3', () => {
    const { library } = compose.services;
    const variables = Object.entries(library?.environment ?? {});
    const environment = Object.fromEntries(
      variables.map(([name, value]) => [name, filledIn(value)]),
    );
    const image = { LIBRARY_HOST: '0.0.0.0' };
    const options = environmentOptions({ ...image, ...environment });
    expect(options).to.include({ isPublic: true, seed: false, proxies: 1 });
    expect(options.databaseUrl).to.equal('postgres://library:secret@database/library');
    expect(new URL(options.blobsUrl ?? '').protocol).to.equal('s3:');
  });
});

describe('the image of the library service', () => {
  after(() => rmSync('library-service/dist', { recursive: true, force: true }));

  it('has all files that the service needs to run', async () => {
    const [program = '', ...args] = (/^RUN (npx vite .*)$/m.exec(dockerfile)?.[1] ?? '').split(' ');
    execFileSync(program, args, { stdio: 'ignore' });
    const app = temporaryFolder('nh-service-image');
    for (const [, from = '', to = ''] of dockerfile.matchAll(
      /^COPY --from=build \/build\/(\S+) (\S+)$/gm,
    )) {
      mkdirSync(dirname(join(app, to)), { recursive: true });
      cpSync(from, join(app, to), { recursive: true, dereference: true });
    }
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
    const child = spawn(process.execPath, command.slice(1), {
      cwd: app,
      env: { LIBRARY_PORT: '0', LIBRARY_SEED: '0', LIBRARY_DATA_DIR: join(app, 'data') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = await once(child.stdout, 'data');
    const [, url = ''] = /at (http:\S+)/.exec(String(output)) ?? [];
    expect((await fetch(`${url}/ready`)).status).to.equal(200);
    child.kill();
    expect(await once(child, 'exit')).to.deep.equal([0, null]);
  });
});
