import { expect } from '@open-wc/testing';
import type { Field } from '../../src/core/settings';
import { nodeKinds } from '../../src/editor/nodes/kinds';
import type { NodeKind } from '../../src/editor/nodes/node-kind';
import type { BuilderElement, PageDocument, SavedSettings } from '../../src/page';
import { noGlobals } from '../../src/page/styles/kit-globals';
import { printDocument, toDom } from '../../src/print';
import { until } from '../page-objects/until';
import { type OpenedEditor, openEditor } from './opened-editor';

const ZONE = 'root:default-zone';

/** The means of the preview and of the visitor's page. */
const print = { globals: { ...noGlobals, colors: { primary: '#2f5bd7' } } };

let editor: OpenedEditor;

beforeEach(async () => {
  editor = await openEditor({ format: 1, content: [], page_settings: {} }, { print });
});

afterEach(() => editor.close());

/** Inserts nodes as the list of elements does. Resolves with their saved elements. */
async function insert(names: readonly string[]): Promise<readonly BuilderElement[]> {
  for (const [destinationIndex, componentType] of names.entries()) {
    editor.act({ type: 'insert', componentType, destinationIndex, destinationZone: ZONE });
  }
  const isDrawn = () => editor.saved().content.every(({ id }) => editor.node(id));
  await until(() => editor.saved().content.length === names.length && isDrawn(), 'drew all');
  return editor.saved().content;
}

/** The page of some elements as its visitors get it. */
function visitorPage(...content: readonly BuilderElement[]) {
  const page: PageDocument = { format: 1, content, page_settings: {} };
  const { root, css } = printDocument(page, print);
  return { page: toDom([root], document)[0] as Element, css };
}

/** The HTML of a box of the preview or of the visitor's page. What Puck and edit mode add is left out, such as placeholders. */
function normalised(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  const element = node as Element;
  if (element.matches('.nh-placeholder, .nh-form-note')) return '';
  const isBox = element.hasAttribute('data-id') || element.hasAttribute('data-puck-dropzone');
  const attributes = [...element.attributes]
    .map(({ name, value }): [string, string] => [name, isBox ? ownValue(name, value) : value])
    .filter(([name, value]) => !isEditors(name, isBox) && !(name === 'class' && value === ''))
    .map(([name, value]) => ` ${name}="${value}"`);
  const children = [...element.childNodes].map(normalised).join('');
  return `<${element.localName}${attributes.toSorted().join('')}>${children}</${element.localName}>`;
}

/** Puck's classes begin with an underscore. */
function ownValue(name: string, value: string): string {
  const own = value.split(/\s+/).filter((part) => !part.startsWith('_'));
  return name === 'class' ? own.join(' ') : value;
}

function isEditors(name: string, isBox: boolean): boolean {
  if (name === 'data-model-cid') return true;
  return isBox && /^(?:data-(?:puck|dnd|testid)|aria-|style$|role$|tabindex$)/.test(name);
}

/** The rules for an element in some sheets, each with its media query, sorted. */
function rulesFor({ id }: BuilderElement, sheets: readonly CSSStyleSheet[]): readonly string[] {
  const own = (rule: CSSRule, query: string): readonly string[] => {
    if ('conditionText' in rule) {
      const { conditionText, cssRules } = rule as CSSMediaRule;
      return [...cssRules].flatMap((one) => own(one, conditionText));
    }
    const { selectorText = '', style } = rule as CSSStyleRule;
    return selectorText
      .split(',')
      .filter((selector) => selector.includes(`.nh-e-${id}`))
      .flatMap((selector) =>
        [...(style ?? [])].map((name) => {
          const value = style.getPropertyValue(name) + style.getPropertyPriority(name);
          return `${query} ${selector.trim()} ${name}: ${value}`;
        }),
      );
  };
  return sheets
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => own(rule, ''))
    .toSorted();
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** A node of the preview: its HTML and its rules. */
function inPreview(element: BuilderElement) {
  const rules = rulesFor(element, editor.frame.adoptedStyleSheets);
  return { html: normalised(editor.node(element.id)), rules };
}

/** A node as visitors get it. */
function forVisitors(element: BuilderElement) {
  const { page, css } = visitorPage(element);
  const node = page.querySelector(`[data-id="${element.id}"]`) as Element;
  return { html: normalised(node), rules: rulesFor(element, [sheetOf(css)]) };
}

/** Another value of a setting than those of examples, under the keys of the page builder. */
const changes: Readonly<
  Record<string, (key: string, field: Field, former: unknown) => SavedSettings>
