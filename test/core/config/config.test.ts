import { expect } from '@open-wc/testing';
import {
  configure,
  declareConfig,
  defaultConfig,
  isRightToLeft,
  onConfigChange,
  siteConfig,
  siteLocale,
} from '../../../src/core/config';
import { consoleDuring, consoleDuringSync } from '../../page-objects/captured-console';
import { printConfig } from './printed-config';

/** Prints a configuration and reads it. */
function printAndRead(text: string): void {
  printConfig(text);
  configure({});
}

/** Returns the console errors while `act` runs. */
function errorsDuring(act: () => void): string[] {
  return consoleDuringSync('error', act).map(([text]) => String(text));
}

/** Returns the warnings of misspelt keys, whose texts are loaded on demand. */
async function warningsAfter(act: () => void): Promise<string[]> {
  const warnings = await consoleDuring('warn', async () => {
    act();
    await import('../../../src/core/settings/warnings');
    await new Promise((resolve) => setTimeout(resolve));
  });
  return warnings.map(([text]) => String(text));
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
      builder: 'elementor',
      theme: 'astra',
      mode: 'public',
      themePrefix: 'ast',
    });
  });

  it('takes the values of configure() over the defaults', () => {
    configure({ restRoot: '/blog/wp-json' });
    expect(siteConfig().restRoot).to.equal('/blog/wp-json');
    expect(siteConfig().cms).to.equal('WP');
  });

  it('keeps the default of an invalid field, and names it once', () => {
    const told = errorsDuring(() => {
      configure({ mode: 'wild', cms: 'XX' } as never);
      siteConfig();
      siteConfig();
    });
    expect(siteConfig()).to.include({ mode: 'public', cms: 'XX' });
    expect(told.length).to.equal(1);
    expect(told[0]).to.contain('"mode" is invalid');
  });

  it('suggests the key for a misspelt one', async () => {
    const told = await warningsAfter(() => configure({ restRoute: '/api', Locale: 'de' }));
    expect(told).to.deep.equal([
      'nh-elements: configure().restRoute is unknown, so it has no effect. Did you mean "restRoot"?',
      'nh-elements: configure().Locale is unknown, so it has no effect. Did you mean "locale"?',
    ]);
    expect(siteConfig()).not.to.have.any.keys('restRoute', 'locale');
  });

  it('ignores names that every object has', () => {
    const before = { ...siteConfig() };
    configure(JSON.parse('{"__proto__": {"cms": "X"}, "toString": 1}'));
    expect(siteConfig()).to.deep.equal(before);
    expect(siteConfig().cms).to.equal('WP');
  });

  it('notifies listeners of changes', () => {
    let times = 0;
    const stop = onConfigChange(() => times++);
    configure({ version: '1' });
    stop();
    configure({ version: '2' });
    expect(times).to.equal(1);
  });

  it('takes direction and language from the document by default', () => {
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

describe('an undeclared key of the configuration', () => {
  it('is kept silently, and read once it is declared', () => {
    const told = errorsDuring(() => {
      printAndRead('{"lateWidth": "12", "lateName": "printed"}');
      configure({ lateName: 'given', lateWord: 'x' });
      expect(siteConfig()).not.to.have.any.keys('lateWidth', 'lateName', 'lateWord');
    });
    expect(told).to.deep.equal([]);
    const lateConfig = declareConfig({
      lateWidth: { kind: 'number', default: 1 },
      lateName: { kind: 'text' },
      lateSize: { kind: 'number', default: 7 },
    });
    expect(lateConfig()).to.include({ lateWidth: 12, lateName: 'given', lateSize: 7, cms: 'WP' });
    expect(lateConfig()).to.equal(siteConfig());
    configure({ lateWidth: 3, lateName: undefined });
    expect(lateConfig()).to.include({ lateWidth: 3, lateName: 'printed' });
    configure({ lateWidth: undefined });
  });

  it('is checked then, and reported once if invalid or misspelt', async () => {
    configure({ shadeWidth: 'wide', shadeNmae: 'x' });
    let told: string[] = [];
    const warned = await warningsAfter(() => {
      told = errorsDuring(declareLater);
    });
    function declareLater(): void {
      const shadeConfig = declareConfig({
        shadeWidth: { kind: 'number', default: 1 },
        shadeName: { kind: 'text' },
      });
      expect(shadeConfig().shadeWidth).to.equal(1);
      declareConfig({ somethingElse: { kind: 'text' } });
    }
    expect(told.length).to.equal(1);
    expect(told[0]).to.contain('configure()').and.to.contain('"shadeWidth" is invalid');
    expect(warned).to.deep.equal([
      'nh-elements: configure().shadeNmae is unknown, so it has no effect. Did you mean "shadeName"?',
    ]);
  });
});

describe('the configuration that the page prints', () => {
  it('is read, and outranked by configure()', () => {
    printAndRead('{"version": "printed", "assetsPath": "/lib"}');
    expect(siteConfig()).to.include({ version: 'printed', assetsPath: '/lib' });
    configure({ version: 'configured' });
    expect(siteConfig()).to.include({ version: 'configured', assetsPath: '/lib' });
  });

  it('is ignored and reported once if it is not JSON', () => {
    const told = errorsDuring(() => {
      printAndRead('{oops');
      expect(siteConfig().cms).to.equal('WP');
      configure({ version: '1' });
      expect(siteConfig().version).to.equal('1');
    });
    expect(told.length).to.equal(1);
    expect(told[0]).to.match(/^nh-elements: #nh-config is not valid JSON \(.+\), so /);
  });

  it('is reported if it is not an object', () => {
    for (const text of ['7', 'null', '"x"', '[1]']) {
      const told = errorsDuring(() => {
        printAndRead(text);
        siteConfig();
      });
      expect(told.length, text).to.equal(1);
      expect(told[0]).to.contain('#nh-config is not an object');
    }
  });

  it('may contain PHP’s empty arrays where objects are expected', () => {
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

  it('is found when read before the parser has reached it', () => {
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
