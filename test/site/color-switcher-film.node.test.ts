import { expect } from 'chai';
import { lives, readSite, type Site } from './browser';
import { type Film, film, type Meeting, meet } from './color-switcher';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** The different backgrounds of a page's first frames, until its switchers live, in order. */
async function filmed(meeting: Meeting): Promise<string[]> {
  let recording: Film | undefined;
  const { page, release, leave } = await meet(site, {
    ...meeting,
    late: true,
    async prepare(page) {
      recording = await film(page);
    },
  });
  // Painted, long before the code comes.
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  await page.screenshot();
  release();
  await lives(page, 'nh-color-switcher');
  await page.screenshot();
  const frames = (recording?.frames() ?? []).filter((frame) => frame !== 'blank');
  await leave();
  return frames.filter((frame, i) => frame !== frames[i - 1]);
}

describe('the first frames of a page', () => {
  it('are dark where the system is', async () => {
    expect(await filmed({ dark: true })).to.deep.equal(['dark']);
  });

  it('are dark where the visitor has chosen so, though the system is light', async () => {
    expect(await filmed({ cookie: 'true' })).to.deep.equal(['dark']);
  });

  it('are light where the visitor has chosen so, though the system is dark', async () => {
    expect(await filmed({ cookie: 'false', dark: true })).to.deep.equal(['light']);
  });

  it('are light where nobody wants it otherwise', async () => {
    expect(await filmed({})).to.deep.equal(['light']);
  });

  it('flash without the head snippet, so that this film would show it', async () => {
    const withoutSnippet = true;
    expect(await filmed({ cookie: 'true', withoutSnippet })).to.deep.equal(['light', 'dark']);
  });
});
