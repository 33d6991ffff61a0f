import { expect } from '@open-wc/testing';
import { configure } from '../../../../src/core/config';
import { until } from '../../../page-objects/until';
import { cleared, kitFile, liveImport, openedImport } from './fixtures';
import { failedPluginsSession, keptSession } from './kit';

afterEach(cleared);

describe('the import wizard', () => {
  it('leads from the file through selection and run to the summary', async () => {
    configure({ restNonce: 'n0nce-of-this-session' });
    const live = await liveImport();
    await live.settled();
    await live.pick(kitFile());
    await live.at(/^Choose what to import$/);
    expect(live.text('[part="kit"]')).to.contain('Atelier');
    await live.press('Import');
    await live.at(/^“Atelier” was imported$/);
    expect(live.text()).to.contain('It took 1 min 20 sec.');
    expect(live.text('[data-part="settings"]')).to.contain('1 overwritten');
    expect(live.all<HTMLAnchorElement>('[data-part="content"] a')[0]?.pathname).to.equal('/prices');
    const { calls } = live.server;
    expect(calls.map(({ name }) => name)).to.deep.equal([
      'GET imports/current',
      'GET imports/last',
      'GET contents',
      'POST uploads',
      'PUT uploads/u1/chunks/0',
      'PUT uploads/u1/chunks/1',
      'PUT uploads/u1/chunks/2',
      'PUT uploads/u1/chunks/3',
      'PUT uploads/u1/chunks/4',
      'POST imports',
      'GET contents',
      'POST imports/i1/start',
      'POST imports/i1/runners/site-settings',
      'POST imports/i1/runners/content',
    ]);
    for (const { headers } of calls) {
      expect(headers.get('X-WP-Nonce')).to.equal('n0nce-of-this-session');
    }
  });

  it('does not ask for earlier imports if the CMS knows of none', async () => {
    const live = await liveImport({ settings: '{ "earlier": false }' });
    await live.settled();
    await live.pick(kitFile());
    await live.at(/^Choose what to import$/);
    expect(live.server.calls.map(({ name }) => name)).not.to.include.members([
      'GET imports/current',
    ]);
  });

  it('emits events for each screen, the upload, the start and the end', async () => {
    const live = await openedImport();
    await live.press('Import');
    await live.at(/was imported$/);
    const start = live.events.find(({ type }) => type === 'nh-kit-import-start');
    expect(start?.detail).to.deep.include({
      includes: ['plugins', 'content', 'templates', 'settings'],
      customization: {},
      description: 'Pages of a small workshop',
      source: 'file',
    });
    const told = live.events.filter(({ type }) => type !== 'nh-kit-import-start');
    expect(told.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['nh-kit-page-view', { place: 'kit_import_upload_box' }],
      ['nh-kit-upload-file', { status: 'Success' }],
      ['nh-kit-page-view', { place: 'kit_import_customization' }],
      ['nh-kit-action', { action: 'Import' }],
      ['nh-kit-import-status', {}],
      ['nh-kit-page-view', { place: 'kit_import_summary' }],
    ]);
  });

  it('says that nothing had to be changed if the site has all of the kit', async () => {
    const live = await openedImport();
    live.server.answerOnce('POST imports/i1/runners/content', 200, keptSession());
    await live.press('Import');
    await live.at(/^Nothing had to be changed for “Atelier”$/);
    await live.says('Nothing on the site has changed.');
    await live.says('1 kept unchanged');
  });

  it('says of a kit with a missing plugin only that the site has not changed', async () => {
    const live = await openedImport();
    live.server.answerOnce('POST imports/i1/runners/content', 200, keptSession('missing'));
    await live.press('Import');
    await live.at(/was imported$/);
    await live.says('Nothing on the site has changed.');
  });

  it('says of plugins that could not be activated why, and where to activate them', async () => {
    const live = await openedImport();
    const session = failedPluginsSession('It needs <b>PHP 99</b>.', undefined);
    live.server.answerOnce('POST imports/i1/runners/content', 200, session);
    await live.press('Import');
    await live.at(/was imported$/);
    await live.says('Nothing on the site has changed.');
    await live.says('2 could not be activated');
    await live.says('It needs <b>PHP 99</b>.');
    await live.says('2 plugins could not be activated. Activate them in the list of plugins');
    const links = [...live.host.querySelectorAll('a')].filter(
      ({ textContent }) => textContent === 'Open the list of plugins',
    );
    expect(links.map(({ pathname }) => pathname)).to.deep.equal(['/plugins']);
  });

  it('marks the current step and focuses its heading', async () => {
    const live = await openedImport();
    const step = () => live.text('[part="steps"] [aria-current="step"]');
    expect(step()).to.equal('Choose');
    await live.press('Import');
    await live.at(/was imported$/);
    expect(step()).to.equal('Done');
    expect(document.activeElement?.textContent).to.equal('“Atelier” was imported');
  });

  for (const [place, leave] of Object.entries({
    'moved elsewhere': () => document.body.querySelector<HTMLElement>('#elsewhere')?.focus(),
    'taken by nothing': () => (document.activeElement as HTMLElement).blur(),
  })) {
    it(`says its end with the focus ${place}`, async () => {
      const elsewhere = document.body.appendChild(document.createElement('button'));
      elsewhere.id = 'elsewhere';
      const live = await openedImport();
      const release = live.server.hold('POST imports/i1/runners/content');
      const spoken = () => live.all('[role="status"]').map(({ textContent }) => textContent);
      await live.press('Import');
      await live.says('1 of 2 steps');
      leave();
      const focused = document.activeElement?.id;
      release();
      await live.at(/was imported$/);
      const isFocused = document.activeElement?.textContent === '“Atelier” was imported';
      await until(() => isFocused || spoken().includes('“Atelier” was imported'));
      if (focused) expect(document.activeElement?.id).to.equal(focused);
      elsewhere.remove();
    });
  }

  it('skips the selection with apply-all', async () => {
    const live = await liveImport({ 'apply-all': '' });
    await live.at(/^Choose a kit$/);
    await live.pick(kitFile());
    await live.at(/was imported$/);
    expect(live.server.body('POST imports/i1/start')).to.deep.equal({
      includes: ['plugins', 'content', 'templates', 'settings'],
      customization: {},
      decisions: { 'page:about': 'rename', 'setting:colors': 'overwrite' },
    });
  });

  it('starts again from the summary', async () => {
    const live = await openedImport();
    await live.press('Import');
    await live.at(/was imported$/);
    await live.press('Import another kit');
    await live.at(/^Choose a kit$/);
    await live.says('Last import');
  });
});
