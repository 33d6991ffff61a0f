import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { cleared, liveEditor } from './fixtures';

const { documentElement: root } = document;

afterEach(async () => {
  cleared();
  root.removeAttribute('style');
  await setViewport({ width: 1280, height: 700 });
});

/** Where the bar and the map stop when the page is scrolled on, in CSS pixels from the window's top. */
async function stops(width: number): Promise<number[]> {
  await setViewport({ width, height: 700 });
  const { host } = await liveEditor();
  return ['toolbar', 'preview'].map((part) => {
    const box = host.querySelector(`[part="${part}"]`) as HTMLElement;
    return Number.parseFloat(getComputedStyle(box).insetBlockStart);
  });
}

describe('what stays in view of <nh-region-editor>', () => {
  it('stands at the window’s top where there is no admin bar', async () => {
    expect(await stops(1280)).to.deep.equal([0, 80]);
  });

  it('stands below the CMS’s admin bar', async () => {
    root.style.setProperty('--wp-admin--admin-bar--height', '32px');
    expect(await stops(1280)).to.deep.equal([32, 112]);
  });

  it('stands at the window’s top where the admin bar scrolls away', async () => {
    root.style.setProperty('--wp-admin--admin-bar--height', '46px');
    expect(await stops(600)).to.deep.equal([0, 0]);
  });

  it('stands where the site says', async () => {
    root.style.setProperty('--wp-admin--admin-bar--height', '32px');
    root.style.setProperty('--nh-region-editor-top', '50px');
    expect(await stops(1280)).to.deep.equal([50, 130]);
    cleared();
    expect(await stops(390)).to.deep.equal([50, 50]);
  });
});
