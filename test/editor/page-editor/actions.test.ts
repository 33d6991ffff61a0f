import { expect } from '@open-wc/testing';
import { typeInto } from '../../page-objects/type-into';
import { until } from '../../page-objects/until';
import { heading, type OpenedPageEditor, openPageEditor, page, press } from './opened-page-editor';

let editor: OpenedPageEditor;

afterEach(() => editor.close());

/** Opens the menu of a node in the structure, and chooses an action. */
async function chooseAction(id: string, label: string): Promise<void> {
  editor.row(id).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  await until(() => editor.control(label), `offered ${label}`);
  editor.control(label).click();
}

describe('the menu of a node', () => {
  it('duplicates it with its children, under new ids', async () => {
    editor = await openPageEditor(page);
    await editor.structure();
    await chooseAction('box', 'Duplicate');
    const { content } = await editor.saved((saved) => saved.content.length === 4);
    expect(content[1]?.elements[0]?.settings).to.deep.equal({ title: 'Inside' });
    const ids = content.flatMap(({ id, elements }) => [id, ...elements.map((one) => one.id)]);
    expect(new Set(ids).size).to.equal(ids.length);
    expect(editor.said()).to.match(/was added: 2 of 4 in the page\.$/);
  });

  it('moves it up and down, shows the keys that do it too, and says at the ends why it cannot', async () => {
    editor = await openPageEditor(page);
    await editor.structure();
    const item = (action: string) =>
      editor.box.querySelector<HTMLElement>(`[role="menuitem"][data-action="${action}"]`);
    const open = async (id: string): Promise<void> => {
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      editor.row(id).dispatchEvent(event);
      await until(() => item('up'), 'opened the menu');
    };
    await open('box');
    expect(item('up')?.ariaDisabled).to.equal('true');
    expect(item('up')?.textContent).to.match(/^Move up.*is already the first in the page\.$/);
    item('up')?.click();
    expect(item('up'), 'stays open').to.exist;
    expect(item('down')?.getAttribute('aria-keyshortcuts')).to.equal('Alt+ArrowDown');
    const keys = [...(item('down')?.querySelectorAll('kbd') ?? [])];
    expect(keys.map(({ textContent }) => textContent)).to.deep.equal(['Alt', '↓']);
    await expect(editor.box.querySelector('[role="menu"]') as Element).to.be.accessible();
    item('down')?.click();
    const ids = ({ content }: { readonly content: readonly { readonly id: string }[] }): string =>
      content.map(({ id }) => id).join();
    await editor.saved((saved) => ids(saved) === 'one,box,link');
    expect(editor.said()).to.match(/is now 2 of 3 in the page\.$/);
    await open('box');
    item('up')?.click();
    await editor.saved((saved) => ids(saved) === 'box,one,link');
    await open('link');
    expect(item('down')?.textContent).to.contain('is already the last in the page.');
  });

  it('moves it out of its container and into the one above, where there is one', async () => {
    editor = await openPageEditor(page);
    await editor.structure();
    const [box] = page.content;
    const inside = box?.elements[0]?.id ?? '';
    const item = (action: string) =>
      editor.box.querySelector<HTMLElement>(`[role="menuitem"][data-action="${action}"]`);
    const move = async (action: string): Promise<void> => {
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      editor.row(inside).dispatchEvent(event);
      await until(() => item(action), `offered ${action}`);
    };
    await move('out');
    expect(item('in')).to.equal(null);
    item('out')?.click();
    await editor.saved((saved) => saved.content[1]?.id === inside);
    await move('in');
    expect(item('out')).to.equal(null);
    item('in')?.click();
    await editor.saved((saved) => saved.content[0]?.elements[0]?.id === inside);
  });

  it('opens after a long press of a finger on its row', async () => {
    editor = await openPageEditor(page);
    await editor.structure();
    const row = editor.row('one');
    const { x, y } = row.getBoundingClientRect();
    const touch = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true };
    const finger = (type: string): void => {
      const at = { ...touch, clientX: x + 20, clientY: y + 9 };
      row.dispatchEvent(new PointerEvent(type, at));
    };
    finger('pointerdown');
    await until(() => row.dataset.dragged !== undefined, 'held the row');
    finger('pointerup');
    await until(() => editor.control('Duplicate'), 'opened the menu');
    expect(row.dataset.dragged).to.equal(undefined);
  });

  it('gives a node the style of the copied one, and leaves its content', async () => {
    const styled = { ...heading('styled', 'Red'), settings: { title: 'Red', title_color: '#c00' } };
    editor = await openPageEditor({ ...page, content: [styled, heading('plain', 'Plain')] });
    await editor.structure();
    await chooseAction('styled', 'Copy');
    await chooseAction('plain', 'Paste style');
    const { content } = await editor.saved((saved) => saved.content[1]?.settings.title_color);
    expect(content[1]?.settings).to.deep.equal({ title: 'Plain', title_color: '#c00' });
    expect(editor.said()).to.contain('The style of Heading: Red was applied to Heading: Plain.');
  });
});

