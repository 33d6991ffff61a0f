import { expect } from '@open-wc/testing';
import { cleared, type Live, live, newServer, reloaded } from '../../../../page-objects/cloud-tab';
import { rendered, until } from '../../../../page-objects/until';
import type { CloudServer } from '../../../../server-doubles/cloud-templates';

let server: CloudServer;

beforeEach(() => {
  server = newServer();
});
afterEach(cleared);

/** Renders the library with an open folder. */
async function inFolder(name: string): Promise<Live> {
  const library = await live();
  library.folder(name).click();
  await rendered();
  expect(library.screen()).to.equal('folder');
  return library;
}

const notice = (library: Live): string => library.text('[part="cloud-tab"] [part="notice"]');

describe('folders of the Cloud tab', () => {
  it('are listed with their number of templates', async () => {
    const library = await live();
    await until(() => library.folders().length > 0, 'showed the folders');
    expect(library.folders()).to.deep.equal([
      'Footers, 2 templates',
      'Heroes, 3 templates',
      'Pages, 0 templates',
    ]);
    expect(library.titles().length).to.equal(8);
    expect(library.folder('All templates').ariaSelected).to.equal('true');
    await expect(library.host).to.be.accessible();
  });

  it('open on a click, and report their screen', async () => {
    const library = await inFolder('Heroes');
    expect(library.titles()).to.deep.equal(['Template 6', 'Template 7', 'Template 8']);
    expect(library.text('[part="path"] [aria-current="location"]')).to.equal('Heroes');
    expect(library.folder('Heroes').ariaSelected).to.equal('true');
    expect(library.heard.at(-1)).to.deep.equal([
      'nh-template-page-view',
      { place: 'Cloud Tab - Folder' },
    ]);
    await expect(library.host).to.be.accessible();
  });

  it('are closed by the breadcrumb, and the focus moves to the heading', async () => {
    const library = await inFolder('Heroes');
    await library.press('Cloud library');
    expect(library.screen()).to.equal('list');
    expect(library.focused()).to.equal('Cloud library');
    expect(library.titles().length).to.equal(8);
    expect(library.heard.at(-1)).to.deep.equal(['nh-template-page-view', { place: 'Cloud Tab' }]);
  });

  it('have one tab stop, and are navigated by arrows and letters, and opened by Enter', async () => {
    const library = await live();
    const stops = library.host.querySelectorAll('[part="folder-item"][tabindex="0"]');
    expect(stops.length).to.equal(1);
    library.folder('Outside folders').focus();
    await library.key('End');
    await library.key('ArrowUp');
    expect(library.focused()).to.equal('Heroes');
    expect(library.screen()).to.equal('list');
    await library.key('f');
    await library.key('Enter');
    expect(library.text('[part="path"] [aria-current]')).to.equal('Footers');
    expect(library.focused()).to.equal('Footers');
  });

  it('accept dropped templates, as does “Outside folders”', async () => {
    const library = await live();
    const places = [...library.host.querySelectorAll<HTMLElement>('[data-drop-folder]')];
    expect(places.map(({ dataset }) => dataset.dropFolder)).to.deep.equal(['', '1', '2', '3']);
  });

  it('follow the view “Outside folders”, which survives a reload', async () => {
    const library = await live();
    library.folder('Outside folders').click();
    await rendered();
    expect(library.screen()).to.equal('list');
    expect(library.titles()).to.deep.equal(['Template 1', 'Template 2', 'Template 3']);
    expect(library.text('[part="path"] [aria-current="location"]')).to.equal('Outside folders');
    const again = await reloaded();
    expect(again.titles()).to.deep.equal(['Template 1', 'Template 2', 'Template 3']);
    await again.press('Cloud library');
    expect(again.titles().length).to.equal(8);
  });

  it('show why they could not be loaded, beside the templates, and load on retry', async () => {
    server.refuse('GET library/folders', 'error-loading-resource', 502);
    const library = await live();
    expect(library.text('[part="folders"] [role="alert"] h3')).to.equal(
      'The library does not respond',
    );
    expect(library.titles().length).to.equal(8);
    await library.press('Try again');
    expect(library.folders().length).to.equal(3);
    expect(library.focused()).to.equal('Folders');
  });

  it('are replaced by a hint if there are none', async () => {
    server.folders = [];
    const library = await live();
    expect(library.text('[part="folders"] [part="note"]')).to.contain('Use folders to organize');
    expect(library.has('[role="listbox"]')).to.equal(false);
  });

  it('stay open after a reload', async () => {
    await inFolder('Heroes');
    const again = await reloaded();
    expect(again.screen()).to.equal('folder');
    expect(again.titles()).to.deep.equal(['Template 6', 'Template 7', 'Template 8']);
  });
});

