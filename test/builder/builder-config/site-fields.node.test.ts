import { expect } from 'chai';
import { assignedIn } from '../../../src/builder/builder-config/printed-config';
import { siteFields } from '../../../src/builder/builder-config/site-fields';

/** The printed configuration, shortened (docs/compatibility/page-builder-markup.md#configuration). */
const printed = {
  environmentMode: { edit: false, wpPreview: false, isScriptDebug: false },
  i18n: {
    close: 'Schließen',
    pinIt: 'Merken',
    next: '',
    a11yCarouselNextSlideMessage: 'Nächste Folie',
    a11yCarouselPaginationBulletMessage: 'Zur Folie',
  },
  is_rtl: false,
  version: '3.32.5',
  is_static: false,
  breakpoints: { xs: 0, sm: 480 },
  responsive: {
    breakpoints: {
      mobile: { label: 'Mobile', value: 700, direction: 'max', is_enabled: true },
      laptop: { label: 'Laptop', value: 1366, direction: 'max', is_enabled: false },
      tablet: { label: 'Tablet', value: 1024, direction: 'max', is_enabled: true },
    },
    hasCustomBreakpoints: true,
  },
  experimentalFeatures: { container: true, 'nested-elements': true, off: false },
  urls: { assets: '/a/', ajaxurl: '/ajax.php', uploadUrl: '/uploads' },
  nonces: { floatingButtonsClickTracking: 'n0nce' },
  settings: { page: { scroll_snap: 'yes' }, editorPreferences: [] },
  kit: { active_breakpoints: ['viewport_mobile'], global_image_lightbox: 'yes' },
};

describe('the builder’s configuration as site configuration', () => {
  it('has the active devices, active features and all addresses', () => {
    expect(siteFields(printed)).to.deep.equal({
      isStatic: false,
      rtl: false,
      version: '3.32.5',
      breakpoints: { mobile: 700, tablet: 1024 },
      features: ['container', 'nested-elements'],
      kit: { active_breakpoints: ['viewport_mobile'], global_image_lightbox: 'yes' },
      assetsPath: '/a/',
      uploadsPath: '/uploads',
      ajaxUrl: '/ajax.php',
      pageSettings: { scroll_snap: 'yes' },
      messages: {
        'lightbox.close': 'Schließen',
        'carousel.next': 'Nächste Folie',
        'carousel.bullet': 'Zur Folie {index}',
      },
    });
  });

  it('maps only to message keys that exist', async () => {
    const { message: carousel } = await import(
      '../../../src/elements/built/image-carousel/messages'
    );
    const { message: viewer } = await import(
      '../../../src/elements/works/lightbox/viewer/messages'
    );
    const ours = { ...carousel.defaults, ...viewer.defaults };
    const theirs = {
      close: 'a',
      previous: 'b',
      next: 'c',
      share: 'd',
      fullscreen: 'e',
      zoom: 'f',
      downloadImage: 'g',
      a11yCarouselPrevSlideMessage: 'h',
      a11yCarouselNextSlideMessage: 'i',
      a11yCarouselPaginationBulletMessage: 'j',
    };
    const messages = Object(siteFields({ i18n: theirs }).messages);
    expect(Object.values(messages)).to.have.length(Object.keys(theirs).length);
    expect(ours).to.include.all.keys(Object.keys(messages));
  });

  it('has the mode of the page', () => {
    expect(siteFields({ environmentMode: { edit: true } }).mode).to.equal('edit');
    expect(siteFields({ environmentMode: { edit: false, wpPreview: true } }).mode).to.equal(
      'preview',
    );
  });

  it('accepts the empty lists that PHP prints for empty maps', () => {
    const fields = siteFields({ kit: [], experimentalFeatures: [], settings: { page: [] } });
    expect(fields).to.deep.equal({ kit: {}, features: [], pageSettings: {} });
  });

  for (const junk of [undefined, null, 7, 'x', []]) {
    it(`is empty for ${JSON.stringify(junk)}`, () => {
      expect(siteFields(junk)).to.deep.equal({});
    });
  }
});

describe('the text of the builder’s inline script', () => {
  const text = (json: string) =>
    `/* <![CDATA[ */\nvar elementorFrontendConfig = ${json};\n//# sourceURL=elementor-frontend-js-before\n/* ]]> */`;

  it('contains the configuration if the page’s policy blocks the script', () => {
    const read = assignedIn(text(JSON.stringify(printed)), 'elementorFrontendConfig');
    expect(read).to.deep.equal(printed);
  });

  for (const [what, broken] of [
    ['broken', text('{"kit":')],
    ['another script’s', 'var other = {};'],
    ['empty', ''],
  ] as const) {
    it(`contains nothing if it is ${what}`, () => {
      expect(assignedIn(broken, 'elementorFrontendConfig')).to.equal(undefined);
    });
  }
});
