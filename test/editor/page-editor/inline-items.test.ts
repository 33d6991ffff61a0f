import { expect } from '@open-wc/testing';
import type { PageDocument } from '../../../src/page';
import { until } from '../../page-objects/until';
import {
  doubleClick,
  isEdited,
  type OpenedPageEditor,
  openPageEditor,
  page,
  press,
} from './opened-page-editor';

let editor: OpenedPageEditor;

afterEach(() => editor.close());

const widget = (widgetType: string, settings: object) => ({
  id: widgetType,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
});

const open = async (...content: readonly object[]): Promise<void> => {
  editor = await openPageEditor({ ...page, content });
};

/** The printed elements of a node with a text. */
const shown = (id: string, saved: string): readonly HTMLElement[] =>
  [...editor.node(id).querySelectorAll<HTMLElement>('*')].filter(
    (one) => one.childElementCount === 0 && one.textContent?.trim() === saved,
  );

const first = (id: string, saved: string): HTMLElement => shown(id, saved)[0] as HTMLElement;

/** The box of the text of an item, from 1. */
const contentOf = (id: string, tab: number): HTMLElement =>
  editor.node(id).querySelector(`[part="content"][data-tab="${tab}"]`) as HTMLElement;

const settingsOf = ({ content }: PageDocument) => content[0]?.settings ?? {};

/** Types over the text of an element, and saves it. Returns the saved settings of the node. */
async function write(
  target: HTMLElement,
  text: string,
): Promise<Readonly<Record<string, unknown>>> {
  doubleClick(target);
  target.textContent = text;
  press(target, 'Enter');
  return settingsOf(await editor.saved((saved) => JSON.stringify(saved).includes(text)));
}

const questions = {
  tabs: [
    { _id: 'a', tab_title: 'Question', tab_content: '<p>Sewn on <b>cords</b>.</p>' },
    { _id: 'b', tab_title: 'Question', tab_content: '<p>Glued.</p>' },
  ],
};

