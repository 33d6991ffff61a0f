import { expect } from 'chai';
import { siteForTests, type TestSite } from './site';

const hour = 3_600_000;

async function printedNonce(site: TestSite): Promise<string> {
  const page = await fetch(`${site.url}/built-adopted?only=floating-bars`);
  return /"clickNonce":"(\w+)"/.exec(await page.text())?.[1] ?? '';
}

async function send(site: TestSite, nonce: string, clicks: readonly string[]): Promise<number> {
  const body = new URLSearchParams({ action: 'elementor_send_clicks', _nonce: nonce });
  for (const click of clicks) body.append('clicks[]', click);
  const address = `${site.url}/wp-admin/admin-ajax.php`;
  return (await fetch(address, { method: 'POST', body })).status;
}

describe('the clicks on floating elements', () => {
  const site = siteForTests();
  const counted = () => site().rows('SELECT page, count FROM clicks ORDER BY page');

  it('are counted per page', async () => {
    const nonce = await printedNonce(site());
    expect(await send(site(), nonce, ['12', '7', '12'])).to.equal(200);
    expect(await send(site(), nonce, ['12'])).to.equal(200);
    expect(counted()).to.deep.equal([
      { page: 7, count: 1 },
      { page: 12, count: 3 },
    ]);
  });

  it('are not counted without a valid nonce, or for an invalid page id', async () => {
    const nonce = await printedNonce(site());
    expect(await send(site(), 'x', ['7'])).to.equal(403);
    expect(await send(site(), nonce, [])).to.equal(422);
    expect(await send(site(), nonce, ['7', 'x'])).to.equal(422);
    site().pass(25 * hour);
    expect(await send(site(), nonce, ['7'])).to.equal(403);
    expect(counted()).to.deep.include({ page: 7, count: 1 });
  });
});
