import { expect } from '@open-wc/testing';
import { createElement, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import unseen from '../../../src/core/parts/unseen.css?inline';
import type { Fields } from '../../../src/core/settings';
import { changedSettings, type SettingsChange } from '../../../src/editor/panel/settings-change';
import { SettingsPanel, type SettingsPanelProps } from '../../../src/editor/panel/settings-panel';
import styles from '../../../src/editor/panel/settings-panel.css?inline';
import type { SavedSettings } from '../../../src/page';
import tools from '../../../src/ui/admin-tools.css?inline';
import { until } from '../../page-objects/until';

let root: Root;
let page: HTMLElement;
let saved: SavedSettings;
let outside: (settings: SavedSettings) => void;
const style = document.createElement('style');
style.textContent = unseen + tools + styles;

const fields = {
  title: {
    kind: 'text',
    label: 'Title',
    group: 'content',
    doc: 'The words. Default: empty.',
    default: 'Hello',
  },
  count: {
    kind: 'number',
    label: 'Count',
    group: 'content',
    doc: 'How many.',
    min: 1,
    max: 9,
    step: 1,
  },
  isOpen: {
    kind: 'toggle',
    label: 'Open',
    group: 'content',
    doc: 'Whether it is open.',
    default: true,
  },
  tag: {
    kind: 'choice',
    label: 'Tag',
    group: 'content',
    doc: 'The tag.',
    options: { h2: 'H2', h3: 'H3' },
    default: 'h2',
  },
  items: {
    kind: 'list',
    label: 'Items',
    group: 'content',
    doc: 'The items.',
    of: { kind: 'group', fields: { title: { kind: 'text', label: 'Name' } } },
  },
  rules: { kind: 'rules', label: 'Rules', group: 'content', doc: 'The rules.' },
  gap: { kind: 'length', label: 'Gap', group: 'layout', doc: 'The gap.', responsive: true },
  padding: { kind: 'sides', label: 'Padding', group: 'layout', doc: 'The space.', auto: true },
  box_shadow: { kind: 'shadow', label: 'Shadow', group: 'layout', doc: 'The shadow.' },
  box_shadow_type: {
    kind: 'choice',
    options: { '': 'Off', yes: 'On' },
    label: 'Shadow on',
    group: 'layout',
    doc: 'Whether the shadow applies.',
  },
  names: { kind: 'list', of: { kind: 'text' }, label: 'Names', group: 'layout', doc: 'Names.' },
  color: { kind: 'colour', label: 'Color', group: 'style', doc: 'The color.' },
  typography: { kind: 'typography', label: 'Typography', group: 'style', doc: 'The font.' },
  image: { kind: 'media', label: 'Image', group: 'style', doc: 'The picture.' },
} as const satisfies Fields;

function open(settings: SavedSettings = {}, props: Partial<SettingsPanelProps> = {}): void {
  document.head.append(style);
  page = document.body.appendChild(document.createElement('main'));
  page.style.inlineSize = '320px';
  saved = settings;
  const Probe = (): ReactNode => {
    const [current, set] = useState(settings);
    outside = (next) => flushSync(() => set(next));
    saved = current;
    const onChange = (change: SettingsChange): void =>
      set((before) => changedSettings(before, change));
    return createElement(SettingsPanel, { fields, settings: current, onChange, ...props });
  };
  root = createRoot(page);
  flushSync(() => root.render(createElement(Probe)));
}

afterEach(() => {
  root.unmount();
  page.remove();
  style.remove();
});

/** The control with this label. */
function control<T extends HTMLElement = HTMLInputElement>(label: string): T {
  const found = [...page.querySelectorAll('label')].find(
    ({ textContent }) => textContent?.trim() === label,
  );
  return (found?.htmlFor
    ? page.querySelector(`[id="${found.htmlFor}"]`)
    : found?.querySelector('input, select, textarea')) as unknown as T;
}

const button = (name: string): HTMLButtonElement =>
  [...page.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
  ) as HTMLButtonElement;

/** Types as a person does, as far as React can see. */
function type(field: HTMLElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  const isSelect = field instanceof HTMLSelectElement;
  flushSync(() => field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true })));
}

