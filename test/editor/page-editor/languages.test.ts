import { expect, nextFrame } from '@open-wc/testing';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { configure } from '../../../src/core/config';
import type { Field, Fields } from '../../../src/core/settings';
import { loadEditorWords, SettingsPanel } from '../../../src/editor/puck';
import '../../../src/editor/element/define';
import { typeInto } from '../../page-objects/type-into';
import { rendered, until } from '../../page-objects/until';
import { storedPage } from '../stored-page';
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
    expect(row('a1b2c3d4').textContent).to.include('見出し：Hallo');
  });
});

describe('the tag of the page editor', () => {
  it('keeps the page and its preview when messages are replaced', async () => {
    const store = storedPage({ content: [heading] });
    const tag = Object.assign(document.createElement('nh-page-editor'), { store });
    document.body.append(tag);
    const preview = () => tag.querySelector('iframe');
    const isDrawn = () => preview()?.contentDocument?.querySelector('.nh-page [data-id]');
    await until(isDrawn, 'drew the page');
    const former = preview();
    configure({ messages: { 'editor.bar.publish': 'Go live' } });
    await until(() => textsOf(tag).includes('Go live'), 'took the new word');
    await rendered();
    expect(preview()).to.equal(former);
    expect(store.closed).to.equal(0);
    tag.remove();
    configure({ messages: undefined });
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
  let close: (() => void) | undefined;

  afterEach(() => {
    close?.();
    close = undefined;
  });

  /** Opens the panel in a language, once its words have come. */
  async function openPanel(locale: string, fields: Fields): Promise<HTMLElement> {
    configure({ locale });
    await loadEditorWords();
    const page = document.body.appendChild(document.createElement('main'));
    const root = createRoot(page);
    flushSync(() =>
      root.render(createElement(SettingsPanel, { fields, settings: {}, onChange: () => {} })),
    );
    close = () => {
      root.unmount();
      page.remove();
    };
    return page;
  }

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
    const page = await openPanel('fr', fields);
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
  });

  it('says in Japanese which values a setting accepts', async () => {
    const slug: Field = {
      kind: 'raw',
      accepts: (value): value is string => value === 'a',
      wanted: 'a slug of letters, digits, "_" and "-"',
      reason: 'a test',
    };
    const cases: [Field, string, string][] = [
      [{ kind: 'number', min: 1, max: 9, step: 1 }, '12', '1から9までの整数'],
      [{ kind: 'number', above: 0 }, '0', '0より大きい数値'],
      [
        { kind: 'length', units: ['px', 'em'], min: 0 },
        '-1',
        '0以上のCSSの長さ（単位：pxまたはem）',
      ],
      [{ kind: 'url' }, 'ftp://a', '相対アドレス、またはhttp:またはhttps:で始まるアドレス'],
      [slug, 'b', '文字、数字、"_"、"-"からなるスラッグ'],
    ];
    for (const [field, typed, wanted] of cases) {
      const page = await openPanel('ja', { value: { ...field, label: 'x' } });
      const control = page.querySelector(
        '[data-key=value] :is(input, textarea)',
      ) as HTMLInputElement;
      flushSync(() => typeInto(control, typed));
      const error = page.querySelector(`[id="${control.id}-error"]`)?.textContent;
      expect(error).to.equal(`この値は保存されません。入力できる値：${wanted}。`);
      close?.();
    }
  });

  it('joins a label and its part as the language does', async () => {
    const page = await openPanel('fr', {
      gap: { kind: 'length', label: 'x' },
      box_shadow: { kind: 'shadow', label: 'y' },
      tag: { kind: 'choice', options: { h2: 'H2' }, default: 'h2', label: 'z' },
    });
    const named = [...page.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel);
    expect(named).to.include('x\u00a0: Unité');
    expect(named.join()).to.include('y\u00a0: Couleur');
    expect(page.querySelector<HTMLOptionElement>('[data-key=tag] option')?.text).to.equal(
      'Par défaut\u00a0: H2',
    );
  });
});
