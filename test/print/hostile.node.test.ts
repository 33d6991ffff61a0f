import { expect } from 'chai';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { sampleAnswers } from '../../scripts/manifest/examples/sample-answers';
import type { Field, Fields } from '../../src/core/settings';
import { flatFields } from '../../src/core/settings/style/groups';
import {
  layoutCss,
  type PageDocument,
  pageSettingFields,
  readDocument,
  settingFieldsOf,
} from '../../src/page';
import { blocks } from '../../src/page/blocks';
import { dataNeeds, printDocument, type SiteAnswer } from '../../src/print';
import { parts } from '../../src/print/parts';
import { elementKinds } from './elements';
import { widget } from './pages';

/** Texts that leave their place if they are not escaped for it. `pwned` must never be a name of anything. */
const corpus: readonly string[] = [
  '<script>pwned()</script>',
  '"><pwned-tag pwned=1>',
  "'><img src=x onerror=pwned()>",
  '" onmouseover="pwned()" pwned="',
  '</style><pwned-tag>',
  '--><pwned-tag><!--',
  ']]><pwned-tag>',
  '<svg onload=pwned()><a xlink:href="javascript:pwned()">x</a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=pwned()>',
  '<noscript><p title="</noscript><img src=x onerror=pwned()>">',
  '<a href="java\nscript:pwned()" style="position:fixed" id="pwned" name="pwned">x</a>',
  '<form action="/pwned"><input name=pwned><button formaction="javascript:pwned()">x</button></form>',
  '<iframe srcdoc="<script>pwned()</script>"></iframe>',
  '<template><pwned-tag></template><plaintext>',
  `${'<b>'.repeat(3000)}deep`,
  'javascript:pwned()',
  ' java\tscript:pwned()',
  '\u0001javascript:pwned()',
  'data:text/html,<script>pwned()</script>',
  'vbscript:pwned()',
  '//pwned.example/x',
  '/\\pwned.example',
  'red;}*{pwned:1}',
  'url(//pwned.example/x)',
  '1px;pwned:1',
  '"}*{pwned:1}/*',
  '\\"}*{pwned:1}',
  'expression(pwned())',
  'a b>pwned{',
  '\0<pwned-tag>\r\n',
  '__proto__',
  'constructor',
];

/** Returns values of the shape of a field whose texts are all hostile. */
function hostileValues(field: Field | undefined, text: string, depth = 0): unknown[] {
  const object = {
    size: text,
    unit: text,
    top: text,
    left: text,
    url: text,
    alt: text,
    color: text,
  };
  const plain: unknown[] = [text, object, [text, object], { [text]: text }];
  if (!field || depth > 3) return plain;
  if (field.kind === 'list' || field.kind === 'record') {
    const items = hostileValues(field.of, text, depth + 1);
    return [...plain, items];
  }
  if (field.kind === 'group') {
    const entries = Object.entries(field.fields);
    return hostileRows(entries, text, depth).concat(plain);
  }
  return plain;
}

function hostileRows(entries: readonly [string, Field][], text: string, depth: number): unknown[] {
  const rows = [0, 1].map((at) =>
    Object.fromEntries(
      entries.map(([key, field]) => [key, hostileValues(field, text, depth + 1)[at]]),
    ),
  );
  return rows;
}

/** Elements that must not be in a printed page, whatever the settings. */
const forbidden = /^(?:script|style|object|embed|base|meta|link|template|math|plaintext|noscript)$/;

function faultsOf(root: DefaultTreeAdapterTypes.ParentNode): string[] {
  const faults: string[] = [];
  const left: DefaultTreeAdapterTypes.Node[] = [...root.childNodes];
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.nodeName === '#comment') faults.push('a comment');
    if (!('tagName' in node)) continue;
    left.push(...node.childNodes);
    if (forbidden.test(node.tagName) || node.tagName.includes('pwned')) faults.push(node.tagName);
    for (const { name, value } of node.attrs) {
      const place = `${node.tagName} ${name}`;
      if (/^on|^style$|^srcdoc$|pwned/.test(name)) faults.push(place);
      if (name === 'id' && value === 'pwned') faults.push(place);
      if (
        /^(?:href|src|action|formaction|poster|data-url|cite|srcset|data-lazy-load)$/.test(name) &&
        !isSafe(value)
      ) {
        faults.push(`${place}=${value}`);
      }
    }
  }
  return faults;
}

/** What a browser would request or follow is of this site, or of the web. */
function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address, 'https://site.example');
  return /^(?:https?|mailto|tel):$/.test(protocol) && hostname !== 'pwned.example';
}

/** Everything outside of quoted strings: names, numbers and punctuation. */
const unquoted = (css: string): string => css.replace(/"(?:[^"\\\n]|\\[^\n])*"/g, '""');

