import { expect } from 'chai';
import { configure } from '../../../../src/core/config';
import { themeNames } from '../../../../src/elements/preview/template-preview/names';
import { isAllowedOrigin } from '../../../../src/elements/preview/template-preview/origins';
import { previewRules } from '../../../../src/elements/preview/template-preview/rules';

const rules = (data: Parameters<typeof previewRules>[0]) =>
  previewRules(data, themeNames()).split('\n');

describe('without a page', () => {
  afterEach(() => configure({ themePrefix: undefined }));

  describe('the stylesheet of a preview', () => {
    it('only hides the admin bar without preview data', () => {
      expect(rules({})).to.deep.equal([
        '#wpadminbar { display: none !important; }',
        'html { margin-top: 0 !important; --wp-admin--admin-bar--height: 0px !important; }',
      ]);
      expect(rules({ colorPalette: {}, siteTypography: {}, siteLogo: {} })).to.have.length(2);
    });

    it('sets each colour for theme and page builder, and leaves gaps to the theme', () => {
      configure({ themePrefix: 'kad' });
      expect(rules({ colorPalette: { colors: ['#111', undefined, '#333'] } }).at(-1)).to.equal(
        ':root { --kad-global-color-0: #111 !important; --e-global-color-kadglobalcolor0: #111 !important; ' +
          '--kad-global-color-2: #333 !important; --e-global-color-kadglobalcolor2: #333 !important; }',
      );
    });

    it('accepts more colours than a theme has names for', () => {
      const colors = Array.from({ length: 40 }, () => 'red');
      expect(rules({ colorPalette: { colors } }).at(-1)).to.contain('--ast-global-color-39: red');
    });

    it('gives the text and its controls their typography', () => {
      const siteTypography = {
        'body-font-family': '"Inter", sans-serif',
        'body-font-weight': '400',
        'font-size-body': { desktop: '15' },
        'body-line-height': '1.6',
      };
      expect(rules({ siteTypography }).at(-1)).to.equal(
        'body, button, input, select, textarea, .ast-button, .ast-custom-button ' +
          '{ font-family: "Inter", sans-serif; font-weight: 400; font-size: 15px; line-height: 1.6; }',
      );
    });

    it('gives each level its own typography, even if the headings have none', () => {
      const siteTypography = {
        'headings-line-height': '1.2',
        'font-weight-h2': '600',
        'font-family-h3': 'inherit',
        'line-height-h4': '1.4',
      };
      expect(rules({ siteTypography }).slice(2)).to.deep.equal([
        ':is(h1, h2, h3, h4, h5, h6), .entry-content :is(h1, h2, h3, h4, h5, h6), .site-title, .site-title a { line-height: 1.2; }',
        'h2, .entry-content h2 { font-weight: 600; }',
        'h4, .entry-content h4 { line-height: 1.4; }',
      ]);
    });

    it('shows or hides the title', () => {
      expect(rules({ siteTitle: false }).at(-1)).to.match(/ { display: none !important; }$/);
      expect(rules({ siteTitle: true }).at(-1)).to.match(/ { display: block !important; }$/);
    });
  });

  describe('the origin of a message', () => {
    const own = 'https://site.example';

    it("must be the page's own if no other is configured", () => {
      expect(isAllowedOrigin(own, [], own)).to.equal(true);
      expect(isAllowedOrigin('https://evil.example', [], own)).to.equal(false);
    });

    it('must be one of the configured ones, which may be whole addresses', () => {
      const named = ['https://a.example/wp-admin/', 'nonsense', 'http://b.example:8080'];
      expect(isAllowedOrigin('https://a.example', named, own)).to.equal(true);
      expect(isAllowedOrigin('http://b.example:8080', named, own)).to.equal(true);
      for (const origin of [
        own,
        'http://a.example',
        'https://a.example.evil.example',
        'nonsense',
        '',
      ]) {
        expect(isAllowedOrigin(origin, named, own), origin).to.equal(false);
      }
    });

    it('is never that of a sandboxed frame', () => {
      expect(isAllowedOrigin('null', [], 'null')).to.equal(false);
      expect(isAllowedOrigin('null', ['null', 'data:text/html,x', '*'], own)).to.equal(false);
    });
  });
});
