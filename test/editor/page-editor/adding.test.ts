import { expect } from '@open-wc/testing';
import type { BuilderElement } from '../../../src/page';
import { typeInto } from '../../page-objects/type-into';
import { until } from '../../page-objects/until';
import { heading, type OpenedPageEditor, openPageEditor, page, press } from './opened-page-editor';

let editor: OpenedPageEditor;

beforeEach(async () => {
  editor = await openPageEditor(page);
});

afterEach(() => editor.close());

const listed = (kind: string) =>
  editor.box.querySelector<HTMLElement>(
    `[data-puck-drawer-item][tabindex="0"]:has([data-insert="${kind}"])`,
  );

/** The item of the list that a person sees. */
async function item(kind: string): Promise<HTMLElement> {
  await until(() => listed(kind), `listed ${kind}`);
  return listed(kind) as HTMLElement;
}

async function click(kind: string): Promise<void> {
  (await item(kind)).click();
}

const kindsOf = (elements: readonly BuilderElement[]): readonly unknown[] =>
  elements.map(({ elType, widgetType = elType, elements: inner }) =>
    inner.length > 0 ? [widgetType, ...kindsOf(inner)] : widgetType,
  );

async function chooseInStructure(id: string): Promise<void> {
  await editor.structure();
  editor.row(id).click();
  editor.control('Add elements').click();
}

describe('the list of elements', () => {
  it('adds the focused element after the chosen node by the Enter key', async () => {
    await chooseInStructure('one');
    await item('divider');
    await until(() => {
      const divider = listed('divider');
      divider?.focus();
      return divider && document.activeElement === divider;
    }, 'focused the item');
    press(document.activeElement as Element, 'Enter');
    const saved = await editor.saved(({ content }) => content.length === 4);
    expect(saved.content[2]?.widgetType).to.equal('divider');
    expect(editor.said()).to.match(/^Divider.* was added: 3 of 4 in the page\.$/);
  });

  it('adds an element by a click, into a container that was just added', async () => {
    await click('container');
    await until(() => editor.said().startsWith('Container was added'), 'added the container');
    await click('divider');
    const { content } = await editor.saved((saved) => saved.content[3]?.elements.length === 1);
    expect(kindsOf(content.slice(3))).to.deep.equal([['container', 'divider']]);
    expect(editor.said()).to.match(/^Divider.* was added: 1 of 1 in Container\.$/);
  });

  it('adds a section with a column, which takes the next element, and a column beside it', async () => {
    await click('section');
    await until(() => editor.said().startsWith('Section was added'), 'added the section');
    await click('divider');
    await until(() => editor.said().startsWith('Divider'), 'added the divider');
    await click('column');
    const { content } = await editor.saved((saved) => saved.content[3]?.elements.length === 2);
    expect(kindsOf(content.slice(3))).to.deep.equal([['section', ['column', 'divider'], 'column']]);
  });

  it('is searched by names and summaries, and adds what was found', async () => {
    await item('divider');
    const search = editor.box.querySelector<HTMLInputElement>('.nh-page-widgets [type="search"]');
    typeInto(search, 'accord');
    const found = () =>
      [...editor.box.querySelectorAll('[data-puck-drawer-item][tabindex="0"] [data-insert]')].map(
        (one) => one.getAttribute('data-insert'),
      );
    await until(() => found().includes('nested-accordion'), 'searched');
    expect(found()).to.include('accordion').and.not.to.include('divider');
    await expect(editor.box.querySelector('.nh-page-widgets') as Element).to.be.accessible();
    await click('accordion');
    const { content } = await editor.saved((saved) => saved.content.length === 4);
    expect(content[3]?.widgetType).to.equal('accordion');
    typeInto(editor.box.querySelector('.nh-page-widgets [type="search"]'), 'nothing of this kind');
    await until(
      () =>
        editor.box.querySelector('.nh-page-widgets [part="count"]')?.textContent ===
        'No element matches “nothing of this kind”.',
      'said that nothing was found',
    );
  });
});

describe('the preview of a long page', () => {
  it('shows what is added at its end, and what is chosen in the structure', async () => {
    editor.close();
    const space = { ...heading('space', ''), widgetType: 'spacer' };
    // The preview is scaled to the window, so it shows a long part of the page.
    const high = { ...space, settings: { space: { size: 90_000, unit: 'px' } } };
    const content = [heading('first', 'First'), high, heading('last', 'Last')];
    editor = await openPageEditor({ ...page, content });
    const isSeen = (node: Element | null) => {
      const { top = -1 } = node?.getBoundingClientRect() ?? {};
      return top >= 0 && top < (editor.frame.defaultView?.innerHeight ?? 0);
    };
    expect(isSeen(editor.node('last'))).to.equal(false);
    await click('divider');
    await until(
      () => isSeen(editor.frame.querySelector('[data-widget_type="divider.default"]')),
      'showed the new element',
    );
    await editor.structure();
    editor.row('first').click();
    await until(() => isSeen(editor.node('first')), 'showed the chosen element');
  });

  it('says what to do first on an empty page', async () => {
    await editor.structure();
    const hint = () =>
      getComputedStyle(editor.frame.querySelector('.nh-page') as Element, '::after').content;
    expect(hint()).to.equal('none');
    for (const id of ['box', 'one', 'link']) {
      editor.row(id).focus();
      press(editor.row(id), 'Delete');
      await until(() => !editor.node(id), `deleted ${id}`);
    }
    await until(() => hint().includes('Click on an element in the list'), 'said so');
  });
});
