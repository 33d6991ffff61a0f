import { expect } from '@open-wc/testing';
import { rendered } from '../../../page-objects/until';
import { ServerDouble } from '../../../server-doubles/kit-import';
import { cleared, type LiveImport, openedImport, reloaded } from './fixtures';
import { manifest, openedSession } from './kit';

afterEach(cleared);

const box = ({ all }: LiveImport, part: string) =>
  all<HTMLInputElement>(`[data-part="${part}"] input`)[0];

/** Clicks the first match of a selector. */
async function click(live: LiveImport, selector: string): Promise<void> {
  const [target] = live.all(selector);
  target?.focus();
  target?.click();
  await rendered();
}

const choice = (conflict: string, decision: string): string =>
  `[data-conflict="${conflict}"] input[value="${decision}"]`;

/** The request body of the start. */
async function started(live: LiveImport): Promise<unknown> {
  await live.press('Import');
  await live.at(/was imported$/);
  return live.server.body('POST imports/i1/start');
}

describe('the parts of a kit', () => {
  it('are all selected; plugins cannot be deselected', async () => {
    const live = await openedImport();
    expect(
      ['content', 'templates', 'settings'].map((part) => box(live, part)?.checked),
    ).to.deep.equal([true, true, true]);
    expect(box(live, 'plugins')).to.include({ checked: true, disabled: true });
  });

  it('are disabled and marked if an older kit does not contain them', async () => {
    const server = new ServerDouble();
    const { templates: _none, manifest_version: _old, ...older } = manifest;
    server.opened = openedSession({ manifest: older });
    const live = await openedImport(server);
    expect(live.text('[part="kit"]')).to.contain('older export');
    expect(box(live, 'templates')).to.include({ checked: false, disabled: true });
    expect(live.text('[data-part="templates"]')).to.contain('Not exported');
    expect(live.text('[data-part="content"]')).not.to.contain('Not exported');
  });

  it('are announced with the page builder that wrote the kit', async () => {
    const server = new ServerDouble();
    const software = { name: 'Elementor', version: '4.2.2' };
    server.opened = openedSession({ manifest: { ...manifest, software } });
    const live = await openedImport(server);
    expect(live.text('[part="software"]')).to.match(
      /^A kit of Elementor 4\.2: \d+ pages?, .*,? and \d+ \w+$/,
    );
  });

  it('are followed by the names of what cannot be imported', async () => {
    const server = new ServerDouble();
    server.opened = openedSession({
      left_out: [
        { reason: 'post-type', name: 'Recipes', count: 2 },
        { reason: 'code', name: 'Team', count: 1 },
      ],
    });
    const live = await openedImport(server);
    expect(live.text('[part="left-out"] summary')).to.match(/^2 things/);
    expect(live.text('[part="left-out"] ul')).to.contain('Recipes').and.to.contain('Team');
    expect(live.all('[part="left-out"]')[0]?.hasAttribute('open')).to.equal(false);
  });

  it('can be selected document by document in a dialog', async () => {
    const live = await openedImport();
    await click(live, '[data-part="content"] button');
    const dialog = live.all<HTMLDialogElement>('dialog')[0];
    expect(dialog?.open).to.equal(true);
    const prices = [...(dialog?.querySelectorAll('label') ?? [])].find((label) =>
      label.textContent?.includes('Prices'),
    );
    prices?.click();
    await rendered();
    await live.press('Save');
    expect(live.all('dialog').length).to.equal(0);
    expect(document.activeElement?.getAttribute('aria-label')).to.equal('Edit Content');
    const request = (await started(live)) as { customization: Record<string, unknown> };
    expect(request.customization.content).to.deep.include({ pages: ['1'], posts: ['3'] });
  });

  it('keep a dialog’s selection over a reload, and discard it on Cancel', async () => {
    const live = await openedImport();
    await click(live, '[data-part="settings"] button');
    await click(live, 'dialog [data-section="fonts"] input');
    const again = await reloaded(live);
    await again.says('Customise: Settings');
    const fonts = again.all<HTMLInputElement>('dialog [data-section="fonts"] input')[0];
    expect(fonts?.checked).to.equal(false);
    again
      .all('dialog button')
      .find(({ textContent }) => textContent === 'Cancel')
      ?.click();
    await rendered();
    expect(document.activeElement?.getAttribute('aria-label')).to.equal('Edit Settings');
    expect(await started(again)).to.deep.include({ customization: {} });
  });

  it('list sections in the dialog that the kit does not contain', async () => {
    const live = await openedImport();
    await click(live, '[data-part="templates"] button');
    const footers = live.text('dialog [data-section="footers"]');
    expect(footers).to.contain('Not exported');
    const input = live.all<HTMLInputElement>('dialog [data-section="footers"] input')[0];
    expect(input).to.include({ checked: false, disabled: true });
    const headers = live.all<HTMLInputElement>('dialog [data-section="headers"] input')[0];
    expect(headers?.checked).to.equal(true);
  });

  it('are excluded with their customisation when they are deselected', async () => {
    const live = await openedImport();
    await click(live, '[data-part="content"] input');
    expect(live.all('[data-conflict="page:about"]').length).to.equal(0);
    expect(await started(live)).to.deep.include({
      includes: ['plugins', 'templates', 'settings'],
    });
  });

  it('cannot be imported if none is selected, and the button says why', async () => {
    const server = new ServerDouble();
    const { plugins: _none, ...plain } = manifest;
    server.opened = openedSession({ manifest: plain, plugins: [] });
    const live = await openedImport(server);
    for (const part of ['content', 'templates', 'settings']) {
      await click(live, `[data-part="${part}"] input`);
    }
    const button = live.all('button').find(({ textContent }) => textContent === 'Import');
    expect(button?.getAttribute('aria-disabled')).to.equal('true');
    expect(live.text()).to.contain('Nothing is selected');
    button?.click();
    await rendered();
    expect(live.title()).to.equal('Choose what to import');
  });
});

