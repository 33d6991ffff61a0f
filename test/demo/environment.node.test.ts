import { expect } from 'chai';
import { environmentOptions } from '../../demo/server/environment';
import { StartupError } from '../../server/startup-error';

describe('the environment of the demo server', () => {
  it('uses the defaults for missing and empty variables', () => {
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

  it('sets the site’s address, with or without a trailing slash, and the number of proxies', () => {
    for (const SITE_URL of ['https://bindery.example', 'https://bindery.example/']) {
      expect(environmentOptions({ SITE_URL, TRUST_PROXY: '2' })).to.include({
        siteUrl: 'https://bindery.example',
        proxies: 2,
      });
    }
  });

  it('sets the servers that kits may be downloaded from', () => {
    expect(environmentOptions({}).kits).to.deep.equal({ origins: [] });
    const KIT_ORIGINS = 'https://kits.example/  http://8.8.8.8:4174';
    expect(environmentOptions({ KIT_ORIGINS }).kits).to.deep.equal({
      origins: ['https://kits.example', 'http://8.8.8.8:4174'],
    });
  });

  it('sets the rights of the account `editor` in the page editor', () => {
    const { pageRights } = environmentOptions({ EDITOR_RIGHTS: 'edit publish' });
    const rights = { edit: true, publish: true, settings: false, html: false };
    expect(pageRights?.('editor')).to.deep.equal(rights);
    expect(pageRights?.('admin')).to.deep.equal({});
    expect(() => environmentOptions({ EDITOR_RIGHTS: 'all' })).to.throw('"all", which is no right');
  });

  it('sets the limits of a kit’s requests, and the right to post any HTML', () => {
    const { limits, kits } = environmentOptions({
      KIT_STEP_TIME: '20000',
      KIT_UNFILTERED_HTML: '1',
    });
    expect(limits).to.deep.equal({ kitStepTime: 20_000 });
    expect(kits?.mayPostUnfilteredHtml).to.equal(true);
  });

  const wrong: Record<string, string>[] = [
    { KIT_STEP_TIME: 'long' },
    { PORT: '70000' },
    { PORT: 'x' },
    { PORT: ' ' },
    { PORT: '1e3' },
    { PORT: '0x50' },
    { TRUST_PROXY: 'yes' },
    { TRUST_PROXY: '-1' },
    { SITE_URL: 'bindery.example' },
    { SITE_URL: 'ftp://bindery.example' },
    { SITE_URL: 'https://bindery.example/blog' },
    { SITE_URL: 'https://me:secret@bindery.example' },
    { KIT_ORIGINS: 'kits.example' },
    { KIT_ORIGINS: 'https://*.example' },
    { KIT_ORIGINS: 'http://127.0.0.1:4174' },
    { KIT_ORIGINS: 'https://[::1]' },
    { KIT_ORIGINS: 'https://0x7f000001' },
  ];
  for (const environment of wrong) {
    it(`is refused with an explanation: ${JSON.stringify(environment)}`, () => {
      const [name = ''] = Object.keys(environment);
      expect(() => environmentOptions(environment)).to.throw(StartupError, `${name} is "`);
    });
  }
});
