import { expect } from '@open-wc/testing';
import { kitErrorCodes } from '../../../../src/api/kits/errors';
import { atCustomize, cleared, newServer, reloaded } from '../../../page-objects/kit-export';
import { rendered, until } from '../../../page-objects/until';
import type { Server } from '../../../server-doubles/kit-export';

let server: Server;

beforeEach(() => {
  server = newServer();
});
afterEach(cleared);

const steps = ['content', 'templates', 'zip'].map((one) => `POST kits/exports/s1/runners/${one}`);

/** The requests after the one for the site's content. */
const exporting = () => server.whats().filter((what) => what !== 'GET kits/contents');

describe('an export', () => {
  it('sends the input and the selection, with the nonce', async () => {
    const kit = await atCustomize();
    await kit.press('Edit Content');
    await kit.tick('Visit');
    await kit.press('Save');
    await kit.tick('Settings');
    await kit.press('Export as a file');
    expect(server.request).to.deep.equal({
      title: 'Linden',
      description: '',
      includes: ['content', 'templates', 'plugins'],
      customization: {
        content: {
          pages: ['p1', 'p3'],
          posts: ['d1', 'd2'],
          menus: ['m1'],
          customPostTypes: ['work'],
          taxonomies: [],
        },
      },
      target: 'file',
    });
    expect(server.calls.every(({ headers }) => headers.get('X-WP-Nonce') === 'nonce-1')).to.equal(
      true,
    );
  });

  it('emits events for its start, the selection and its end', async () => {
    const kit = await atCustomize();
    await kit.tick('Settings');
    await kit.press('Export as a file');
    const events = kit.heard.filter(([name]) => name !== 'nh-kit-page-view');
    expect(events.map(([name]) => name)).to.deep.equal([
      'nh-kit-action',
      'nh-kit-export-start',
      'nh-kit-export-done',
    ]);
    expect(events[0]?.[1]).to.deep.equal({ action: 'Export' });
    expect(events[1]?.[1]).to.deep.equal({
      includes: ['content', 'templates', 'plugins'],
      customization: {},
      counts: {
        content: { pages: 3, posts: 2, menus: 1, customPostTypes: 1, taxonomies: 0 },
        templates: { headers: 1, popups: 1 },
        settings: { colors: 1, fonts: 1, code: 0 },
        plugins: { plugins: 2 },
      },
      description: '',
      source: 'file',
    });
    expect(events[2]?.[1]).to.deep.equal({
      session: 's1',
      target: 'file',
      fileName: 'linden.zip',
      size: 3_400_000,
    });
  });

  it('runs the server’s steps one by one, and shows the progress', async () => {
    const kit = await atCustomize();
    const go = server.hold(steps[1] ?? '');
    await kit.press('Export as a file');
    expect(exporting()).to.deep.equal(['POST kits/exports', ...steps.slice(0, 2)]);
    expect(document.activeElement).to.equal(kit.find('h2'));
    expect(kit.text('[role="status"]')).to.equal('Step 2 of 3: Templates');
    expect(kit.find<HTMLProgressElement>('progress').position).to.be.closeTo(1 / 3, 0.01);
    const runners = [...kit.host.querySelectorAll<HTMLElement>('[part="runner"]')];
    expect(runners.map(({ dataset }) => dataset.status)).to.deep.equal([
      'done',
      'running',
      'waiting',
    ]);
    await expect(kit.host).to.be.accessible();
    go();
    await rendered();
    expect(kit.step()).to.equal('summary');
  });

  it('ends with the content of the kit, and the link to its file', async () => {
    const kit = await atCustomize();
    await kit.press('Export as a file');
    expect(kit.title()).to.equal('The kit is ready');
    expect(document.activeElement).to.equal(kit.find('h2'));
    expect(kit.text('[part="file"]')).to.equal('linden.zip 3.4 MB');
    expect(kit.text('[part="summary"] [data-part="content"]')).to.equal('Content 3Pages 3');
    const link = kit.button('Download the kit') as HTMLAnchorElement;
    expect(link.getAttribute('href')).to.equal(
      '/wp-json/nh/v1/kits/exports/s1/file?_wpnonce=nonce-1',
    );
    expect(link.download).to.equal('linden.zip');
    expect(kit.heard).to.deep.include(['nh-kit-page-view', { place: 'kit_export_summary' }]);
    await expect(kit.host).to.be.accessible();
  });

  it('moves the focus to another heading at its end, so that screen readers announce it', async () => {
    const kit = await atCustomize();
    const focused: (string | null)[] = [];
    const record = ({ target }: FocusEvent) => focused.push((target as Element).textContent);
    kit.host.addEventListener('focusin', record);
    const heading = kit.find('h2');
    await kit.press('Export as a file');
    await until(() => kit.step() === 'summary', 'ended the export');
    expect(focused.slice(-2)).to.deep.equal(['Exporting the kit', 'The kit is ready']);
    expect(kit.find('h2') === heading).to.equal(false);
  });

  it('has the format of the page builder only if it was chosen, with a note about public sites', async () => {
    const kit = await atCustomize();
    expect(kit.text('[part="formats"]')).not.to.contain('public');
    await kit.tick('Elementor');
    expect(kit.text('[part="formats"] [role="status"]')).to.contain('must be public');
    await kit.press('Export as a file');
    expect(server.request).to.include({ format: 'elementor', target: 'file' });
  });

  it('goes to the cloud library, and links there', async () => {
    const kit = await atCustomize();
    await kit.tick('The cloud library');
    await kit.press('Export to the cloud library');
    expect(server.request?.target).to.equal('cloud');
    expect(kit.button('Open in the cloud library').getAttribute('href')).to.equal('/library/7');
  });

  it('starts another kit without data of the last', async () => {
    const kit = await atCustomize();
    await kit.tick('Settings');
    await kit.press('Export as a file');
    await kit.press('Export another kit');
    expect(kit.step()).to.equal('describe');
    expect(kit.find<HTMLInputElement>('[data-part="settings"] input').checked).to.equal(true);
    expect((await reloaded()).step()).to.equal('describe');
  });

  it('is cancelled, and keeps the selection', async () => {
    const kit = await atCustomize();
    server.hold(steps[0] ?? '');
    await kit.tick('Settings');
    await kit.press('Export as a file');
    await kit.press('Cancel');
    expect(kit.step()).to.equal('customize');
    expect(exporting().at(-1)).to.equal('DELETE kits/exports/s1');
    expect(kit.find<HTMLInputElement>('[data-part="settings"] input').checked).to.equal(false);
    expect(kit.host.querySelector('[role="alert"]')).to.equal(null);
  });
});

