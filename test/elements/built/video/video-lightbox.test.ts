import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { configure } from '../../../../src/core/config';
import { listenToLinks } from '../../../../src/elements/works/lightbox/links/links';
import { until } from '../../../page-objects/until';
import { living } from './fixtures';

const FILM = JSON.stringify({
  type: 'video',
  videoType: 'hosted',
  url: '/demo/assets/videos/comb.webm',
  modalOptions: { videoAspectRatio: '43' },
});
const overlay = `<div class="elementor-custom-embed-image-overlay" data-elementor-open-lightbox="yes"
  data-elementor-lightbox='${FILM}'><div class="elementor-custom-embed-play" role="button" tabindex="0" aria-label="Play"></div></div>`;
const printed = { overlay, kind: 'lightbox' };
const settings = { video_type: 'hosted', lightbox: 'yes', lightbox_content_animation: 'zoomIn' };

const dialogs = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
const box = () => document.querySelector<HTMLElement>('dialog .nh-lightbox-video');
const ratio = () => Number(box()?.style.getPropertyValue('--nh-video-ratio'));

async function opened() {
  const video = await living(settings, '', printed);
  video.overlay.click();
  await until(() => box());
  return video;
}

afterEach(async () => {
  configure({ mode: 'public' });
  for (const dialog of dialogs()) dialog.close();
  await until(() => !document.querySelector('dialog'));
});

describe('a video that opens in the lightbox', () => {
  it('opens with its aspect ratio and animation', async () => {
    await opened();
    expect(ratio()).to.be.closeTo(4 / 3, 0.001);
    expect([...(box()?.classList ?? [])]).to.include.members(['animated', 'zoomIn']);
  });

  it('opens once even if the page handles lightbox links, and with the keyboard', async () => {
    listenToLinks();
    const { icon } = await living(settings, '', printed);
    icon.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => box());
    expect(dialogs()).to.have.length(1);
    await sendKeys({ press: 'Escape' });
    await until(() => dialogs().length === 0);
    expect(document.activeElement).to.equal(icon);
  });

  it('applies aspect ratio and animation from the editor, and closes when turned off', async () => {
    configure({ mode: 'edit' });
    const { host } = await opened();
    const set = (changes: object) =>
      host.setAttribute('settings', JSON.stringify({ ...settings, ...changes }));
    set({ aspect_ratio: '11', lightbox_content_animation: 'fadeInUp' });
    await until(() => ratio() === 1);
    expect([...(box()?.classList ?? [])])
      .to.include('fadeInUp')
      .and.not.include('zoomIn');
    set({ lightbox: '' });
    await until(() => dialogs().length === 0);
  });
});
