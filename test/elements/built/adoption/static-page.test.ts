import { expect } from '@open-wc/testing';
import { siteConfig } from '../../../../src/core/config';
import { accordion, accordionContent, bringPageAlive, isLive, settled, show } from './fixtures';

const found = show(
  `${accordion('id="it"')}<nh-accordion loading="eager">${accordionContent('One')}</nh-accordion>`,
);
Object.assign(window, { elementorFrontendConfig: { is_static: true } });
await bringPageAlive({ adopt: true, bridges: true });

describe('a page that is static by the builder’s printed configuration', () => {
  it('has nothing alive: no node, no tag, no bridge', async () => {
    for (let turn = 0; turn < 100 && !siteConfig().isStatic; turn++) await settled();
    expect(siteConfig().isStatic).to.equal(true);
    await customElements.whenDefined('nh-accordion');
    await settled();
    expect(isLive(found('#it'))).to.equal(false);
    expect(isLive(found('nh-accordion'))).to.equal(false);
    expect(Reflect.has(window, 'elementorFrontend')).to.equal(false);
  });
});
