import { expect } from '@open-wc/testing';
import { cleared, drawn, live, newSite, until } from './live';
import type { SiteServer } from './server';

let server: SiteServer;

beforeEach(() => {
  server = newSite();
});
afterEach(cleared);

const ctrl = { ctrlKey: true };

describe('deleting templates', () => {
  it('asks by name, deletes, and brings back by the note’s button', async () => {
    const library = await live();
    await library.click(1);
    await library.keys('Delete');
    expect(library.text('dialog h2')).to.contain('Template 4');
    await library.press('Delete');
    await until(() => library.titles().length === 4, 'it is gone');
    expect(library.text('[part="undo"] p')).to.equal('“Template 4” is deleted.');
    expect(library.text('[part="count"]')).to.equal('4 templates');
    // The next one is where it was.
    expect(document.activeElement).to.equal(library.item(1));
    await library.press('Undo');
    await until(() => library.titles().length === 5, 'it is back');
    expect(library.text('[part="told"]')).to.equal('“Template 4” is back.');
    expect(library.heardOf('nh-template-deleted')).to.deep.equal([
      { library: 'site', itemType: 'template' },
    ]);
    expect(library.heardOf('nh-template-undo')).to.deep.equal([{}]);
  });

  it('is taken back by Ctrl and Z, one after the other, the newest first', async () => {
    const library = await live();
    await library.click(0);
    await library.keys('Delete');
    await library.press('Delete');
    await until(() => library.titles().length === 4, 'it is gone');
    await library.keys('z', ctrl);
    await until(() => library.titles().length === 5, 'it is back');
    await library.keys('z', ctrl);
    expect(server.of('POST templates/undo').length).to.equal(1);
  });

  it('leaves what was typed in a field to its own undo', async () => {
    const library = await live();
    await library.click(0);
    await library.keys('Delete');
    await library.press('Delete');
    await until(() => library.titles().length === 4, 'it is gone');
    await library.search('Tem');
    await library.keys('z', ctrl);
    expect(server.of('POST templates/undo').length).to.equal(0);
  });

  it('offers Undo for a time that waits for whoever reaches for it', async () => {
    const library = await live({ undoTime: 0.3 });
    await library.click(0);
    await library.keys('Delete');
    await library.press('Delete');
    await until(() => library.has('[part="undo"]'), 'Undo is offered');
    library.find('[part="undo"] button').focus();
    const held = performance.now();
    await until(() => performance.now() - held > 500, 'more than the time has passed');
    expect(library.has('[part="undo"]')).to.equal(true);
    library.item(0).focus();
    await until(() => !library.has('[part="undo"]'), 'the time is over');
  });

  it('says so where Undo fails, and tries again', async () => {
    const library = await live();
    await library.click(0);
    await library.keys('Delete');
    await library.press('Delete');
    await until(() => library.has('[part="undo"]'), 'it is gone');
    server.next('POST templates/undo', new TypeError('Failed to fetch'));
    await library.press('Undo');
    await until(() => library.has('[part="error"]'), 'the network is missing');
    await library.press('Try again');
    await until(() => library.titles().length === 5, 'it is back');
    expect(library.has('[part="error"]')).to.equal(false);
  });

  it('tells by name what stayed, and keeps that chosen', async () => {
    server.stuck.add('2');
    const library = await live();
    await library.click(0);
    await library.keys('a', ctrl);
    await library.keys('Delete');
    await library.press('Delete');
    await until(() => library.has('dialog [part="error"]'), 'a part has failed');
    expect(library.text('dialog [part="failed"]')).to.contain('Template 2');
    expect(library.heardOf('nh-template-bulk')).to.deep.equal([
      { status: 'fail', action: 'delete', count: 5, library: 'site' },
    ]);
    await library.press('Close');
    await until(() => library.titles().join() === 'Template 2', 'the others are gone');
    expect(library.chosen()).to.deep.equal(['Template 2']);
  });

  it('leaves the focus to the count where the last one goes, and can be taken back there', async () => {
    server.site = server.site.slice(0, 1);
    const library = await live();
    await library.click(0);
    await library.keys('Delete');
    await library.press('Delete');
    await until(() => library.has('[part="empty"]'), 'none is left');
    expect(document.activeElement).to.equal(library.find('[part="count"]'));
    await library.keys('z', ctrl);
    await until(() => library.titles().length === 1, 'it is back');
  });
});

