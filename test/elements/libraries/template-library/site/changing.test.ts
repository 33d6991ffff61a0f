import { expect } from '@open-wc/testing';
import { cleared, live, newSite } from '../../../../page-objects/site-tab';
import { rendered, until } from '../../../../page-objects/until';
import type { SiteServer } from '../../../../server-doubles/site-templates';

let server: SiteServer;

beforeEach(() => {
  server = newSite();
});
afterEach(cleared);

const ctrl = { ctrlKey: true };

describe('deleting templates', () => {
  it('asks for confirmation, deletes, and restores with the Undo button', async () => {
    const library = await live();
    await library.click(1);
    await library.keys('Delete');
    expect(library.text('dialog h2')).to.contain('Template 4');
    await library.press('Delete');
    await until(() => library.titles().length === 4, 'it is gone');
    await until(() => library.has('[part="undo"]'), 'offered Undo');
    expect(library.text('[part="undo"] p')).to.equal('“Template 4” deleted.');
    expect(library.text('[part="count"]')).to.equal('4 templates');
    // The next one is where it was.
    expect(document.activeElement).to.equal(library.item(1));
    await library.press('Undo');
    await until(() => library.titles().length === 5, 'it is back');
    await until(() => library.has('[part="told"]'), 'showed the notice');
    expect(library.text('[part="told"]')).to.equal('“Template 4” restored.');
    expect(library.heardOf('nh-template-deleted')).to.deep.equal([
      { library: 'site', itemType: 'template' },
    ]);
    expect(library.heardOf('nh-template-undo')).to.deep.equal([{}]);
  });

  it('is announced in the live region after the dialog has closed and the focus has moved', async () => {
    const library = await live();
    await library.click(1);
    await library.keys('Delete');
    const region = library.find('[part="undos"]');
    const times: Record<'closed' | 'announced', number> = { closed: 0, announced: 0 };
    const observer = new MutationObserver(() => {
      if (!library.has('dialog')) times.closed ||= performance.now();
      if (region.textContent) times.announced ||= performance.now();
    });
    observer.observe(library.host, { childList: true, subtree: true });
    await library.press('Delete');
    await until(() => times.announced > 0, 'announced the deletion');
    observer.disconnect();
    expect(times.announced - times.closed).to.be.within(100, times.announced - 1);
    expect(region.role).to.equal('status');
    // Of several nodes that come at once, Orca speaks only the last one.
    expect([...region.children].map(({ role }) => role)).to.deep.equal(['group']);
    // Screen readers speak the text of a live region, but not its button.
    expect([...region.querySelectorAll('p')].map(({ textContent }) => textContent)).to.deep.equal([
      '“Template 4” deleted.',
      'To undo, press Control+Z, or Command+Z on a Mac.',
    ]);
  });

  it('is undone by Ctrl+Z, newest first', async () => {
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

  it('leaves Ctrl+Z in a field to the browser', async () => {
    const library = await live();
    await library.click(0);
    await library.keys('Delete');
    await library.press('Delete');
    await until(() => library.titles().length === 4, 'it is gone');
    await library.search('Tem');
    await library.keys('z', ctrl);
    expect(server.of('POST templates/undo').length).to.equal(0);
  });

  it('offers Undo for a time that stops while the button has the focus', async () => {
    const library = await live({ undoTime: 0.3 });
    // The pointer holds the note as soon as it is drawn: a busy machine may poll only when its time is over.
    const offered = new Promise<HTMLElement>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!library.has('[part="undo"]')) return;
        observer.disconnect();
        const note = library.find('[part="undo"]');
        note.dispatchEvent(new PointerEvent('pointerenter'));
        resolve(note);
      }).observe(library.host, { childList: true, subtree: true });
    });
    await library.click(0);
    await library.keys('Delete');
    await library.press('Delete');
    const note = await offered;
    await until(() => document.activeElement === library.item(0), 'the focus is back in the list');
    library.find('[part="undo"] button').focus();
    note.dispatchEvent(new PointerEvent('pointerleave'));
    const held = performance.now();
    await until(() => performance.now() - held > 500, 'more than the time has passed');
    expect(library.has('[part="undo"]')).to.equal(true);
    library.item(0).focus();
    await until(() => !library.has('[part="undo"]'), 'the time is over');
  });

  it('shows why Undo failed, and retries it', async () => {
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

  it('names the templates that failed, and keeps them selected', async () => {
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

  it('focuses the count when the last template is deleted, and can be undone there', async () => {
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
  it('works with F2 and Enter, and restores the focus', async () => {
    const library = await live();
    await library.click(2);
    await library.keys('F2');
    await library.type('Another name');
    library.find<HTMLFormElement>('dialog form').requestSubmit();
    await until(() => library.titles().includes('Another name'), 'it is renamed');
    expect(document.activeElement).to.equal(library.item(2));
    await until(() => library.has('[part="told"]'), 'showed the notice');
    expect(library.text('[part="told"]')).to.equal('Renamed to “Another name”.');
    expect(library.heardOf('nh-template-rename')).to.deep.equal([{ source: 'site' }]);
  });

  it('keeps the typed name when the server cannot be reached', async () => {
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

describe('moving and copying templates', () => {
  it('copies to the cloud, and shows a note', async () => {
    const library = await live();
    await library.click(0);
    await library.press('Copy to …');
    library.find('dialog input[type="radio"]').click();
    await library.press('Copy');
    await until(() => library.has('[part="told"]'), 'it is copied');
    expect(library.text('[part="told"]')).to.equal('“Template 5” copied.');
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

  it('moves several templates with one request, and undoes it', async () => {
    const library = await live();
    await library.click(0);
    await library.click(1, ctrl);
    await library.press('Move to …');
    library.find('dialog input[type="radio"]').click();
    await library.press('Move');
    await until(() => library.titles().length === 3, 'they are gone');
    await until(() => library.has('[part="undo"]'), 'offered Undo');
    expect(library.text('[part="undo"] p')).to.equal('2 templates moved.');
    expect(library.heardOf('nh-template-bulk')).to.deep.equal([
      { status: 'success', action: 'move', count: 2, library: 'site' },
    ]);
    await library.press('Undo');
    await until(() => library.titles().length === 5, 'they are back');
    // It was no deletion.
    expect(library.heardOf('nh-template-undo')).to.deep.equal([]);
  });

  it('is disabled when the cloud is full', async () => {
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
  it('opens its menu at the pointer, and keeps the selection', async () => {
    const library = await live();
    await library.click(1);
    const { left, top } = library.item(0).getBoundingClientRect();
    const place = { clientX: left + 40, clientY: top + 20 };
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...place });
    library.item(0).dispatchEvent(event);
    await rendered();
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
  it('dispatches the template to the page, which accepts it', async () => {
    server.inside = {
      content: [{ id: '1234567', elType: 'container', settings: {}, elements: [] }],
      page_settings: {},
    };
    const library = await live();
    library.host.addEventListener('nh-template-insert', (event) => event.preventDefault());
    library.item(0).querySelector<HTMLElement>('[part="menu-button"]')?.click();
    await rendered();
    await library.press('Insert');
    await until(() => library.has('[part="told"]'), 'it is inserted');
    expect(library.text('[part="told"]')).to.equal('“Template 5” inserted into the page.');
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

  it('shows a message when no page accepts the template', async () => {
    const library = await live();
    library.item(0).querySelector<HTMLElement>('[part="menu-button"]')?.click();
    await rendered();
    await library.press('Insert');
    await until(() => library.has('[part="told"]'), 'an answer has come');
    expect(library.text('[part="told"]')).to.contain('“Template 5” was not inserted');
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
      await rendered();
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

  it('fetches a template once, also when a dialog asks about its page settings', async () => {
    server.inside = { content: [], page_settings: { hide_title: 'yes' } };
    const library = await live();
    library.item(0).querySelector<HTMLElement>('[part="menu-button"]')?.click();
    await rendered();
    await library.press('Insert');
    await until(() => library.has('dialog'), 'it is asked');
    await library.press('Apply');
    await until(() => library.heardOf('nh-template-insert').length === 1, 'it is inserted');
    expect(server.of('GET templates/5').length).to.equal(1);
  });

  it('does not fetch a template again that its preview has loaded', async () => {
    const library = await live();
    library.item(0).querySelector<HTMLElement>('[part="menu-button"]')?.click();
    await rendered();
    await library.press('Preview');
    await until(() => library.has('dialog h3'), 'the preview is loaded');
    await library.press('Insert');
    await until(() => library.heardOf('nh-template-insert').length === 1, 'it is inserted');
    expect(server.of('GET templates/5').length).to.equal(1);
  });

  it('is retried when the template could not be fetched', async () => {
    const library = await live();
    server.next('GET templates/5', new TypeError('Failed to fetch'));
    library.item(0).querySelector<HTMLElement>('[part="menu-button"]')?.click();
    await rendered();
    await library.press('Insert');
    await until(() => library.has('[part="error"]'), 'the network is missing');
    await library.press('Try again');
    await until(() => library.heardOf('nh-template-insert').length === 1, 'it is inserted');
  });
});

describe('the draft property', () => {
  const draft = { title: 'A hero', type: 'section', content: [], page_settings: { hide: 'yes' } };

  it('opens the save dialog, and saves to both destinations', async () => {
    const library = await live();
    Object.assign(library.host, { draft });
    await until(() => library.has('dialog'), 'it is asked');
    expect(library.find<HTMLInputElement>('dialog input').value).to.equal('A hero');
    for (const box of library.host.querySelectorAll<HTMLInputElement>(
      'dialog input[type="checkbox"]',
    )) {
      if (!box.checked) box.click();
    }
    await rendered();
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

  it('shows a template that was saved while the list was loading', async () => {
    // An answer from before it was saved: it is not waited for.
    server.hold('GET templates?');
    const library = await live();
    Object.assign(library.host, { draft });
    await until(() => library.has('dialog'), 'it is asked');
    await library.press('Save');
    await until(() => library.titles().includes('A hero'), 'it is in the list');
    expect(server.of('GET templates?').length).to.equal(2);
  });

  it('opens the dialog again for a new object with the same content', async () => {
    const library = await live();
    Object.assign(library.host, { draft });
    await until(() => library.has('dialog'), 'it is asked');
    await library.press('Cancel');
    expect(library.has('dialog')).to.equal(false);
    Object.assign(library.host, { draft: { ...draft } });
    await until(() => library.has('dialog'), 'it is asked again');
  });

  it('reports a draft that is not a valid template', async () => {
    const library = await live();
    Object.assign(library.host, { draft: 'no JSON' });
    await rendered();
    expect(library.titles().length).to.equal(5);
    Object.assign(library.host, { draft: { ...draft, content: [1] } });
    await until(() => library.has('[part="told"]'), 'it is told');
    expect(library.text('[part="told"]')).to.contain('“A hero” is not a valid template');
    expect(library.has('dialog')).to.equal(false);
  });
});
