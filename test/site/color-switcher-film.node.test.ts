import { expect } from 'chai';
import { lives, readSite, type Site } from '../page-objects/site/browser';
import { type Film, film, type Meeting, meet } from '../page-objects/site/color-switcher';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** The distinct backgrounds of a page's frames until its switchers are enhanced, in order. */
async function filmed(meeting: Meeting): Promise<string[]> {
  let recording: Film | undefined;
  const { page, release, leave } = await meet(site, {
    ...meeting,
    late: true,
    async prepare(page) {
      recording = await film(page);
    },
  });
  // Painted long before the code loads.
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  await page.screenshot();
  release();
  await lives(page, 'nh-color-switcher');
  await recording?.reaches(await page.screenshot());
  const frames = (recording?.frames() ?? []).filter((frame) => frame !== 'blank');
  await leave();
  return frames.filter((frame, i) => frame !== frames[i - 1]);
}

describe('the first frames of a page', () => {
  it('are dark when the system is dark', async () => {
    expect(await filmed({ dark: true })).to.deep.equal(['dark']);
  });

  it('are dark when the visitor has chosen dark, although the system is light', async () => {
    expect(await filmed({ cookie: 'true' })).to.deep.equal(['dark']);
  });

  it('are light when the visitor has chosen light, although the system is dark', async () => {
    expect(await filmed({ cookie: 'false', dark: true })).to.deep.equal(['light']);
  });

  it('are light by default', async () => {
    expect(await filmed({})).to.deep.equal(['light']);
  });

  it('flash without the head snippet, which proves that the recording detects flashes', async () => {
    const withoutSnippet = true;
    expect(await filmed({ cookie: 'true', withoutSnippet })).to.deep.equal(['light', 'dark']);
  });
});
