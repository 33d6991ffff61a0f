import { expect } from '@open-wc/testing';
import { rendered, until } from '../../page-objects/until';
import { heading, type OpenedPageEditor, openPageEditor, page } from './opened-page-editor';

let editor: OpenedPageEditor;

afterEach(() => editor.close());

const chat = {
  id: 'chat',
  elType: 'widget',
  widgetType: 'contact-buttons',
  settings: { chat_aria_label: 'Talk' },
  elements: [],
};

const opener = (): HTMLElement =>
  editor.node('chat').querySelector('.e-contact-buttons__chat-button') as HTMLElement;

const isShown = (): boolean => opener().ariaExpanded === 'true';

/** Does what the element's code does in the preview: its button opens and closes the box, which takes the focus. */
function enhance(): void {
  const button = opener();
  button.ariaExpanded = 'false';
  button.addEventListener('click', () => {
    button.ariaExpanded = String(!isShown());
    button.focus();
  });
  button.closest('nh-contact-buttons')?.setAttribute('data-nh-enhanced', '');
}

const panelButton = (): HTMLElement =>
  editor.box.querySelector('.nh-hidden-part button') as HTMLElement;

async function openChat(): Promise<void> {
  editor = await openPageEditor({ ...page, content: [chat, ...page.content] });
  enhance();
  await editor.structure();
  editor.row('chat').click();
  await until(panelButton, 'offered to show the box');
}

async function openMenu(id: string): Promise<void> {
  const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  editor.row(id).dispatchEvent(menu);
  await until(() => editor.control('Duplicate'), 'opened the menu');
}

describe('the hidden part of a node', () => {
  it('is shown and hidden by a button in its panel, which keeps the focus', async () => {
    await openChat();
    panelButton().focus();
    panelButton().click();
    await until(() => panelButton().ariaPressed === 'true', 'pressed the button');
    expect(isShown()).to.equal(true);
    expect(document.activeElement).to.equal(panelButton());
    await expect(editor.box.querySelector('.nh-hidden-part') as Element).to.be.accessible();
    panelButton().click();
    await until(() => panelButton().ariaPressed === 'false', 'released the button');
    expect(isShown()).to.equal(false);
    expect(editor.store.changes).to.deep.equal([]);
  });

  it('is shown from the structure by the menu of its node', async () => {
    await openChat();
    await openMenu('chat');
    editor.control('Show the chat box').click();
    await until(isShown, 'showed the box');
    await openMenu('chat');
    editor.control('Hide it in the preview').click();
    await until(() => !isShown(), 'hid the box');
    await openMenu('one');
    expect(editor.control('Show the chat box')).to.equal(undefined);
  });

  it('is shown again when a change prints the node again', async () => {
    await openChat();
    panelButton().click();
    await until(isShown, 'showed the box');
    const before = opener();
    const field = editor.box.querySelector<HTMLInputElement>(
      '[data-key="chat_aria_label"] :is(input, textarea)',
    );
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, 'Ask');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => opener() !== before, 'printed the node again');
    enhance();
    await until(isShown, 'showed the box again');
  });

  it('stays closed once a person has closed it in the preview', async () => {
    await openChat();
    panelButton().click();
    await until(() => panelButton().ariaPressed === 'true', 'showed the box');
    opener().click();
    await until(() => panelButton().ariaPressed === 'false', 'followed the preview');
    editor.node('chat').firstElementChild?.toggleAttribute('data-nh-enhanced', false);
    editor.node('chat').firstElementChild?.toggleAttribute('data-nh-enhanced', true);
    await rendered();
    expect(isShown()).to.equal(false);
  });

  it('is hidden when another node is chosen', async () => {
    await openChat();
    panelButton().click();
    await until(isShown, 'showed the box');
    editor.row('one').click();
    await until(() => !isShown(), 'hid the box');
    await until(() => !panelButton(), 'showed the other panel');
  });
});

it('opens the closed tab that contains a node when the node is chosen in the structure', async () => {
  const panel = (id: string, title: string) => ({
    id,
    elType: 'container',
    settings: {},
    elements: [heading(`${id}-title`, title)],
  });
  const tabs = {
    id: 'tabs',
    elType: 'widget',
    widgetType: 'nested-tabs',
    settings: { tabs: [{ tab_title: 'First' }, { tab_title: 'Second' }] },
    elements: [panel('a', 'Alpha'), panel('b', 'Beta')],
  };
  editor = await openPageEditor({ ...page, content: [tabs, ...page.content] });
  const shown: number[] = [];
  editor.node('tabs').addEventListener('nh-item-show', (event) => {
    shown.push((event as CustomEvent).detail.index);
  });
  await editor.structure();
  editor.row('b-title').click();
  await until(() => shown.length > 0, 'asked for the tab');
  expect(shown).to.deep.equal([1]);
});