describe('an export and a reload', () => {
  it('continue at the next step of the same export', async () => {
    const kit = await atCustomize();
    server.hold(steps[1] ?? '');
    await kit.press('Export as a file');
    const again = await reloaded();
    expect(again.step()).to.equal('summary');
    expect(exporting()).to.deep.equal([
      'POST kits/exports',
      steps[0],
      steps[1],
      'GET kits/exports/s1',
      steps[1],
      steps[2],
    ]);
    expect(again.heard.map(([name]) => name)).to.have.members([
      'nh-kit-export-done',
      'nh-kit-page-view',
    ]);
  });

  it('show the summary again, without a second end event', async () => {
    const kit = await atCustomize();
    await kit.press('Export as a file');
    const again = await reloaded();
    expect(again.step()).to.equal('summary');
    expect(again.heard.map(([name]) => name)).to.deep.equal(['nh-kit-page-view']);
  });

  it('report that the export is gone, and return to the selection', async () => {
    const kit = await atCustomize();
    await kit.tick('Settings');
    server.hold(steps[1] ?? '');
    await kit.press('Export as a file');
    server.session = undefined;
    const again = await reloaded();
    expect(again.text('[role="alert"] h3')).to.equal('This is no longer on the server');
    await again.press('Try again');
    expect(again.step()).to.equal('customize');
    expect(again.find<HTMLInputElement>('[data-part="settings"] input').checked).to.equal(false);
    expect(again.host.querySelector('[role="alert"]')).to.equal(null);
  });

  it('start the next visit without an exported kit’s data', async () => {
    const kit = await atCustomize();
    await kit.tick('Settings');
    await kit.press('Export as a file');
    // Another tab, or a later day.
    sessionStorage.clear();
    const next = await reloaded({ name: 'Linden' });
    expect(next.step()).to.equal('describe');
    expect(next.find<HTMLInputElement>('[data-part="settings"] input').checked).to.equal(true);
  });
});

