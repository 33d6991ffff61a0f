import { expect } from 'chai';
import { environmentOptions } from '../../demo/server/environment';
import { StartupError } from '../../demo/server/startup-error';

describe('the environment of the demo server', () => {
  it('leaves everything at its default where it says nothing, or says it with nothing', () => {
    const empty = { PORT: '', HOST: '', DATA_DIR: '', SITE_URL: '', TRUST_PROXY: '' };
    for (const environment of [{}, empty]) {
      expect(environmentOptions(environment)).to.include({
        port: 4173,
        host: undefined,
        dataDir: '.data',
        siteUrl: undefined,
        proxies: 0,
        fromSource: false,
      });
    }
  });

  it('may name the site’s address, with or without a slash, and the proxies before it', () => {
    for (const SITE_URL of ['https://bindery.example', 'https://bindery.example/']) {
      expect(environmentOptions({ SITE_URL, TRUST_PROXY: '2' })).to.include({
        siteUrl: 'https://bindery.example',
        proxies: 2,
      });
    }
  });

  it('may name servers that kits may be fetched from', () => {
    expect(environmentOptions({}).kits).to.deep.equal({ origins: [] });
    const KIT_ORIGINS = 'https://kits.example/  http://127.0.0.1:4174';
    expect(environmentOptions({ KIT_ORIGINS }).kits).to.deep.equal({
      origins: ['https://kits.example', 'http://127.0.0.1:4174'],
    });
  });

  const wrong: Record<string, string>[] = [
    { PORT: '70000' },
    { PORT: 'x' },
    { TRUST_PROXY: 'yes' },
    { TRUST_PROXY: '-1' },
    { SITE_URL: 'bindery.example' },
    { SITE_URL: 'ftp://bindery.example' },
    { SITE_URL: 'https://bindery.example/blog' },
    { SITE_URL: 'https://me:secret@bindery.example' },
    { KIT_ORIGINS: 'kits.example' },
  ];
  for (const environment of wrong) {
    it(`says what is wrong with ${JSON.stringify(environment)}`, () => {
      const [name = ''] = Object.keys(environment);
      expect(() => environmentOptions(environment)).to.throw(StartupError, `${name} is "`);
    });
  }
});