const press = (one: HTMLElement): void => flushSync(() => one.click());

describe('the settings panel', () => {
  it('draws the settings of the open section only', () => {
    open();
    const drawn = () =>
      [...page.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset.key);
    expect(drawn()).to.deep.equal(['title', 'count', 'isOpen', 'tag', 'items', 'rules']);
    press(button('Layout'));
    expect(drawn()).to.deep.equal(['gap', 'padding', 'box_shadow', 'box_shadow_type', 'names']);
  });

  it('shows a default in the control, saves a typed value, and removes it on Reset', () => {
    open();
    const title = control<HTMLTextAreaElement>('Title');
    expect([title.value, title.placeholder]).to.deep.equal(['', 'Hello']);
    type(title, 'Good day');
    expect(saved).to.deep.equal({ title: 'Good day' });
    press(button('Reset Title'));
    expect(saved).to.deep.equal({});
    expect(button('Reset Title')).not.to.exist;
  });

  it('keeps an invalid value in its field, says what to enter, and saves the previous one', () => {
    open({ count: 3 });
    const count = control('Count');
    type(count, '12');
    expect(saved).to.deep.equal({ count: 3 });
    expect(count.value).to.equal('12');
    const error = page.querySelector(`[id="${count.id}-error"]`);
    expect(error?.textContent).to.equal(
      'This value is not saved: enter a whole number from 1 to 9.',
    );
    expect(count.getAttribute('aria-invalid')).to.equal('true');
    type(count, '5');
    expect(saved).to.deep.equal({ count: 5 });
    expect(count.hasAttribute('aria-invalid')).to.equal(false);
  });

  it('shows a value that was changed elsewhere, such as by an undo', () => {
    open({ count: 3 });
    type(control('Count'), '4');
    outside({ count: 3 });
    expect(control('Count').value).to.equal('3');
  });

  it('saves a switch as the page builder does', () => {
    open();
    expect(control('Open').checked).to.equal(true);
    press(control('Open'));
    expect(saved).to.deep.equal({ isOpen: '' });
    press(control('Open'));
    expect(saved).to.deep.equal({ isOpen: 'yes' });
  });

  it('names the default among the choices, and saves nothing for it', () => {
    open({ tag: 'h3' });
    const tag = control<HTMLSelectElement>('Tag');
    expect(tag.options[0]?.text).to.equal('Default: H2');
    type(tag, tag.options[0]?.value ?? '');
    expect(saved).to.deep.equal({});
  });

  it('saves the value of a device under its own key, and shows from which device it is inherited', () => {
    open(
      { gap: { size: 20, unit: 'px' }, gap_tablet: { size: 8, unit: 'px' } },
      { device: 'mobile' },
    );
    press(button('Layout'));
    const gap = control('Gap');
    expect([gap.value, gap.placeholder]).to.deep.equal(['', '8']);
    const note = page.querySelector('[data-key="gap"] [part="note"]');
    expect(note?.textContent).to.include('Inherited from Tablet');
    type(gap, '4');
    expect(saved.gap_mobile).to.deep.equal({ size: 4, unit: 'px' });
    expect(saved.gap).to.deep.equal({ size: 20, unit: 'px' });
  });

  it('changes all sides together until they are unlinked', () => {
    open();
    press(button('Layout'));
    type(control('Top'), '10');
    expect(saved.padding).to.deep.equal({
      unit: 'px',
      top: '10',
      right: '10',
      bottom: '10',
      left: '10',
      isLinked: true,
    });
    press(control('Same value for all'));
    type(control('Top'), '2');
    expect(saved.padding).to.include({ top: '2', bottom: '10', isLinked: false });
  });

  it('saves no length for a side that is empty', () => {
    open({
      padding: { unit: 'px', top: '40', right: '', bottom: '40', left: '', isLinked: false },
    });
    press(button('Layout'));
    type(control('Top'), '32');
    expect(saved.padding).to.deep.equal({
      unit: 'px',
      top: '32',
      right: '',
      bottom: '40',
      left: '',
      isLinked: false,
    });
    type(control('Top'), '');
    expect(saved.padding).to.include({ top: '', bottom: '40' });
  });

  it('keeps what is typed into a side until it is complete', () => {
    open({ padding: { unit: 'px', top: '1', right: '', bottom: '', left: '', isLinked: false } });
    press(button('Layout'));
    for (const text of ['-', '-1', '-1.', '-1.5', 'au', 'auto', '2rem']) {
      type(control('Top'), text);
      expect(control('Top').value).to.equal(text);
    }
    expect(saved.padding).to.include({ unit: 'custom', top: '2rem', right: '' });
    type(control('Right'), '3');
    expect(saved.padding).to.include({ unit: 'custom', top: '2rem' });
  });

  it('changes a number by the arrow keys', () => {
    open({ count: 3 });
    const press = (key: string) =>
      flushSync(() =>
        control('Count').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
      );
    press('ArrowUp');
    expect(saved).to.deep.equal({ count: 4 });
    press('ArrowDown');
    expect(saved).to.deep.equal({ count: 3 });
  });

  it('switches a shadow on that is set', () => {
    open();
    press(button('Layout'));
    type(control('Blur (px)'), '4');
    expect(saved.box_shadow).to.include({ blur: 4, horizontal: 0 });
    expect(saved.box_shadow_type).to.equal('yes');
  });

  it('names the field of an item that is a single text', async () => {
    open({ names: ['Ada'] });
    press(button('Layout'));
    press(button('Ada'));
    expect(control<HTMLTextAreaElement>('Ada').value).to.equal('Ada');
    await expect(page).to.be.accessible();
  });

  it('moves the focus to the control after Reset, and to the neighbour after Remove', () => {
    open({ title: 'Good day', items: [{ title: 'One' }, { title: 'Two' }] });
    press(button('Reset Title'));
    expect(document.activeElement).to.equal(control('Title'));
    press(button('Remove Two'));
    expect(document.activeElement?.textContent).to.equal('One');
    press(button('Remove One'));
    expect(document.activeElement).to.equal(button('Add to Items'));
  });

  it('makes a font apply once one of its parts is set', () => {
    open();
    press(button('Style'));
    type(control('Family'), 'Open Sans');
    expect(saved).to.deep.equal({
      typography_font_family: 'Open Sans',
      typography_typography: 'custom',
    });
  });

  it('refers to a color of the kit, and keeps the own one', () => {
    const colors = [{ id: 'primary', title: 'Primary' }];
    open({ color: '#ff0000' }, { means: { globals: { colors } } });
    press(button('Style'));
    const select = page.querySelector('[data-key="color"] select') as HTMLSelectElement;
    type(select, 'globals/colors?id=primary');
    expect(saved).to.deep.equal({
      color: '#ff0000',
      __globals__: { color: 'globals/colors?id=primary' },
    });
    type(select, '');
    expect(saved).to.deep.equal({ color: '#ff0000' });
  });

  it('ends the reference to a color of the kit when an own one is typed', () => {
    open({ __globals__: { color: 'globals/colors?id=primary', other: '' } });
    press(button('Style'));
    type(control('Color'), '#00ff00');
    expect(saved).to.deep.equal({ color: '#00ff00', __globals__: { other: '' } });
  });

  it('takes a picture from the media library', async () => {
    const picked = { url: '/media/bench.jpg', id: 7, alt: 'A bench' };
    open({}, { means: { pickMedia: async () => picked } });
    press(button('Style'));
    press(button('Choose from the library'));
    await until(() => saved.image, 'saved the picture');
    expect(saved.image).to.deep.equal(picked);
  });

  it('adds, moves, duplicates and removes items, keeps the focus on them and says what it did', () => {
    open({ items: [{ title: 'One', _id: 'a' }] });
    const titles = () => (saved.items as { title: string }[]).map(({ title }) => title);
    press(button('Add to Items'));
    expect(document.activeElement?.textContent).to.equal('Items 2');
    type(control<HTMLTextAreaElement>('Name'), 'Two');
    press(button('Move Two up'));
    expect(titles()).to.deep.equal(['Two', 'One']);
    expect(document.activeElement?.textContent).to.equal('Two');
    expect(page.querySelector('[role="status"]')?.textContent).to.equal(
      'Two is now at place 1 of 2.',
    );
    press(button('Duplicate One'));
    expect(saved.items).to.deep.equal([
      { title: 'Two' },
      { title: 'One', _id: 'a' },
      { title: 'One' },
    ]);
    press(button('Remove Two'));
    expect(titles()).to.deep.equal(['One', 'One']);
  });

  it('keeps JSON that is not complete yet, and saves it once it is valid', () => {
    open();
    const rules = control<HTMLTextAreaElement>('Rules');
    type(rules, '{ "rules": [');
    expect(saved).to.deep.equal({});
    expect(rules.getAttribute('aria-invalid')).to.equal('true');
    type(rules, '{ "rules": [{ "rule": "required", "field": "name" }] }');
    expect(saved.rules).to.deep.equal({ rules: [{ rule: 'required', field: 'name' }] });
  });

  it('hides a setting whose condition is not met, and keeps its value', () => {
    const moving = {
      autoplay: { kind: 'toggle', label: 'Autoplay', group: 'content' },
      speed: { kind: 'number', label: 'Speed', group: 'content', shownIf: { autoplay: true } },
      arrows: {
        kind: 'choice',
        label: 'Arrows',
        group: 'content',
        options: { none: 'None', inside: 'Inside', outside: 'Outside' },
        responsive: true,
      },
      size: {
        kind: 'length',
        label: 'Size',
        group: 'layout',
        shownIf: { arrows: ['inside', 'outside'] },
      },
      image: { kind: 'media', label: 'Image', group: 'style' },
      fit: {
        kind: 'choice',
        label: 'Fit',
        group: 'style',
        options: { cover: 'Cover' },
        shownIf: { image: { filled: true }, arrows: ['', 'none'] },
      },
    } as const satisfies Fields;
    open({ speed: 3, image: { url: '' } }, { fields: moving });
    const drawn = (): string[] =>
      [...page.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => `${dataset.key}`);
    expect(drawn()).to.deep.equal(['autoplay', 'arrows']);
    expect(button('Layout'), 'a section without settings').not.to.exist;
    press(control('Autoplay'));
    expect(drawn()).to.deep.equal(['autoplay', 'speed', 'arrows']);
    expect(saved.speed).to.equal(3);
    outside({ arrows_mobile: 'inside' });
    press(button('Layout'));
    expect(drawn(), 'with arrows on phones alone').to.deep.equal(['size']);
    press(button('Style'));
    expect(drawn()).to.deep.equal(['image']);
    outside({ image: { url: '/bench.webp' } });
    expect(drawn()).to.deep.equal(['image', 'fit']);
    outside({});
    type(page.querySelector('input[type="search"]') as HTMLInputElement, 'speed');
    expect(drawn(), 'a search').to.deep.equal(['speed']);
  });

  it('finds settings of all sections by label, key and description', () => {
    open();
    const search = page.querySelector('input[type="search"]') as HTMLInputElement;
    type(search, 'the gap');
    expect(page.querySelectorAll('[data-key]').length).to.equal(1);
    expect(page.querySelector('[role="status"]')?.textContent).to.equal('1 setting found');
    type(search, 'line height');
    expect(page.querySelectorAll('[data-key="typography"]').length).to.equal(1);
    type(search, 'nothing of this kind');
    expect(page.querySelector('[role="status"]')?.textContent).to.equal(
      'No setting matches “nothing of this kind”.',
    );
  });

  for (const section of ['Content', 'Layout', 'Style']) {
    it(`is accessible with the section ${section} open`, async () => {
      open({ items: [{ title: 'One' }], gap: { size: 1, unit: 'px' } });
      if (section !== 'Content') press(button(section));
      await expect(page).to.be.accessible();
      expect(page.scrollWidth).to.be.at.most(page.clientWidth);
    });
  }
});