function cssFaults(css: string): string[] {
  // The rules of boxes without settings are constant.
  const text = unquoted(css.replace(layoutCss({ mobile: 767, tablet: 1024 }), ''));
  const inside = text.replace(/@media \([\w-]+: \d+px\)\{((?:[^{}]*\{[^{}]*\})*)\}/g, '$1');
  const rest = inside.replace(
    /(?:\.nh-(?:e-[\w-]+|page)[^{},]*)(?:,\.nh-e-[^{},]*)*\{[^{}]*\}/g,
    '',
  );
  const faults = rest === '' ? [] : [`outside of rules: ${rest.slice(0, 200)}`];
  if (/pwned|@import|expression|<\//.test(text)) faults.push(text.slice(0, 500));
  return faults;
}

/** Prints elements with hostile settings, and returns what is wrong. */
function faultsWith(elements: readonly object[]): string[] {
  return faultsIn(readDocument(elements).document);
}

/** Replaces each text of an answer, at any depth. */
function withText(answer: unknown, text: string): unknown {
  if (typeof answer === 'string') return text;
  if (Array.isArray(answer)) return answer.map((item) => withText(item, text));
  if (typeof answer !== 'object' || answer === null) return answer;
  const entries = Object.entries(answer).map(([key, value]) => [
    key,
    // A form has fields only with a known type.
    key === 'type' ? value : withText(value, text),
  ]);
  return Object.fromEntries(entries);
}

function faultsIn(document: PageDocument, answers: readonly SiteAnswer[] = []): string[] {
  return (['public', 'edit'] as const).flatMap((mode) => {
    const { html, css, problems } = printDocument(document, { mode, answers });
    const failed = problems
      .filter(({ fault }) => fault === 'failed')
      .map(({ cause }) => String(cause));
    return [...faultsOf(parseFragment(html)), ...cssFaults(css), ...failed];
  });
}

/** Tries each text in each setting. */
function everyFault(fields: Fields, elementWith: (settings: object) => object): string[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const values = corpus.flatMap((text) => hostileValues(field, text));
    const faults = faultsWith(values.map((value) => elementWith({ [key]: value })));
    return faults.map((fault) => `${key}: ${fault}`);
  });
}

const elementTypes = elementKinds.map(({ widgetType }) => widgetType);

describe('hostile settings', () => {
  for (const name of new Set([...elementTypes, ...blocks.keys()])) {
    it(`stay in their place in ${name}`, () => {
      const printer = parts.widgets(name);
      if (!printer) throw new Error(`There is no widget ${name}.`);
      const shown = { show_image_overlay: 'yes', video_type: 'hosted', link_to: 'file' };
      const faults = everyFault(printer.settings, (settings) =>
        widget(name, { ...shown, ...settings }),
      );
      expect(faults).to.deep.equal([]);
    });
  }

  for (const elType of ['section', 'column', 'container', 'widget']) {
    it(`stay in their place in the layout of a ${elType}`, () => {
      const fields: Fields = {
        ...settingFieldsOf(elType),
        html_tag: { kind: 'text' },
        content_width: { kind: 'text' },
        animation: { kind: 'text' },
        background_video_link: { kind: 'text' },
      };
      const faults = everyFault(fields, (settings) => ({
        id: 'a',
        elType,
        widgetType: elType === 'widget' ? 'spacer' : undefined,
        settings: { background_background: 'video', ...settings },
        elements: [],
      }));
      expect(faults).to.deep.equal([]);
    });
  }

  it('stay in their place in the settings of the page', () => {
    const fields = flatFields({ ...pageSettingFields, css_classes: { kind: 'text' } });
    const faults = Object.entries(fields).flatMap(([key, field]) =>
      corpus.flatMap((text) =>
        hostileValues(field, text).flatMap((value) => {
          const page_settings = { background_background: 'gradient', [key]: value };
          return faultsIn(readDocument({ format: 1, content: [], page_settings }).document);
        }),
      ),
    );
    expect(faults).to.deep.equal([]);
  });

  for (const elType of ['container', 'widget']) {
    it(`stay in their place in the parts of groups and for each device in a ${elType}`, () => {
      const fields = flatFields(settingFieldsOf(elType));
      const devices = Object.entries(fields).flatMap(([key, field]): [string, Field][] =>
        field.responsive ? [[`${key}_mobile`, field]] : [],
      );
      const parts = { ...fields, ...Object.fromEntries(devices) };
      const faults = everyFault(parts, (settings) => ({
        id: 'a',
        elType,
        widgetType: elType === 'widget' ? 'spacer' : undefined,
        settings: {
          background_background: 'gradient',
          _background_background: 'gradient',
          typography_typography: 'custom',
          _typography_typography: 'custom',
          ...settings,
        },
      }));
      expect(faults).to.deep.equal([]);
    });
  }

  it('stay in their place in the answers of the site', () => {
    const widgetTypes = [...elementTypes, ...blocks.keys()];
    const settings = { id: 7, shortcode: '[x]', action: '' };
    const content = widgetTypes.map((name) => widget(name, settings));
    const { document } = readDocument(content);
    const needs = dataNeeds(document);
    expect(new Set(needs.map(({ kind }) => kind))).to.include.all.keys(
      'form',
      'shortcode',
      'works',
    );
    const faults = corpus.flatMap((text) => {
      const answers = sampleAnswers(needs).map(
        ({ need, answer }) => ({ need, answer: withText(answer, text) }) as SiteAnswer,
      );
      return faultsIn(document, answers);
    });
    expect(faults).to.deep.equal([]);
  });

  it('stay in their place as names, ids and markup of unknown elements', () => {
    const elements = corpus.flatMap((text) => [
      { id: text, elType: 'widget', widgetType: text, settings: { [text]: text }, markup: text },
      { id: text, elType: 'widget', widgetType: 'of-others', settings: {}, markup: text },
      { id: text, elType: text, settings: {}, elements: [] },
    ]);
    expect(faultsWith(elements)).to.deep.equal([]);
  });
});
