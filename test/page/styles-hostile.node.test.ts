import { expect } from 'chai';
import type { Fields } from '../../src/core/settings';
import { flatFields } from '../../src/core/settings/style/groups';
import { pageSettingFields, readDocument, settingFieldsOf } from '../../src/page';
import { kitCss, kitGlobals, nodeCss, pageCss, type StyleSite } from '../../src/page/styles';
import { hostileForms, hostileTexts } from './hostile-values';

const site: StyleSite = {
  breakpoints: { mobile: 767, tablet: 1024 },
  globals: kitGlobals({ system_colors: [{ _id: 'primary', color: 'red' }] }),
};

/** Settings under which every rule that depends on others applies. */
const enabled = Object.fromEntries(
  ['', '_'].flatMap((prefix) => [
    ...['background', 'background_hover', 'background_overlay'].flatMap((group) => [
      [`${prefix}${group}_background`, 'classic'],
      [`${prefix}${group}_image`, { url: '/a.webp' }],
      [`${prefix}${group}_position`, 'initial'],
      [`${prefix}${group}_size`, 'initial'],
    ]),
    [`${prefix}border_border`, 'solid'],
    [`${prefix}border_hover_border`, 'solid'],
    [`${prefix}typography_typography`, 'custom'],
    [`${prefix}element_width`, 'initial'],
    [`${prefix}flex_size`, 'custom'],
    [`${prefix}flex_order`, 'custom'],
  ]),
);
const variants = [
  {},
  enabled,
  {
    ...enabled,
    container_type: 'grid',
    content_width: 'full',
    height: 'min-height',
    gap: 'custom',
  },
  {
    ...enabled,
    background_background: 'gradient',
    _background_background: 'gradient',
    background_color: 'red',
    _background_color: 'red',
  },
];

/** Fails unless the text consists of rules of this selector with harmless values. */
function expectOwnRules(css: string, selector: string, hint: string): void {
  const strings = css.replace(/"(?:[^"\\\n]|\\[\da-f]{1,6} )*"/gu, '""');
  const inner = strings.replace(/@media [^{}]+\{((?:[^{}]+\{[^{}]*\})+)\}/g, '$1');
  const rules = [...inner.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  expect(rules.map(([text]) => text).join(''), hint).to.equal(inner);
  for (const [, name = '', body = ''] of rules) {
    expect(name.startsWith(selector), `${hint}: ${name}`).to.equal(true);
    expect(body, hint).not.to.match(/\/\*|@|expression|javascript|image-set|!(?!important)/i);
    expect(body.replaceAll('url("")', ''), hint).not.to.include('url(');
  }
  for (const [value = ''] of css.matchAll(/url\([^)]*\)?/g)) {
    expect(value, hint).to.match(/^url\("(?:https?:)?[^:"]*"?\)?/);
    expect(value, hint).not.to.match(/^url\("\s*(?:javascript|data|vbscript)/i);
  }
  expect(css, hint).not.to.match(/[<\n]/);
}

function keysOf(fields: Fields): string[] {
  return Object.entries(flatFields(fields)).flatMap(([key, { responsive }]) =>
    responsive ? [key, `${key}_mobile`] : [key],
  );
}

describe('hostile values of the style settings', () => {
  for (const elType of ['container', 'section', 'column', 'widget']) {
    it(`stay inside the rules of their ${elType}`, () => {
      const keys = keysOf(settingFieldsOf(elType));
      for (const text of hostileTexts) {
        for (const form of hostileForms) {
          const all = Object.fromEntries(keys.map((key) => [key, form(text)]));
          for (const variant of variants) {
            const settings = { ...all, ...variant };
            const css = nodeCss({ id: 'a1', elType, settings, elements: [] }, undefined, site);
            expectOwnRules(css, '.nh-e-a1', JSON.stringify(form(text)));
          }
        }
      }
    });
  }

  it('stay inside the rules of the page, and are left out when a document is read', () => {
    for (const key of keysOf(pageSettingFields)) {
      for (const text of hostileTexts) {
        const page_settings = { background_background: 'classic', [key]: text };
        const saved = { format: 1 as const, content: [], page_settings };
        for (const document of [saved, readDocument(saved).document]) {
          expectOwnRules(pageCss(document, site), '.nh-page', `${key}: ${text}`);
        }
      }
    }
  });

  it('stay inside the rules of the kit', () => {
    for (const text of hostileTexts) {
      const globals = kitGlobals({
        system_colors: [
          { _id: 'a', color: text },
          { _id: text, color: 'red' },
        ],
        custom_sizes: [{ _id: 'a', size: text }],
        system_typography: [{ _id: 'a', typography_font_family: text, typography_font_size: text }],
      });
      expectOwnRules(kitCss(globals, site.breakpoints), ':root', text);
    }
  });

  it('of ids write no CSS at all', () => {
    for (const id of hostileTexts.filter((text) => !/^[\w-]+$/.test(text))) {
      const element = { id, elType: 'container', settings: { margin: 4 }, elements: [] };
      expect(nodeCss(element, undefined, site)).to.equal('');
    }
  });

  it('of references refer to nothing', () => {
    for (const text of hostileTexts) {
      const __globals__ = { color_text: `globals/colors?id=${text}`, [text]: text };
      const element = { id: 'a1', elType: 'container', settings: { __globals__ }, elements: [] };
      expect(nodeCss(element, undefined, site), text).to.equal('');
    }
  });
});