> = {
  text: (key) => ({ [key]: 'Changed' }),
  number: (key) => ({ [key]: 3 }),
  toggle: (key, field) => ({
    [key]: 'default' in field && field.default === true ? '' : 'yes',
  }),
  choice: (key, field) => ({ [key]: 'options' in field ? Object.keys(field.options).at(-1) : '' }),
  colour: (key) => ({ [key]: '#123456' }),
  length: (key) => ({ [key]: { unit: 'px', size: 23 } }),
  sides: (key) => ({ [key]: { unit: 'px', top: '1', right: '2', bottom: '3', left: '4' } }),
  corners: (key) => ({ [key]: { unit: 'px', top: '1', right: '2', bottom: '3', left: '4' } }),
  gaps: (key) => ({ [key]: { unit: 'px', column: '5', row: '6' } }),
  shadow: (key) => ({
    [`${key}_type`]: 'yes',
    [key]: { horizontal: 1, vertical: 2, blur: 3, spread: 4, color: '#123456' },
  }),
  typography: (key) => ({
    [`${key}_typography`]: 'custom',
    [`${key}_font_size`]: { unit: 'px', size: 31 },
  }),
  gradient: (key) => ({
    [`${key}_background`]: 'gradient',
    [`${key}_color`]: '#123456',
    [`${key}_color_b`]: '#abcdef',
  }),
  url: (key) => ({ [key]: { url: '/changed' } }),
  media: (key) => ({ [key]: { url: '/changed.png' } }),
  raw: (key) => ({ [key]: 'changed' }),
  group: (key) => ({ [key]: { url: '/changed' } }),
  list: (key, _field, former) => ({ [key]: Array.isArray(former) ? former.toReversed() : [] }),
  record: (key) => ({ [key]: { color_text: 'globals/colors?id=primary' } }),
  rules: (key) => ({
    [key]: { rules: [{ rule: 'required', field: 'city', error: 'Which city?' }] },
  }),
};

/** Settings that a kind of node has besides those of its example. A form without fields has nothing to validate. */
const additions: Readonly<Record<string, SavedSettings>> = {
  'nh-contact-form': { id: 7, fields: [{ type: 'text', name: 'city', label: 'City' }] },
};

const settingsOf = ({ name, settings }: NodeKind): SavedSettings => ({
  ...settings,
  ...additions[name],
});

/** A change of a setting of a kind that visitors see. */
interface VisibleChange {
  readonly kind: NodeKind;
  readonly settings: SavedSettings;
}

function visibleChange(fieldKind: string): VisibleChange | undefined {
  for (const kind of nodeKinds.values()) {
    const own = settingsOf(kind);
    const former = shownWith(kind, own);
    for (const [key, field] of Object.entries(kind.fields)) {
      if (field.kind !== fieldKind) continue;
      const settings = { ...own, ...changes[fieldKind]?.(key, field, own[key]) };
      if (shownWith(kind, settings) !== former) return { kind, settings };
    }
  }
  return undefined;
}

function shownWith({ name, elType }: NodeKind, settings: SavedSettings): string {
  const widgetType = elType === 'widget' && { widgetType: name };
  const element = { id: 'tried', elType, ...widgetType, settings, elements: [] };
  const { html, css } = printDocument({ format: 1, content: [element], page_settings: {} }, print);
  return html + css;
}

describe('the preview of the page editor', () => {
  it('shows every kind of node as visitors get it', async () => {
    const elements = await insert([...nodeKinds.keys()]);
    expect(elements.map(inPreview)).to.deep.equal(elements.map(forVisitors));
  });

  for (const fieldKind of Object.keys(changes)) {
    it(`shows a changed ${fieldKind} as visitors get it`, async () => {
      const change = visibleChange(fieldKind);
      if (!change) throw new Error(`No setting of the kind ${fieldKind} shows.`);
      const [inserted] = await insert([change.kind.name]);
      const show = async (settings: SavedSettings): Promise<void> => {
        const shown = () => JSON.stringify(inPreview(inserted as BuilderElement));
        const before = shown();
        editor.change(inserted?.id ?? '', settings);
        await until(() => shown() !== before, 'showed the change');
      };
      if (change.kind.name in additions) await show(settingsOf(change.kind));
      await show(change.settings);
      const [element] = editor.saved().content;
      expect(inPreview(element as BuilderElement)).to.deep.equal(
        forVisitors(element as BuilderElement),
      );
    });
  }
});
