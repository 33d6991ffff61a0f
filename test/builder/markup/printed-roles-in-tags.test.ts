import { expect } from '@open-wc/testing';
import { until } from '../../page-objects/until';
import { bringPageAlive, show } from '../adoption/fixtures';

const box = `<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist"></div>
  <div class="elementor-tabs-content-wrapper" role="tablist"><div class="elementor-tab-content" role="tabpanel">One</div></div></div>`;

const find = show(
  `<nh-counter>5</nh-counter><div style="block-size: 30000px"></div><nh-tabs>${box}</nh-tabs>
   <div id="builders" data-element_type="widget" data-widget_type="tabs.default">${box}</div>`,
);
await bringPageAlive({});

describe('a page with our tags around the builder’s markup', () => {
  it('has the right roles in far tags as soon as one tag is live, and leaves other widgets to the builder', async () => {
    const panels = '.elementor-tabs-content-wrapper';
    await until(() => find(`nh-tabs ${panels}`).getAttribute('role') === null);
    expect(find('nh-tabs').querySelector('[data-nh-live]')).to.equal(null);
    expect(find(`#builders ${panels}`).getAttribute('role')).to.equal('tablist');
  });
});
