import { expect, nextFrame } from '@open-wc/testing';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { configure } from '../../../src/core/config';
import { loadEditorWords, SettingsPanel } from '../../../src/editor/puck';
import { typeInto } from '../../page-objects/type-into';
import { rendered, until } from '../../page-objects/until';
import { type OpenedPageEditor, openPageEditor, press } from './opened-page-editor';
import { trackedEvents } from './tracked-events';

const heading = {
  id: 'a1b2c3d4',
  elType: 'widget',
  widgetType: 'heading',
  settings: { title: 'Hallo' },
  elements: [],
};

let editor: OpenedPageEditor | undefined;

afterEach(() => {
  editor?.close();
  editor = undefined;
  configure({ locale: undefined });
});

/** Opens the editor in a language, once its words have come. */
async function openIn(locale: string): Promise<OpenedPageEditor> {
  configure({ locale });
  await loadEditorWords();
  editor = await openPageEditor({ content: [heading] });
  return editor;
}

const textsOf = (root: Element): string[] =>
  [...root.querySelectorAll('*')].flatMap(({ children, textContent }) =>
    children.length === 0 ? textContent.trim() : [],
  );

describe('the page editor in another language', () => {
  it('names its buttons, elements and categories in German', async () => {
    const { box } = await openIn('de');
    expect(textsOf(box)).to.include.members([
      'Veröffentlichen',
      'Überschrift',
      'Trennlinie',
      'Seite',
    ]);
    for (const english of ['Publish', 'Heading']) expect(textsOf(box)).to.not.include(english);
  });

  it('names the panels of the side bar in German, as the buttons that open them', async () => {
    const { box } = await openIn('de');
    const names = textsOf(box.querySelector('nav') as Element);
    expect(names).to.include.members(['Elemente hinzufügen', 'Struktur']);
    for (const english of ['Blocks', 'Outline']) expect(names).to.not.include(english);
  });

  it('names a node by its kind in Japanese', async () => {
    const { structure, row } = await openIn('ja');
    await structure();
    expect(row('a1b2c3d4').textContent).to.include('見出し: Hallo');
  });
});

describe('the places of the page editor in another language', () => {
  const events = trackedEvents();

  it('find elements and page settings by their German names', async () => {
    const { box } = await openIn('de');
    press(document.body, 'k', { ctrlKey: true });
    await until(() => box.querySelector('[role="option"]'), 'opened the finder');
    const search = box.querySelector('[role="combobox"]') as HTMLInputElement;
    for (const [text, found] of [
      ['Trennlinie', 'Trennlinie hinzufügen'],
      ['Scroll-Snap', 'Scroll-Snap'],
    ] as const) {
      typeInto(search, text);
      await rendered();
      const [option] = box.querySelectorAll('[role="option"]');
      expect(option?.firstChild?.textContent).to.equal(found);
    }
  });

  it('are tracked by the same names', async () => {
    const { box } = await openIn('de');
    const titles = () => [
      ...box.querySelectorAll<HTMLElement>('button[class*="_ComponentList-title"]'),
    ];
    await until(() => titles().length > 0, 'listed the elements');
    titles()
      .find(({ textContent }) => textContent === 'Website')
      ?.click();
    await until(() => events().length > 0, 'tracked the click');
    expect(events()).to.deep.equal(['v1_widgets_tab_site_section']);
  });
});

describe('the settings panel in another language', () => {
  const fields = {
    color: {
      kind: 'choice',
      label: 'Border type',
      doc: 'A text without a translation.',
      options: { solid: 'Solid', dotted: 'Dotted' },
    },
    count: { kind: 'number', label: 'No such label' },
  } as const;

  it('shows labels and options in French, and finds settings by their English labels too', async () => {
    configure({ locale: 'fr' });
    await loadEditorWords();
    const page = document.body.appendChild(document.createElement('main'));
    const root = createRoot(page);
    flushSync(() =>
      root.render(createElement(SettingsPanel, { fields, settings: {}, onChange: () => {} })),
    );
    const label = () => page.querySelector('[data-key=color] [part=label]')?.textContent;
    expect(label()).to.equal('Type de bordure');
    expect([...page.querySelectorAll('option')].map(({ text }) => text)).to.deep.equal([
      'Par défaut',
      'Plein',
      'Pointillé',
    ]);
    const search = page.querySelector('input[type=search]') as HTMLInputElement;
    flushSync(() => typeInto(search, 'border'));
    await nextFrame();
    expect(page.querySelector('[role=status]')?.textContent).to.equal('1 réglage trouvé');
    expect(label()).to.equal('Type de bordure');
    root.unmount();
    page.remove();
  });
});
