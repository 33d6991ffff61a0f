import { expect } from '@open-wc/testing';
import { nodeKinds } from '../../src/editor/nodes/kinds';
import { config } from '../../src/editor/puck';
import { until } from '../page-objects/until';
import { type OpenedEditor, openEditor } from './opened-editor';

let editor: OpenedEditor;
const faults: unknown[] = [];
const { error } = console;

const heading = (id: string, title: string) => ({
  id,
  elType: 'widget',
  widgetType: 'heading',
  settings: { title },
  elements: [],
});

const page = {
  format: 1,
  content: [
    {
      id: 'hero',
      elType: 'container',
      settings: { flex_direction: 'row' },
      elements: [heading('title', 'Three people'), heading('other', 'One bench')],
    },
    { id: 'wide', elType: 'container', settings: { content_width: 'full' }, elements: [] },
    {
      id: 'foreign',
      elType: 'widget',
      widgetType: 'other-thing',
      settings: { any: 1 },
      elements: [],
      markup: '<p onclick="alert(1)">Kept</p>',
    },
  ],
  page_settings: { post_title: 'About', css_classes: 'landing' },
};

beforeEach(() => {
  faults.length = 0;
  console.error = (...parts) => faults.push(parts);
});

afterEach(() => {
  console.error = error;
  editor.close();
});