describe('the texts of items in the preview', () => {
  for (const kind of ['accordion', 'toggle', 'tabs']) {
    it(`are edited in place as the titles of ${kind}, also of two with the same words`, async () => {
      await open(widget(kind, questions));
      const [title] = [...editor.node(kind).querySelectorAll('[data-tab="2"]')]
        .flatMap((one) => [one, ...one.querySelectorAll('*')] as HTMLElement[])
        .filter((one) => one.childElementCount === 0 && one.textContent === 'Question');
      const { tabs } = await write(title as HTMLElement, 'Answer');
      expect(tabs).to.deep.equal([
        questions.tabs[0],
        { ...questions.tabs[1], tab_title: 'Answer' },
      ]);
      await until(() => first(kind, 'Answer'), 'printed it');
      await until(() => editor.control('Undo').ariaDisabled === 'false', 'recorded the step');
      editor.control('Undo').click();
      await until(() => shown(kind, 'Answer').length === 0, 'undid it');
    });
  }

  it('are edited in place in a list, by their order', async () => {
    await open(
      widget('icon-list', {
        icon_list: [{ text: 'Needle' }, { text: 'Thread' }, { text: 'Needle' }],
      }),
    );
    const { icon_list: list } = await write(shown('icon-list', 'Needle')[1] as HTMLElement, 'Awl');
    expect(list).to.deep.equal([{ text: 'Needle' }, { text: 'Thread' }, { text: 'Awl' }]);
  });

  it('are edited in the panel alone, if it is uncertain which one is shown', async () => {
    await open(
      widget('accordion', { tabs: [{ tab_title: 'Cords', title: 'Cords' }], title: 'Cords' }),
    );
    doubleClick(first('accordion', 'Cords'));
    expect(isEdited(first('accordion', 'Cords')), 'one item').to.equal(true);
    editor.close();
    const twice = [{ text: 'Needle' }, { text: 'Needle', link: { url: '/needle' } }, { text: '' }];
    await open(widget('icon-list', { icon_list: twice }));
    const box = editor.node('icon-list');
    box.append(Object.assign(editor.frame.createElement('span'), { textContent: 'Needle' }));
    doubleClick(first('icon-list', 'Needle'));
    expect(isEdited(first('icon-list', 'Needle')), 'more texts than items').to.equal(false);
  });

  it('keep the role of a tab, which a click or a key does not choose meanwhile', async () => {
    await open(widget('tabs', questions));
    const tab = first('tabs', 'Question');
    tab.setAttribute('role', 'tab');
    const heard: string[] = [];
    for (const type of ['click', 'keydown']) tab.addEventListener(type, () => heard.push(type));
    doubleClick(tab);
    expect(tab.getAttribute('role')).to.equal('textbox');
    tab.click();
    press(tab, 'ArrowRight');
    press(tab, 'Escape');
    expect(heard).to.deep.equal([]);
    expect(tab.getAttribute('role')).to.equal('tab');
    tab.click();
    expect(heard).to.deep.equal(['click']);
  });

  it('are edited with their paragraphs and markup, by the tools of paragraphs', async () => {
    await open(widget('accordion', questions));
    const box = contentOf('accordion', 1);
    doubleClick(box.querySelector('b') as HTMLElement);
    expect(isEdited(box)).to.equal(true);
    await until(() => editor.box.querySelector('[role="toolbar"]'), 'showed the tools');
    box.querySelector('b')?.replaceChildren('thongs');
    press(box, 'Enter', { ctrlKey: true });
    const { tabs } = settingsOf(await editor.saved(Boolean));
    expect(tabs).to.deep.equal([
      { ...questions.tabs[0], tab_content: '<p>Sewn on <b>thongs</b>.</p>' },
      questions.tabs[1],
    ]);
  });

  it('become HTML if they were plain, and lose code that the printer leaves out', async () => {
    const items = [{ title: 'How?', content: 'Sewn.\n\nOn cords.' }];
    await open(widget('accordion', { items }));
    const box = contentOf('accordion', 1);
    doubleClick(box.querySelector('p') as HTMLElement);
    const picture = editor.frame.createElement('img');
    picture.setAttribute('onerror', 'alert(1)');
    picture.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    box.querySelector('p')?.append(picture, editor.frame.createElement('script'));
    box.querySelectorAll('p')[1]?.replaceChildren('On thongs.');
    press(box, 'Enter', { ctrlKey: true });
    const saved = settingsOf(await editor.saved(Boolean)).items as typeof items;
    expect(saved[0]).to.have.keys('title', 'tab_content');
    const html = String(Object(saved[0]).tab_content);
    expect(html)
      .to.contain('<p>On thongs.</p>')
      .and.not.to.match(/onerror|script/);
  });

  it('are not edited in place where a part of them would be lost, or without the right', async () => {
    const tabs = [{ tab_title: 'Where?', tab_content: '<p>Here</p><iframe src="/map"></iframe>' }];
    await open(widget('toggle', { tabs }));
    doubleClick(contentOf('toggle', 1).querySelector('p') as HTMLElement);
    expect(isEdited(contentOf('toggle', 1))).to.equal(false);
    expect(editor.frame.querySelector('[contenteditable]')).to.equal(null);
    editor.close();
    const rights = { edit: false, publish: false, settings: false, html: false };
    editor = await openPageEditor(
      { ...page, content: [widget('toggle', { tabs })] },
      { opened: { rights } },
    );
    doubleClick(first('toggle', 'Where?'));
    expect(isEdited(first('toggle', 'Where?'))).to.equal(false);
  });

  it('are edited by F2 at the item that has the focus', async () => {
    await open(widget('accordion', questions));
    const second = shown('accordion', 'Question')[1] as HTMLElement;
    press(second.closest('button, summary, [tabindex]') ?? second, 'F2');
    expect(isEdited(second)).to.equal(true);
    press(second, 'Escape');
    press(editor.node('accordion'), 'F2');
    expect(isEdited(first('accordion', 'Question'))).to.equal(true);
  });
});