describe('the choice of the device', () => {
  it('changes the device whose values the panel edits', async () => {
    editor = await openPageEditor(page);
    const select = editor.box.querySelector<HTMLSelectElement>('[part="bar-devices"] select');
    typeInto(select, 'mobile');
    await until(() => select?.value === 'mobile', 'chose the phone');
    editor.node('one').click();
    const style = () => editor.box.querySelector('[data-section="style"]');
    await until(style, 'chose the heading');
    style()?.querySelector<HTMLElement>('[part="section-button"]')?.click();
    await until(
      () => style()?.querySelector('[part="device"]')?.textContent?.includes('Mobile'),
      'edits the values of phones',
    );
  });
});

describe('the buttons above the preview', () => {
  it('change its width, and keep the chosen node', async () => {
    editor = await openPageEditor(page);
    editor.node('one').click();
    const title = () => editor.box.querySelector('[data-key="title"] textarea');
    await until(title, 'showed the settings of the node');
    const width = () => editor.box.querySelector<HTMLElement>('[part="bar-devices"] select');
    const buttons = [
      ...editor.box.querySelectorAll<HTMLElement>('[class*="PuckCanvas-controls"] button'),
    ];
    const phone = buttons.find(({ title: name }) => /mobile|phone/i.test(name));
    phone?.click();
    await until(() => (width() as HTMLSelectElement).value === 'mobile', 'showed the phone');
    expect(title(), 'the settings of the node').to.exist;
    expect(editor.box.querySelector('[data-key="title"] [part="device"]')).to.equal(null);
  });
});

describe('a node that is hidden on phones', () => {
  it('is dimmed in the view of phones, where it can still be chosen', async () => {
    const hidden = heading('hidden', 'Not on phones');
    const settings = { ...hidden.settings, hide_mobile: 'hidden-mobile' };
    editor = await openPageEditor({ ...page, content: [{ ...hidden, settings }] });
    const opacity = () => getComputedStyle(editor.node('hidden')).opacity;
    expect(opacity()).to.equal('1');
    typeInto(editor.box.querySelector('[part="bar-devices"] select'), 'mobile');
    await until(() => opacity() === '0.4', 'dimmed it');
    editor.node('hidden').click();
    await until(() => editor.box.querySelector('[data-key="title"]'), 'chose it');
  });
});

describe('the rights of an account', () => {
  const rights = { edit: true, publish: true, settings: true, html: true };
  const MAY_NOT = 'Your account may not change this page, so you can only look.';

  it('leave publishing out where they do not allow it, and say why', async () => {
    editor = await openPageEditor(page, { opened: { rights: { ...rights, publish: false } } });
    const publish = editor.control('Publish');
    expect(publish.getAttribute('aria-disabled')).to.equal('true');
    const reason = document.getElementById(publish.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).to.equal('Your account may not publish this page.');
    publish.click();
    expect(editor.store.published).to.deep.equal([]);
  });

  it('leave the page as it is where they do not allow editing', async () => {
    editor = await openPageEditor(page, { opened: { rights: { ...rights, edit: false } } });
    await editor.structure();
    press(editor.row('one'), 'Delete');
    press(editor.row('one'), 'ArrowUp', { altKey: true });
    editor.node('one').click();
    await until(
      () => editor.box.querySelector<HTMLTextAreaElement>('[data-key="title"] textarea')?.disabled,
      'disabled the settings',
    );
    expect(editor.box.querySelector('[data-notice="may-not"]')?.textContent).to.equal(MAY_NOT);
    expect(editor.store.changes).to.deep.equal([]);
  });

  it('are named in the menu of a node and in the list of elements where they do not allow editing', async () => {
    editor = await openPageEditor(page, { opened: { rights: { ...rights, edit: false } } });
    await until(() => editor.box.querySelector('.nh-page-widgets'), 'drew the list');
    expect(editor.box.querySelector('.nh-page-widgets')?.textContent).to.contain(MAY_NOT);
    await editor.structure();
    const row = editor.row('one');
    row.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    const item = (name: string) => editor.box.querySelector(`[data-action="${name}"]`);
    await until(() => item('remove'), 'opened the menu');
    for (const name of ['duplicate', 'remove']) {
      expect(item(name)?.getAttribute('aria-disabled'), name).to.equal('true');
      expect(item(name)?.textContent, name).to.contain(MAY_NOT);
    }
    expect(item('copy')?.hasAttribute('aria-disabled')).to.equal(false);
  });

  it('leave the settings of the page as they are where they do not allow them', async () => {
    editor = await openPageEditor(page, { opened: { rights: { ...rights, settings: false } } });
    const controls = () => [
      ...document.querySelectorAll<HTMLInputElement>('.nh-page-settings [data-key] input'),
    ];
    editor.control('Page settings').click();
    await until(() => controls().length > 0, 'opened the settings');
    expect(controls().every(({ disabled }) => disabled)).to.equal(true);
    expect(document.querySelector('.nh-page-settings')?.textContent).to.contain(
      'Your account may not change the settings of this page.',
    );
  });
});