describe('creating a folder', () => {
  it('adds the folder, announces it, and restores the focus', async () => {
    const library = await live();
    await library.press('Create folder');
    expect(library.heard.at(-1)).to.deep.equal([
      'nh-template-page-view',
      { place: 'Create Folder Dialog' },
    ]);
    await library.type('  Banners ');
    await library.key('Enter');
    library.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await rendered();
    expect(library.has('dialog')).to.equal(false);
    expect(library.folders()[0]).to.equal('Banners, 0 templates');
    expect(library.heard).to.deep.include(['nh-template-folder-create', {}]);
    expect(notice(library)).to.equal('The folder “Banners” is created.');
    expect(library.focused()).to.equal('Create folder');
  });

  it('fails for a name that another tab has just used, and keeps the typed name', async () => {
    const library = await live();
    await library.press('Create folder');
    server.refuse('POST library/folders', 'library-folder-exists', 409);
    await library.type('Taken');
    library.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await rendered();
    expect(library.find<HTMLInputElement>('dialog input').value).to.equal('Taken');
    expect(library.text('dialog')).to.contain('Another folder has this name');
    expect(library.heard.map(([name]) => name)).not.to.include('nh-template-folder-create');
    await library.type('Free');
    library.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await rendered();
    expect(library.folders()).to.include('Free, 0 templates');
  });

  it('continues with the typed text after a reload', async () => {
    const library = await live();
    await library.press('Create folder');
    await library.type('Half a na');
    const again = await reloaded();
    expect(again.find<HTMLInputElement>('dialog input').value).to.equal('Half a na');
  });
});

describe('the menu of a folder', () => {
  const menuOf = (library: Live) => library.find('[role="menu"]').getAttribute('aria-label');

  it('opens on a right click and by key, for folders only', async () => {
    const library = await live();
    const rightClick = async (name: string): Promise<boolean> => {
      const event = new MouseEvent('contextmenu', {
        bubbles: true,
        cancelable: true,
        clientX: 30,
        clientY: 40,
      });
      library.folder(name).focus();
      library.folder(name).firstElementChild?.dispatchEvent(event);
      await rendered();
      return event.defaultPrevented;
    };
    expect([await rightClick('All templates'), library.has('[role="menu"]')]).to.deep.equal([
      false,
      false,
    ]);
    expect(await rightClick('Heroes')).to.equal(true);
    expect(menuOf(library)).to.equal('Actions for Heroes');
    expect(library.find('[role="menu"]').getBoundingClientRect().left).to.be.closeTo(30, 1);
    await expect(library.host).to.be.accessible();
    await library.key('Escape');
    expect([library.has('[role="menu"]'), library.focused()]).to.deep.equal([false, 'Heroes']);
    await library.key('ContextMenu');
    expect(menuOf(library)).to.equal('Actions for Heroes');
    await library.press('Open');
    expect(library.screen()).to.equal('folder');
  });

  it('opens the dialogs that rename and delete', async () => {
    const library = await live();
    for (const [action, said] of [
      ['Rename', 'Rename'],
      ['Delete', '3 templates'],
    ] as const) {
      library.folder('Heroes').focus();
      await library.key('ContextMenu');
      await library.press(action);
      expect(library.text('dialog')).to.contain(said);
      await library.press('Cancel');
      expect(library.focused()).to.equal('Heroes');
    }
  });
});

describe('renaming a folder', () => {
  it('by F2 sorts the list again, and updates the heading', async () => {
    const library = await inFolder('Heroes');
    library.folder('Heroes').focus();
    await library.key('F2');
    await library.type('Yards');
    library.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await rendered();
    expect(library.folders().at(-1)).to.equal('Yards, 3 templates');
    expect(library.text('[part="path"] [aria-current]')).to.equal('Yards');
    expect(library.heard).to.deep.include(['nh-template-rename', { source: 'cloud' }]);
    expect(library.focused()).to.equal('Yards');
  });
});

describe('deleting a folder', () => {
  it('asks by the folder’s name, with the number of its templates', async () => {
    const library = await inFolder('Heroes');
    await library.press('Delete folder');
    expect(library.text('dialog')).to.contain('Heroes').and.to.contain('3 templates');
    await library.press('Cancel');
    expect(server.of('DELETE')).to.deep.equal([]);
    expect(library.focused()).to.equal('Delete folder');
  });

  it('closes the folder, announces it, and can be undone', async () => {
    const library = await inFolder('Heroes');
    await library.press('Delete folder');
    library.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await rendered();
    expect(library.screen()).to.equal('list');
    expect(library.folders().length).to.equal(2);
    expect(notice(library)).to.contain('“Heroes” is deleted');
    expect(library.heard).to.deep.include([
      'nh-template-deleted',
      { library: 'cloud', itemType: 'folder' },
    ]);
    expect(library.focused()).to.equal('Cloud library');
    await library.press('Undo');
    expect(library.folders().length).to.equal(3);
    expect(library.heard.at(-1)).to.deep.equal(['nh-template-undo', {}]);
  });

  it('reports no error if another tab has deleted the folder', async () => {
    const library = await live();
    library.folder('Heroes').focus();
    await library.key('Delete');
    server.loseFolder('2');
    library.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await rendered();
    expect(library.has('dialog')).to.equal(false);
    expect(library.folders().length).to.equal(2);
    expect(library.has('[part="undo"]')).to.equal(false);
  });
});

describe('a folder that is deleted elsewhere', () => {
  it('is closed when the page becomes visible, with a notice that names it', async () => {
    const library = await inFolder('Heroes');
    server.loseFolder('2');
    document.dispatchEvent(new Event('visibilitychange'));
    await rendered();
    expect(library.screen()).to.equal('list');
    expect(notice(library)).to.contain('“Heroes” no longer exists');
    expect(library.titles().length).to.equal(5);
  });

  it('is closed when renaming fails', async () => {
    const library = await inFolder('Heroes');
    server.loseFolder('2');
    await library.press('Rename folder');
    await library.type('Other');
    library.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await rendered();
    expect(library.text('dialog [role="alert"] h3')).to.equal('The folder no longer exists');
    await library.press('Cancel');
    expect(library.screen()).to.equal('list');
  });
});
