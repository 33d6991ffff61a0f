import { expect } from '@open-wc/testing';
import { cleared, drawn, type Live, live, newServer, reloaded } from './live';
import type { CloudServer } from './server';

let server: CloudServer;

beforeEach(() => {
  server = newServer();
});
afterEach(cleared);

/** The library with a folder open. */
async function inFolder(name: string): Promise<Live> {
  const library = await live();
  library.folder(name).click();
  await drawn();
  expect(library.screen()).to.equal('folder');
  return library;
}

const notice = (library: Live): string => library.text('[part="cloud-tab"] [part="notice"]');

describe('folders of the Cloud tab', () => {
  it('are all of them, with how many templates are in each', async () => {
    const library = await live();
    expect(library.folders()).to.deep.equal([
      'Footers, 2 templates',
      'Heroes, 3 templates',
      'Pages, 0 templates',
    ]);
    expect(library.titles().length).to.equal(8);
    expect(library.folder('All templates').ariaSelected).to.equal('true');
    await expect(library.host).to.be.accessible();
  });

  it('open by a click, and tell their place', async () => {
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

  it('are left by the path, with the focus on where one is then', async () => {
    const library = await inFolder('Heroes');
    await library.press('Cloud library');
    expect(library.screen()).to.equal('list');
    expect(library.focused()).to.equal('Cloud library');
    expect(library.titles().length).to.equal(8);
    expect(library.heard.at(-1)).to.deep.equal(['nh-template-page-view', { place: 'Cloud Tab' }]);
  });

  it('are one stop of the Tab key, gone through by arrows and letters, opened by Enter', async () => {
    const library = await live();
    const stops = library.host.querySelectorAll('[part="folder-item"][tabindex="0"]');
    expect(stops.length).to.equal(1);
    library.folder('Outside of folders').focus();
    await library.key('End');
    await library.key('ArrowUp');
    expect(library.focused()).to.equal('Heroes');
    expect(library.screen()).to.equal('list');
    await library.key('f');
    await library.key('Enter');
    expect(library.text('[part="path"] [aria-current]')).to.equal('Footers');
    expect(library.focused()).to.equal('Footers');
  });

  it('are places to drop templates, as is the outside of all', async () => {
    const library = await live();
    const places = [...library.host.querySelectorAll<HTMLElement>('[data-drop-folder]')];
    expect(places.map(({ dataset }) => dataset.dropFolder)).to.deep.equal(['', '1', '2', '3']);
  });

  it('have beside them a place for the templates that lie in none, over a reload too', async () => {
    const library = await live();
    library.folder('Outside of folders').click();
    await drawn();
    expect(library.screen()).to.equal('list');
    expect(library.titles()).to.deep.equal(['Template 1', 'Template 2', 'Template 3']);
    expect(library.text('[part="path"] [aria-current="location"]')).to.equal('Outside of folders');
    const again = await reloaded();
    expect(again.titles()).to.deep.equal(['Template 1', 'Template 2', 'Template 3']);
    await again.press('Cloud library');
    expect(again.titles().length).to.equal(8);
  });

  it('say why they have not come, while the templates are there, and come on the second try', async () => {
    server.refuse('GET library/folders', 'error-loading-resource', 502);
    const library = await live();
    expect(library.text('[part="folders"] [role="alert"] h3')).to.equal(
      'The library does not answer',
    );
    expect(library.titles().length).to.equal(8);
    await library.press('Try again');
    expect(library.folders().length).to.equal(3);
    expect(library.focused()).to.equal('Folders');
  });

  it('are none at first, and it is said what they are for', async () => {
    server.folders = [];
    const library = await live();
    expect(library.text('[part="folders"] [part="note"]')).to.contain('keep templates together');
    expect(library.has('[role="listbox"]')).to.equal(false);
  });

  it('stay open over a reload', async () => {
    await inFolder('Heroes');
    const again = await reloaded();
    expect(again.screen()).to.equal('folder');
    expect(again.titles()).to.deep.equal(['Template 6', 'Template 7', 'Template 8']);
  });
});

describe('a folder that is made', () => {
  it('is there, is told, and keeps the focus where it was', async () => {
    const library = await live();
    await library.press('Create folder');
    expect(library.heard.at(-1)).to.deep.equal([
      'nh-template-page-view',
      { place: 'Create Folder Dialog' },
    ]);
    await library.type('  Banners ');
    await library.key('Enter');
    library.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await drawn();
    expect(library.has('dialog')).to.equal(false);
    expect(library.folders()[0]).to.equal('Banners, 0 templates');
    expect(library.heard).to.deep.include(['nh-template-folder-create', {}]);
    expect(notice(library)).to.equal('The folder “Banners” is there.');
    expect(library.focused()).to.equal('Create folder');
  });

  it('is refused under a name that another tab has just given, and what was typed stays', async () => {
    const library = await live();
    await library.press('Create folder');
    server.refuse('POST library/folders', 'library-folder-exists', 409);
    await library.type('Taken');
    library.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await drawn();
    expect(library.find<HTMLInputElement>('dialog input').value).to.equal('Taken');
    expect(library.text('dialog')).to.contain('Another folder has this name');
    expect(library.heard.map(([name]) => name)).not.to.include('nh-template-folder-create');
    await library.type('Free');
    library.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await drawn();
    expect(library.folders()).to.include('Free, 0 templates');
  });

  it('is asked for again, half typed, when the page comes back', async () => {
    const library = await live();
    await library.press('Create folder');
    await library.type('Half a na');
    const again = await reloaded();
    expect(again.find<HTMLInputElement>('dialog input').value).to.equal('Half a na');
  });
});

describe('the menu of a folder', () => {
  const menuOf = (library: Live) => library.find('[role="menu"]').getAttribute('aria-label');

  it('opens by a right click, and by a key; what stands before all folders has none', async () => {
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
      await drawn();
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

  it('asks for a name, and before it deletes', async () => {
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

describe('a folder that is renamed', () => {
  it('by F2 stands at its new place, and is called so where one is', async () => {
    const library = await inFolder('Heroes');
    library.folder('Heroes').focus();
    await library.key('F2');
    await library.type('Yards');
    library.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await drawn();
    expect(library.folders().at(-1)).to.equal('Yards, 3 templates');
    expect(library.text('[part="path"] [aria-current]')).to.equal('Yards');
    expect(library.heard).to.deep.include(['nh-template-rename', { source: 'cloud' }]);
    expect(library.focused()).to.equal('Yards');
  });
});

describe('a folder that is deleted', () => {
  it('is asked about by its name and with how many templates go with it', async () => {
    const library = await inFolder('Heroes');
    await library.press('Delete folder');
    expect(library.text('dialog')).to.contain('Heroes').and.to.contain('3 templates');
    await library.press('Cancel');
    expect(server.of('DELETE')).to.deep.equal([]);
    expect(library.focused()).to.equal('Delete folder');
  });

  it('is left, is told, and comes back by Undo', async () => {
    const library = await inFolder('Heroes');
    await library.press('Delete folder');
    library.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await drawn();
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

  it('is gone without an error where another tab was quicker', async () => {
    const library = await live();
    library.folder('Heroes').focus();
    await library.key('Delete');
    server.loseFolder('2');
    library.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await drawn();
    expect(library.has('dialog')).to.equal(false);
    expect(library.folders().length).to.equal(2);
    expect(library.has('[part="undo"]')).to.equal(false);
  });
});

describe('a folder that somebody else deletes', () => {
  it('is left when the page is come back to, and told by name', async () => {
    const library = await inFolder('Heroes');
    server.loseFolder('2');
    document.dispatchEvent(new Event('visibilitychange'));
    await drawn();
    expect(library.screen()).to.equal('list');
    expect(notice(library)).to.contain('“Heroes” is not there any more');
    expect(library.titles().length).to.equal(5);
  });

  it('is left when it cannot be renamed', async () => {
    const library = await inFolder('Heroes');
    server.loseFolder('2');
    await library.press('Rename folder');
    await library.type('Other');
    library.find<HTMLButtonElement>('dialog [data-kind="main"]').click();
    await drawn();
    expect(library.text('dialog [role="alert"] h3')).to.equal('The folder is not there any more');
    await library.press('Cancel');
    expect(library.screen()).to.equal('list');
  });
});