describe('renaming a template', () => {
  it('goes by F2 and Enter, and gives the focus back', async () => {
    const library = await live();
    await library.click(2);
    await library.keys('F2');
    await library.type('Another name');
    library.find<HTMLFormElement>('dialog form').requestSubmit();
    await until(() => library.titles().includes('Another name'), 'it is renamed');
    expect(document.activeElement).to.equal(library.item(2));
    expect(library.text('[part="told"]')).to.equal('It is called “Another name” now.');
    expect(library.heardOf('nh-template-rename')).to.deep.equal([{ source: 'site' }]);
  });

  it('keeps what was typed where the server cannot be reached', async () => {
    const library = await live();
    await library.click(2);
    await library.keys('F2');
    await library.type('Another name');
    server.next('PATCH templates', new TypeError('Failed to fetch'));
    library.find<HTMLFormElement>('dialog form').requestSubmit();
    await until(() => library.has('dialog [part="error"]'), 'the network is missing');
    expect(library.find<HTMLInputElement>('dialog input').value).to.equal('Another name');
    library.find<HTMLFormElement>('dialog form').requestSubmit();
    await until(() => library.titles().includes('Another name'), 'it is renamed');
  });
});

describe('taking templates elsewhere', () => {
  it('copies to a folder of the cloud, and says so', async () => {
    const library = await live();
    await library.click(0);
    await library.press('Copy to …');
    library.find('dialog input[type="radio"]').click();
    await library.press('Copy');
    await until(() => library.has('[part="told"]'), 'it is copied');
    expect(library.text('[part="told"]')).to.equal('“Template 5” is copied.');
    expect(server.bulk).to.deep.equal({
      action: 'copy',
      selected: { ids: ['5'] },
      destination: { place: 'cloud', folder: null },
    });
    expect(library.heardOf('nh-template-transfer')).to.deep.equal([
      { method: 'copy', type: 'header', origin: 'site', destination: 'cloud' },
    ]);
    expect(library.titles().length).to.equal(5);
  });

  it('moves several in one call, and takes that back', async () => {
    const library = await live();
    await library.click(0);
    await library.click(1, ctrl);
    await library.press('Move to …');
    library.find('dialog input[type="radio"]').click();
    await library.press('Move');
    await until(() => library.titles().length === 3, 'they are gone');
    expect(library.text('[part="undo"] p')).to.equal('2 templates are moved.');
    expect(library.heardOf('nh-template-bulk')).to.deep.equal([
      { status: 'success', action: 'move', count: 2, library: 'site' },
    ]);
    await library.press('Undo');
    await until(() => library.titles().length === 5, 'they are back');
    // It was no deletion.
    expect(library.heardOf('nh-template-undo')).to.deep.equal([]);
  });

  it('is refused beforehand where the cloud is full', async () => {
    server.use(100);
    const library = await live();
    await library.click(0);
    await library.press('Copy to …');
    expect(library.text('dialog')).to.contain('Your cloud library is full');
    expect(library.has('dialog input[type="radio"]')).to.equal(false);
    expect(server.bulk).to.equal(undefined);
  });
});

describe('a right click on a template', () => {
  it('opens its menu there, and leaves what is chosen as it is', async () => {
    const library = await live();
    await library.click(1);
    const { left, top } = library.item(0).getBoundingClientRect();
    const place = { clientX: left + 40, clientY: top + 20 };
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...place });
    library.item(0).dispatchEvent(event);
    await drawn();
    expect(event.defaultPrevented).to.equal(true);
    const menu = library.find('[role="menu"]');
    expect(menu.getAttribute('aria-label')).to.contain('Template 5');
    expect(menu.getBoundingClientRect().left).to.be.closeTo(left + 40, 1);
    expect(library.chosen()).to.deep.equal(['Template 4']);
    await library.press('Rename');
    expect(library.has('dialog')).to.equal(true);
  });
});

