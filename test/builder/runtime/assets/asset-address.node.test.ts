import { expect } from 'chai';
import { type AssetSite, assetAddress } from '../../../../src/builder/runtime/assets/asset-address';

const site: AssetSite = {
  assetsPath: 'https://example.org/plugins/builder/assets/',
  uploadsPath: '/uploads',
  builder: 'elementor',
  version: '3.32.2',
  breakpoints: { mobile: 767, tablet: 1024 },
};

describe('the address of an asset', () => {
  const addresses = {
    dialog: 'https://example.org/plugins/builder/assets/lib/dialog/dialog.min.js?ver=4.9.3',
    carousel: 'https://example.org/plugins/builder/assets/lib/swiper/v8/swiper.min.js?ver=8.4.5',
    'share-link':
      'https://example.org/plugins/builder/assets/lib/share-link/share-link.min.js?ver=3.32.2',
    'lightbox-style':
      'https://example.org/plugins/builder/assets/css/conditionals/lightbox.min.css?ver=3.32.2',
  } as const;
  for (const [name, address] of Object.entries(addresses)) {
    it(`is below the assets path, with its version: ${name}`, () => {
      expect(assetAddress(name as keyof typeof addresses, site)).to.equal(address);
    });
  }

  it('has no version if the site configures none', () => {
    expect(assetAddress('share-link', { ...site, version: undefined })).to.match(/\.min\.js$/);
  });

  const own: Record<string, AssetSite['breakpoints']> = {
    'another width': { mobile: 600, tablet: 1024 },
    'another device': { mobile: 767, tablet: 1024, laptop: 1366 },
    'a device less': { tablet: 1024 },
  };
  for (const [what, breakpoints] of Object.entries(own)) {
    it(`is below the uploads path for the lightbox style with ${what}`, () => {
      expect(assetAddress('lightbox-style', { ...site, breakpoints })).to.equal(
        '/uploads/elementor/css/custom-lightbox.min.css?ver=3.32.2',
      );
      expect(assetAddress('dialog', { ...site, breakpoints })).to.equal(addresses.dialog);
    });
  }

  it('throws for an unknown name', () => {
    for (const name of ['nonsense', 'toString']) {
      expect(() => assetAddress(name as 'dialog', site)).to.throw(
        `no asset is called "${name}". Use one of dialog,`,
      );
    }
  });

  it('throws without the required path', () => {
    const bare = { ...site, assetsPath: undefined };
    expect(() => assetAddress('dialog', bare)).to.throw('"dialog" is not loaded');
    expect(() => assetAddress('dialog', bare)).to.throw('no assetsPath');
  });
});
