import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { cleared, liveEditor } from './fixtures';

const { documentElement: root } = document;

afterEach(async () => {
  cleared();
  root.removeAttribute('style');
  await setViewport({ width: 1280, height: 700 });
});

/** The positions of the sticky bar and map, in CSS pixels from the top of the viewport. */
async function stops(width: number): Promise<number[]> {
  await setViewport({ width, height: 700 });
  const { host } = await liveEditor();
  return ['toolbar', 'preview'].map((part) => {
    const box = host.querySelector(`[part="${part}"]`) as HTMLElement;
    return Number.parseFloat(getComputedStyle(box).insetBlockStart);
  });
}

describe('the sticky bar of <nh-region-editor>', () => {
  it('is at the top of the viewport without an admin bar', async () => {
    expect(await stops(1280)).to.deep.equal([0, 80]);
  });

  it('is below the CMS’s admin bar', async () => {
    root.style.setProperty('--wp-admin--admin-bar--height', '32px');
    expect(await stops(1280)).to.deep.equal([32, 112]);
  });

  it('is at the top of the viewport if the admin bar scrolls away', async () => {
    root.style.setProperty('--wp-admin--admin-bar--height', '46px');
    expect(await stops(600)).to.deep.equal([0, 0]);
  });

  it('is at the position that the site sets', async () => {
    root.style.setProperty('--wp-admin--admin-bar--height', '32px');
    root.style.setProperty('--nh-region-editor-top', '50px');
    expect(await stops(1280)).to.deep.equal([50, 130]);
    cleared();
    expect(await stops(390)).to.deep.equal([50, 50]);
  });
});
