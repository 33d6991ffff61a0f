import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { root } from '../../scripts/contracts';
import { lives, readSite, type Site } from '../page-objects/site/browser';
import { eventually } from '../page-objects/site/eventually';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** Serves the site's pages with a policy that allows another Trusted Types policy than `nh`. */
async function withoutOurPolicy(page: Page): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (request.resourceType() !== 'document') return request.continue();
    const answer = await fetch(request.url());
    const headers = Object.fromEntries(answer.headers);
    const policy = headers['content-security-policy']?.replace(
      'trusted-types nh',
      'trusted-types x',
    );
    return request.respond({
      status: answer.status,
      headers: { ...headers, 'content-security-policy': String(policy) },
      body: await answer.text(),
    });
  });
}

const ours = (complaints: readonly string[]): string[] =>
  complaints.filter((complaint) => complaint.startsWith('nh-elements:'));

describe('a page whose policy does not name nh', () => {
  it('shows its works with titles as text, and logs once how to allow nh', async () => {
    const visit = await site.visit('/portfolio', { prepare: withoutOurPolicy });
    await lives(visit.page, 'nh-portfolio');
    await visit.page.waitForSelector('nh-portfolio [part~="tile"]');
    const text = await visit.text('nh-portfolio');
    expect(text).to.match(/&(amp|#0?38|#8217);/);
    expect(text).not.to.match(/Try again/);
    expect(ours(visit.complaints)).to.have.length(1);
    expect(ours(visit.complaints)[0]).to.contain('Add nh to its trusted-types');
    expect(
      visit.complaints.filter((complaint) => /Uncaught|^\w*Error/.test(complaint)),
    ).to.deep.equal([]);
    await visit.leave();
  });
});

describe('a map file on such a page', () => {
  it('logs once how to allow nh, and does not report a wrong address', async () => {
    const visit = await site.visit('/regions/file', { prepare: withoutOurPolicy });
    const told = () => ours(visit.complaints).length > 0;
    await visit.page.$eval('nh-region-map', (element) => element.scrollIntoView());
    await eventually('a line about the policy', told);
    await visit.page.waitForNetworkIdle();
    expect(ours(visit.complaints)).to.have.length(1);
    expect(visit.complaints.filter((complaint) => complaint.startsWith('<nh-'))).to.deep.equal([]);
    await visit.leave();
  });
});

describe('a page with two copies of the library', () => {
  it('has one policy for both', async () => {
    const file = readdirSync(`${root}dist/cdn/chunks`).find((name) => name.startsWith('trusted-'));
    const visit = await site.visit('/contact');
    const texts = await visit.page.evaluate(async (name) => {
      const decodedBy = async (folder: string): Promise<unknown[]> => {
        const copy: Record<string, (text: string) => unknown> = await import(
          `/assets/${folder}/chunks/${name}`
        );
        return Object.values(copy).map((decode) => {
          try {
            return decode('Fish &amp; chips');
          } catch (error) {
            return String(error);
          }
        });
      };
      return [await decodedBy('nh'), await decodedBy('%6Eh')];
    }, String(file));
    for (const copy of texts) expect(copy).to.include('Fish & chips');
    expect(ours(visit.complaints)).to.deep.equal([]);
    await visit.leave();
  });
});