describe('conflicts', () => {
  it('show the differences, field by field', async () => {
    const live = await openedImport();
    for (const summary of live.all('[data-conflict] summary')) summary.click();
    await rendered();
    const rows = live.all('[data-conflict="page:about"] tbody tr');
    expect(rows.map(({ textContent }) => textContent)).to.deep.equal([
      'TitleAbout usAbout',
      'ExcerptSince 1987 beside the weirSince 1987 below the weir',
    ]);
    const marked = (tag: string) => rows[1]?.querySelector(tag)?.textContent;
    expect([marked('del'), marked('ins')]).to.deep.equal(['beside', 'below']);
    expect(live.all('[data-conflict="setting:colors"] [part="swatch"]').length).to.equal(2);
  });

  it('are decided one by one; by default the site’s version is kept', async () => {
    const live = await openedImport();
    expect(live.all(`${choice('page:about', 'keep')}:checked`).length).to.equal(1);
    expect(live.all(choice('setting:colors', 'rename')).length).to.equal(0);
    await click(live, choice('page:about', 'rename'));
    expect(live.text('[part="conflicts"] [role="status"]')).to.equal(
      'Keep 1 · overwrite 0 · rename 1',
    );
    expect(await started(live)).to.have.deep.property('decisions', { 'page:about': 'rename' });
  });

  it('are decided all at once', async () => {
    const live = await openedImport();
    await live.press('Overwrite all');
    expect(await started(live)).to.have.deep.property('decisions', {
      'page:about': 'overwrite',
      'setting:colors': 'overwrite',
    });
  });

  it('keep their decisions over a reload', async () => {
    const live = await openedImport();
    await live.press('Overwrite all');
    await click(live, choice('page:about', 'rename'));
    await click(live, '[data-part="templates"] input');
    const again = await reloaded(live);
    await again.at(/^Choose what to import$/);
    expect(again.all(`${choice('page:about', 'rename')}:checked`).length).to.equal(1);
    expect(again.all(`${choice('setting:colors', 'overwrite')}:checked`).length).to.equal(1);
    expect(box(again, 'templates')?.checked).to.equal(false);
  });
});

describe('plugins', () => {
  it('are listed with their state', async () => {
    const live = await openedImport();
    const list = live.all('[part="plugins"] li').map(({ textContent }) => textContent);
    expect(list).to.deep.equal([
      'Contact Form 7 6.1 Active on this site',
      'Shop 9.0 Will be installed',
    ]);
  });

  it('are not announced as installed if the site cannot install them', async () => {
    const server = new ServerDouble();
    const [, shop] = openedSession().plugins;
    if (shop) server.opened = openedSession({ plugins: [{ ...shop, isAvailable: false }] });
    const live = await openedImport(server);
    expect(live.text('[part="plugins"] li')).to.equal('Shop 9.0 Missing; install it yourself');
  });

  it('are skipped if the account may not install them, and the import continues', async () => {
    const server = new ServerDouble();
    server.opened = openedSession({ canInstallPlugins: false });
    const live = await openedImport(server);
    await live.says('Your account is not allowed to install plugins');
    expect(live.text('[part="plugins"]')).to.contain('Missing; you are not allowed to install it');
    await started(live);
  });
});

describe('another kit instead', () => {
  it('deletes the opened kit on the server', async () => {
    const live = await openedImport();
    await live.press('Choose another kit');
    await live.at(/^Choose a kit$/);
    expect(live.server.count('DELETE imports/i1')).to.equal(1);
    expect(localStorage.length).to.equal(0);
  });
});
