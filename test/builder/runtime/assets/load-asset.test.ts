import { expect } from '@open-wc/testing';
import { loadAsset } from '../../../../src/builder/runtime/assets';
import { configure } from '../../../../src/core/config';
import { heldScripts } from '../../../core/media/fixtures';

const scripts = heldScripts();
let folder = 0;

/** Each test uses its own assets path, because files are loaded only once. */
beforeEach(() => configure({ assetsPath: `/assets-${++folder}/`, version: '3.32.2' }));
afterEach(() => configure({ assetsPath: undefined, version: undefined }));

/** Lets held requests finish or fail. */
async function answer(type: 'load' | 'error'): Promise<void> {
  await Promise.resolve();
  scripts().at(-1)?.dispatchEvent(new Event(type));
}

describe('an asset', () => {
  it('is loaded once for any number of requests', async () => {
    const first = loadAsset('dialog');
    const second = loadAsset('dialog');
    await answer('load');
    await Promise.all([first, second, loadAsset('dialog')]);
    const address = `${location.origin}/assets-${folder}/lib/dialog/dialog.min.js?ver=4.9.3`;
    expect(scripts().map(({ src }) => src)).to.deep.equal([address]);
  });

  it('rejects if it fails to load, and is tried again at the next call', async () => {
    const first = loadAsset('carousel');
    await answer('error');
    expect(String(await first.catch((error) => error))).to.match(/swiper.* could not be loaded/);
    const second = loadAsset('carousel');
    await answer('load');
    await second;
    expect(scripts().length).to.equal(2);
  });

  it('is not loaded again if the page has printed it', async () => {
    const printed = document.createElement('script');
    printed.type = 'text/plain';
    printed.src = `/assets-${folder}/lib/share-link/share-link.min.js?ver=3.32.2`;
    document.body.append(printed);
    await loadAsset('share-link');
    printed.remove();
    expect(scripts()).to.deep.equal([]);
  });

  it('rejects without a path', async () => {
    configure({ assetsPath: undefined });
    const error = await loadAsset('dialog').catch((reason) => reason);
    expect(String(error)).to.match(/no assetsPath/);
  });

  it('applies when it is loaded, for a style', async () => {
    configure({ assetsPath: '/test/builder/runtime/assets' });
    await loadAsset('lightbox-style');
    const style = getComputedStyle(document.documentElement);
    expect(style.getPropertyValue('--from-an-asset')).to.equal('yes');
  });

  it('rejects if it fails to load, for a style', async () => {
    const before = document.querySelectorAll('link').length;
    const error = await loadAsset('lightbox-style').catch((reason) => reason);
    expect(String(error)).to.match(/lightbox\.min\.css.* could not be loaded/);
    expect(document.querySelectorAll('link').length).to.equal(before);
  });
});

describe('a script address', () => {
  it('is trusted only below the assets path or for a provider’s player', async () => {
    const { trustedScriptAddress } = await import('../../../../src/core/dom/trusted');
    const trusted = (address: string) => String(trustedScriptAddress(address));
    configure({ assetsPath: '/builder/assets' });
    expect(trusted('/builder/assets/lib/a.js')).to.equal('/builder/assets/lib/a.js');
    expect(trusted('https://www.youtube.com/iframe_api')).to.be.a('string');
    for (const address of [
      '/builder/assets/../evil.js',
      '/builder/assets-evil/a.js',
      'https://example.org/builder/assets/a.js',
      'https://www.youtube.com/other.js',
      'data:text/javascript,1',
    ]) {
      expect(() => trusted(address), address).to.throw(TypeError, 'is not loaded');
    }
  });
});