describe('an export that fails', () => {
  for (const code of kitErrorCodes) {
    it(`says so with a title, Cancel and Try again, and goes on where it stopped: ${code}`, async () => {
      const kit = await atCustomize();
      server.refuse(steps[1] ?? '', code);
      await kit.press('Export as a file');
      expect(kit.title()).to.equal('The export stopped');
      expect(kit.find('[role="alert"]').dataset.code).to.equal(code);
      expect(kit.text('[role="alert"] h3')).not.to.equal('');
      expect(kit.host.querySelector('progress')).to.equal(null);
      expect(kit.heard.some(([name]) => name === 'nh-kit-export-done')).to.equal(false);
      await kit.press('Try again');
      expect(kit.step()).to.equal('summary');
      expect(exporting().slice(2)).to.deep.equal([
        steps[1],
        'GET kits/exports/s1',
        steps[1],
        steps[2],
      ]);
    });
  }

  it('returns on Cancel, and loses nothing', async () => {
    const kit = await atCustomize();
    server.refuse('POST kits/exports', 'insufficient-quota', 507);
    await kit.tick('The cloud library');
    await kit.press('Export to the cloud library');
    expect(kit.text('[role="alert"] h3')).to.equal('Your cloud library is full');
    await expect(kit.host).to.be.accessible();
    await kit.press('Cancel');
    expect(kit.step()).to.equal('customize');
    await kit.tick('A file on this computer');
    await kit.press('Export as a file');
    expect(server.request).to.deep.include({ title: 'Linden', target: 'file' });
    expect(kit.step()).to.equal('summary');
  });

  it('ends after its timeout', async () => {
    const kit = await atCustomize({ timeout: 0.05 });
    server.next(steps[0] ?? '', 'never');
    await kit.press('Export as a file');
    for (let frames = 0; !kit.host.querySelector('[role="alert"]'); frames++) {
      if (frames > 600) expect.fail('says nothing');
      await rendered();
    }
    expect(kit.text('[role="alert"] h3')).to.equal('The server took too long');
  });

  it('continues automatically when the connection is back', async () => {
    const kit = await atCustomize();
    server.next(steps[1] ?? '', new TypeError('Failed to fetch'));
    await kit.press('Export as a file');
    expect(kit.text('[role="alert"] h3')).to.equal('The server cannot be reached');
    window.dispatchEvent(new Event('online'));
    await rendered();
    expect(kit.step()).to.equal('summary');
  });

  it('does not loop if the server’s steps make no progress', async () => {
    const kit = await atCustomize();
    const stuck = { session: 's1', state: 'running', runners: [] };
    server.next('POST kits/exports', Response.json(stuck));
    await kit.press('Export as a file');
    expect(kit.text('[role="alert"] h3')).to.equal('The server’s response is invalid');
    await kit.press('Cancel');
    const runners = [{ runner: 'content', title: 'Content', isDone: false }];
    server.next('POST kits/exports', Response.json({ ...stuck, runners }));
    server.next(steps[0] ?? '', Response.json({ ...stuck, runners }));
    await kit.press('Export as a file');
    expect(kit.text('[role="alert"] h3')).to.equal('The server’s response is invalid');
  });
});
