import { expect } from 'chai';
import { readSite, type Site } from '../page-objects/site/browser';
import { builtPages, expectGoodManners, visitWidget } from '../page-objects/site/built';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

const TEXT = '[data-widget_type="text-editor.default"]';

describe('a text with a drop cap on a built page', () => {
  for (const address of builtPages) {
    it(`has a large first letter from the first paint, on ${address}`, async () => {
      const visit = await visitWidget(site, address, 'text-editor', { width: 390 });
      const { text, leave } = visit;
      expect(await text(`${TEXT} .elementor-drop-cap-letter`)).to.equal('A');
      expect(await text(`${TEXT} p`)).to.match(/^A book that opens flat/);
      await expectGoodManners(visit);
      await leave();
    });
  }

  it('is read as one word by screen readers', async () => {
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'text-editor');
    const client = await page.createCDPSession();
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const paragraph = nodes.find(
      ({ role, childIds }) => role?.value === 'paragraph' && childIds && childIds.length > 1,
    );
    const names = paragraph?.childIds?.map(
      (id) => nodes.find(({ nodeId }) => nodeId === id)?.name?.value,
    );
    expect(names?.[0]).to.equal('A');
    expect(names?.[1]).to.match(/^ ?book that opens flat/);
    await leave();
  });

  it('has a large first letter without scripts too', async () => {
    const { page, leave } = await visitWidget(site, '/built-adopted?', 'text-editor', {
      javaScript: false,
    });
    const sizes = await page.$$eval(`${TEXT} p`, (paragraphs) =>
      paragraphs.map((one) => getComputedStyle(one, '::first-letter').fontSize),
    );
    expect(sizes[0]).to.equal('50px');
    expect(sizes[1]).not.to.equal('50px');
    await leave();
  });
});
