import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { environmentOptions } from '../../library-service/environment';
import { makeSeedAccounts } from '../../library-service/seeds';
import { startLibraryService } from '../../library-service/server';
import { StartupError } from '../../server/startup-error';

describe('the environment of the library service', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'nh-library-environment-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('creates demo accounts only if nobody but this computer reaches the service', () => {
    const seeds = (environment: Record<string, string>) => environmentOptions(environment).seed;
    expect(seeds({})).to.equal(true);
    expect(seeds({ LIBRARY_HOST: 'localhost' })).to.equal(true);
    expect(seeds({ LIBRARY_HOST: '0.0.0.0' })).to.equal(false);
    expect(seeds({ LIBRARY_TRUST_PROXY: '1' })).to.equal(false);
    expect(seeds({ LIBRARY_HOST: '0.0.0.0', LIBRARY_SEED: '1' })).to.equal(true);
    expect(seeds({ LIBRARY_SEED: '0' })).to.equal(false);
  });

  it('refuses a seed option that is neither 0 nor 1', () => {
    expect(() => environmentOptions({ LIBRARY_SEED: 'yes' })).to.throw(
      StartupError,
      'LIBRARY_SEED is "yes", which is neither 0 nor 1.',
    );
  });

  it('does not open demo accounts to other computers', async () => {
    const options = { port: 0, dataDir: folder, seed: false };
    const first = await startLibraryService(options);
    await makeSeedAccounts(first.service);
    await first.close();
    const error = await startLibraryService({ ...options, isPublic: true }).then(
      ({ close }) => close(),
      (reason: unknown) => reason,
    );
    expect(error).to.be.instanceOf(StartupError);
    expect(String(error)).to.include('has demo accounts');
    await (await startLibraryService(options)).close();
  });
});