/** Types into a field as a person does, as far as React can see. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

describe('the components for Puck', () => {
  it('draw a page as visitors get it, without boxes of the editor between the nodes', async () => {
    editor = await openEditor(page);
    const { frame, node } = editor;
    expect(frame.querySelector('.nh-page.landing > .nh-e-hero > .nh-inner > .nh-e-title > h2')).to
      .exist;
    expect(node('title').dataset.modelCid).to.equal('title');
    expect(getComputedStyle(node('title').parentElement as Element).flexDirection).to.equal('row');
    expect(faults).to.deep.equal([]);
  });

  it('give the unchanged page back', async () => {
    editor = await openEditor(page);
    expect(editor.saved().content).to.deep.equal(page.content);
    expect(editor.saved().page_settings).to.deep.equal(page.page_settings);
  });

  it('show the sanitised markup of a widget of other software', async () => {
    editor = await openEditor(page);
    expect(editor.node('foreign').innerHTML).to.equal('<p>Kept</p>');
  });

  it('draw only the node whose setting changes', async () => {
    editor = await openEditor(page);
    const { node, frame } = editor;
    const panel = await editor.choose('title');
    const others = [node('other').firstChild, node('foreign').firstChild];
    const field = panel.querySelector<HTMLTextAreaElement>('[data-key="title"] textarea');
    type(field as HTMLTextAreaElement, 'Four people');
    await until(() => node('title').textContent === 'Four people', 'drew the node');
    expect([node('other').firstChild, node('foreign').firstChild]).to.deep.equal(others);
    expect(frame.querySelectorAll('h2').length).to.equal(2);
    await until(
      () => editor.saved().content[0]?.elements[0]?.settings.title === 'Four people',
      'saved the title',
    );
  });

  it('apply the CSS of a setting at once, and take it back', async () => {
    editor = await openEditor(page);
    const { node } = editor;
    const panel = await editor.choose('title');
    const colour = () => getComputedStyle(node('title').querySelector('h2') as Element).color;
    const before = colour();
    panel.querySelector<HTMLElement>('[data-section="style"] button')?.click();
    await until(() => panel.querySelector('[data-key="title_color"]'), 'showed the field');
    const field = panel.querySelector<HTMLInputElement>(
      '[data-key="title_color"] input[type=text]',
    );
    type(field as HTMLInputElement, '#c00000');
    await until(() => colour() === 'rgb(192, 0, 0)', 'applied the color');
    panel.querySelector<HTMLElement>('[data-key="title_color"] [part=reset]')?.click();
    await until(() => colour() === before, 'took the color back');
  });

  it('move a node to another container with its settings', async () => {
    editor = await openEditor(page);
    editor.act({
      type: 'move',
      sourceIndex: 1,
      sourceZone: 'hero:elements',
      destinationIndex: 0,
      destinationZone: 'wide:elements',
    });
    await until(() => editor.node('wide').querySelector('[data-id="other"] h2'), 'moved the node');
    const [hero, wide] = editor.saved().content;
    expect(hero?.elements.map(({ id }) => id)).to.deep.equal(['title']);
    expect(wide?.elements).to.deep.equal([heading('other', 'One bench')]);
  });

  it('give the copy of a node an id of its own', async () => {
    editor = await openEditor(page);
    editor.act({ type: 'duplicate', sourceIndex: 0, sourceZone: 'hero:elements' });
    await until(() => editor.saved().content[0]?.elements.length === 3, 'made a copy');
    const [first, second] = editor.saved().content[0]?.elements ?? [];
    expect(second?.settings).to.deep.equal(first?.settings);
    expect(second?.id).not.to.equal(first?.id);
  });

  it('make a container for each panel of new tabs, with the text of the item', async () => {
    editor = await openEditor(page);
    editor.act({
      type: 'insert',
      componentType: 'nested-tabs',
      destinationIndex: 0,
      destinationZone: 'root:default-zone',
    });
    await until(() => (editor.saved().content[0]?.elements.length ?? 0) > 1, 'made the panels');
    const tabs = editor.saved().content[0];
    expect(tabs?.elements.map(({ elType }) => elType)).to.deep.equal(
      tabs?.elements.map(() => 'container'),
    );
    expect(tabs?.elements[0]?.elements[0]?.widgetType).to.equal('text-editor');
    expect(JSON.stringify(tabs?.settings)).not.to.include('"content"');
  });

  it('draw tabs once when their texts become panels', async () => {
    const items = [
      { title: 'One', content: 'First' },
      { title: 'Two', content: 'Second' },
    ];
    editor = await openEditor({
      format: 1,
      content: [
        {
          id: 't1',
          elType: 'widget',
          widgetType: 'nested-tabs',
          settings: { items },
          elements: [],
        },
      ],
    });
    expect(editor.node('t1').textContent).to.include('First');
    const panel = await editor.choose('t1');
    panel.querySelector<HTMLElement>('[data-key="items"] [data-do="open"]')?.click();
    await until(() => panel.querySelector('[part="item-body"] textarea'), 'opened the item');
    const field = panel.querySelector<HTMLTextAreaElement>('[part="item-body"] textarea');
    type(field as HTMLTextAreaElement, 'Uno');
    await until(() => editor.saved().content[0]?.elements.length === 2, 'made the panels');
    await until(() => editor.node('t1').textContent?.includes('Uno'), 'drew the title');
    const { length } = editor.node('t1').querySelectorAll('nh-nested-tabs');
    expect(length).to.equal(1);
    expect(editor.node('t1').textContent).to.include('Second');
  });

  it('draw every kind of node with the settings of its first example', async () => {
    editor = await openEditor({ format: 1, content: [], page_settings: {} });
    const names = [...nodeKinds.keys()];
    for (const [index, componentType] of names.entries()) {
      editor.act({
        type: 'insert',
        componentType,
        destinationIndex: index,
        destinationZone: 'root:default-zone',
      });
    }
    await until(() => editor.saved().content.length === names.length, 'inserted all');
    await until(
      () => editor.frame.querySelectorAll('.nh-page > [data-id]').length === names.length,
      'drew all',
    );
    expect(faults).to.deep.equal([]);
  });
});

describe('the categories for Puck', () => {
  it('contain each component once', () => {
    const listed = Object.values(config.categories ?? {}).flatMap(
      ({ components = [] }) => components,
    );
    expect(listed.toSorted()).to.deep.equal(Object.keys(config.components).toSorted());
  });
});