describe('inserting a template', () => {
  it('hands it to the page, which takes it', async () => {
    server.inside = {
      content: [{ id: '1234567', elType: 'container', settings: {}, elements: [] }],
      page_settings: {},
    };
    const library = await live();
    library.host.addEventListener('nh-template-insert', (event) => event.preventDefault());
    library.item(0).querySelector<HTMLElement>('[part="menu-button"]')?.click();
    await drawn();
    await library.press('Insert');
    await until(() => library.has('[part="told"]'), 'it is inserted');
    expect(library.text('[part="told"]')).to.equal('“Template 5” is in the page.');
    expect(library.heardOf('nh-template-insert')).to.deep.equal([
      {
        library: 'site',
        id: '5',
        title: 'Template 5',
        content: server.inside.content,
        pageSettings: null,
      },
    ]);
  });

  it('says so where no page has taken it', async () => {
    const library = await live();
    library.item(0).querySelector<HTMLElement>('[part="menu-button"]')?.click();
    await drawn();
    await library.press('Insert');
    await until(() => library.has('[part="told"]'), 'an answer has come');
    expect(library.text('[part="told"]')).to.contain('“Template 5” is not inserted');
  });

  for (const [label, result, pageSettings] of [
    ['Apply', 'apply', { hide_title: 'yes' }],
    ['Don’t apply', 'skip', null],
    ['Cancel', 'cancel', undefined],
  ] as const) {
    it(`asks about its page settings first: ${label}`, async () => {
      server.inside = { content: [], page_settings: { hide_title: 'yes' } };
      const library = await live();
      library.item(0).querySelector<HTMLElement>('[part="menu-button"]')?.click();
      await drawn();
      await library.press('Insert');
      await until(() => library.has('dialog'), 'it is asked');
      await library.press(label);
      await until(() => !library.has('dialog'), 'it is answered');
      expect(library.heardOf('nh-template-apply-settings')).to.deep.equal([{ result }]);
      const inserted = library.heardOf('nh-template-insert') as { pageSettings: unknown }[];
      expect(inserted.map((one) => one.pageSettings)).to.deep.equal(
        pageSettings === undefined ? [] : [pageSettings],
      );
    });
  }

  it('is tried again where the template could not be fetched', async () => {
    const library = await live();
    server.next('GET templates/5', new TypeError('Failed to fetch'));
    library.item(0).querySelector<HTMLElement>('[part="menu-button"]')?.click();
    await drawn();
    await library.press('Insert');
    await until(() => library.has('[part="error"]'), 'the network is missing');
    await library.press('Try again');
    await until(() => library.heardOf('nh-template-insert').length === 1, 'it is inserted');
  });
});

describe('saving from the page', () => {
  const draft = { title: 'A hero', type: 'section', content: [], page_settings: { hide: 'yes' } };

  it('opens the dialog that asks where, and saves to both places', async () => {
    const library = await live();
    Object.assign(library.host, { draft });
    await until(() => library.has('dialog'), 'it is asked');
    expect(library.find<HTMLInputElement>('dialog input').value).to.equal('A hero');
    for (const box of library.host.querySelectorAll<HTMLInputElement>(
      'dialog input[type="checkbox"]',
    )) {
      if (!box.checked) box.click();
    }
    await drawn();
    await library.press('Save');
    await until(() => !library.has('dialog'), 'it is saved');
    expect(library.heardOf('nh-template-save-start')).to.deep.equal([{}]);
    expect(library.heardOf('nh-template-saved')).to.deep.equal([
      { library: 'site', type: 'section' },
      { library: 'cloud', type: 'section' },
    ]);
    expect(server.kept).to.deep.equal([{ ...draft, folder: null }]);
    expect(library.titles()).to.contain('A hero');
  });

  it('shows what was saved while the first templates were on their way', async () => {
    // An answer from before it was saved: it is not waited for.
    server.hold('GET templates?');
    const library = await live();
    Object.assign(library.host, { draft });
    await until(() => library.has('dialog'), 'it is asked');
    await library.press('Save');
    await until(() => library.titles().includes('A hero'), 'it is in the list');
    expect(server.of('GET templates?').length).to.equal(2);
  });

  it('opens once more for the same one as a new object', async () => {
    const library = await live();
    Object.assign(library.host, { draft });
    await until(() => library.has('dialog'), 'it is asked');
    await library.press('Cancel');
    expect(library.has('dialog')).to.equal(false);
    Object.assign(library.host, { draft: { ...draft } });
    await until(() => library.has('dialog'), 'it is asked again');
  });

  it('passes over what is no template, and says so', async () => {
    const library = await live();
    Object.assign(library.host, { draft: 'no JSON' });
    await drawn();
    expect(library.titles().length).to.equal(5);
    Object.assign(library.host, { draft: { ...draft, content: [1] } });
    await until(() => library.has('[part="told"]'), 'it is told');
    expect(library.text('[part="told"]')).to.contain('“A hero” is no template');
    expect(library.has('dialog')).to.equal(false);
  });
});
