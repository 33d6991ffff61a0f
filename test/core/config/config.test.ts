import { expect } from '@open-wc/testing';
import {
  configure,
  defaultConfig,
  isRightToLeft,
  onConfigChange,
  siteConfig,
  siteLocale,
} from '../../../src/core/config';
import { checkedConfig } from '../../../src/core/config/schema';
import { printConfig } from './printed-config';

/** Prints a configuration, and has it read. */
function printAndRead(text: string): void {
  printConfig(text);
  configure({});
}

/** What the console was told meanwhile. */
function errorsDuring(act: () => void): string[] {
  const original = console.error;
  const told: string[] = [];
  console.error = (text: string) => told.push(text);
  try {
    act();
  } finally {
    console.error = original;
  }
  return told;
}

const known = [...Object.keys(defaultConfig), 'locale', 'rtl', 'version'];

afterEach(() => {
  document.getElementById('nh-config')?.remove();
  configure(Object.fromEntries(known.map((key) => [key, undefined])));
});

describe('the site’s configuration', () => {
  it('has the names of WordPress and its plugins by default', () => {
    expect(siteConfig()).to.include({
      cms: 'WP',
      restRoot: '/wp-json',
      contentNamespace: 'wp/v2',
      prefix: 'astra',
      formNamespace: 'contact-form-7',
      formPrefix: 'wpcf7',
      ajaxUrl: '/wp-admin/admin-ajax.php',
      builder: 'elementor',
      theme: 'astra',
      mode: 'public',
      menuBreakpoint: 921,
      themePrefix: 'ast',
    });
  });

  it('is what configure() was given, over the defaults', () => {
    configure({ restRoot: '/blog/wp-json' });
    expect(siteConfig().restRoot).to.equal('/blog/wp-json');
    expect(siteConfig().cms).to.equal('WP');
  });

  it('keeps the default of a field that does not fit, and names it once', () => {
    const told = errorsDuring(() => {
      configure({ menuBreakpoint: 'wide', cms: 'XX', nonsense: 1 } as never);
      siteConfig();
      siteConfig();
    });
    expect(siteConfig()).to.include({ menuBreakpoint: 921, cms: 'XX' });
    expect(told.length).to.equal(1);
    expect(told[0]).to.contain('"menuBreakpoint"').and.to.contain('"nonsense" is unknown');
  });

  it('takes nothing from names that every object has', () => {
    const { config, problems } = checkedConfig(
      JSON.parse('{"__proto__": {"cms": "X"}, "toString": 1}'),
    );
    expect(config).to.deep.equal({});
    expect(problems.length).to.equal(2);
  });

  it('tells those who asked when it changes', () => {
    let times = 0;
    const stop = onConfigChange(() => times++);
    configure({ version: '1' });
    stop();
    configure({ version: '2' });
    expect(times).to.equal(1);
  });

  it('takes direction and language from the document where it does not say', () => {
    document.documentElement.dir = 'rtl';
    document.documentElement.lang = 'ar';
    expect([isRightToLeft(), siteLocale()]).to.deep.equal([true, 'ar']);
    document.documentElement.removeAttribute('dir');
    document.documentElement.removeAttribute('lang');
    expect([isRightToLeft(), siteLocale()]).to.deep.equal([false, 'en']);
    configure({ rtl: true, locale: 'he' });
    expect([isRightToLeft(), siteLocale()]).to.deep.equal([true, 'he']);
  });
});

describe('the configuration that the page prints', () => {
  it('is read, and configure() goes over it', () => {
    printAndRead('{"version": "printed", "assetsPath": "/lib"}');
    expect(siteConfig()).to.include({ version: 'printed', assetsPath: '/lib' });
    configure({ version: 'configured' });
    expect(siteConfig()).to.include({ version: 'configured', assetsPath: '/lib' });
  });

  it('costs the page nothing but its defaults when it is not JSON, and is reported once', () => {
    const told = errorsDuring(() => {
      printAndRead('{oops');
      expect(siteConfig().cms).to.equal('WP');
      configure({ version: '1' });
      expect(siteConfig().version).to.equal('1');
    });
    expect(told.length).to.equal(1);
    expect(told[0]).to.match(/^nh-elements: #nh-config is not valid JSON \(.+\), so /);
  });

  it('is named as no object when it is none', () => {
    for (const text of ['7', 'null', '"x"', '[1]']) {
      const told = errorsDuring(() => {
        printAndRead(text);
        siteConfig();
      });
      expect(told.length, text).to.equal(1);
      expect(told[0]).to.contain('#nh-config does not hold an object');
    }
  });

  it('may hold PHP’s empty arrays where objects are due', () => {
    const told = errorsDuring(() => {
      printAndRead('{"kit": [], "messages": [], "breakpoints": [], "features": []}');
      expect(siteConfig()).to.deep.include({
        kit: {},
        messages: {},
        breakpoints: {},
        features: [],
      });
      printAndRead('[]');
      siteConfig();
    });
    expect(told).to.deep.equal([]);
  });

  it('is found though it was asked for before the parser came to it', () => {
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
    try {
      expect(siteConfig().version).to.equal(undefined);
      expect(siteConfig()).to.equal(siteConfig());
      const script = document.createElement('script');
      Object.assign(script, { type: 'application/json', id: 'nh-config' });
      script.textContent = '{"version": "late"}';
      document.head.prepend(script);
      expect(siteConfig().version).to.equal('late');
    } finally {
      Reflect.deleteProperty(document, 'readyState');
    }
  });
});
