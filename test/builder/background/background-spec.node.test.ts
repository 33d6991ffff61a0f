import { expect } from 'chai';
import {
  type BackgroundSettings,
  backgroundSpec,
} from '../../../src/builder/background/background-spec';
import { backgroundSettings } from '../../../src/builder/background/settings';
import { slideTransition, zoomFrames } from '../../../src/builder/background/slide-transition';
import { defaultSettings } from '../../../src/core/settings';

const HERE = 'https://example.org/';
const desktop = { device: 'desktop', reducesMotion: false, savesData: false };

const settings = (changes: Partial<BackgroundSettings>): BackgroundSettings => ({
  ...(defaultSettings(backgroundSettings) as BackgroundSettings),
  ...changes,
});

const video = (link: string, changes: Partial<BackgroundSettings> = {}) =>
  settings({ background_background: 'video', background_video_link: link, ...changes });

const slides = (changes: Partial<BackgroundSettings> = {}) =>
  settings({
    background_background: 'slideshow',
    background_slideshow_gallery: [{ url: `${HERE}a.jpg` }, { url: `${HERE}b.jpg` }],
    ...changes,
  });

describe('backgroundSpec', () => {
  it('is undefined for colors and images, which the page’s styles cover', () => {
    for (const background_background of ['classic', 'gradient', undefined] as const) {
      expect(backgroundSpec(settings({ background_background }), desktop)).to.equal(undefined);
    }
  });

  it('recognizes the provider of a video, and treats other addresses as files', () => {
    const kinds = ['https://youtu.be/a-B_c1D2e3F', 'https://vimeo.com/1234', `${HERE}film`].map(
      (link) => {
        const spec = backgroundSpec(video(link), desktop);
        return spec?.kind === 'video' && spec.video.provider;
      },
    );
    expect(kinds).to.deep.equal(['youtube', 'vimeo', 'hosted']);
  });

  it('is undefined if the address of the video is unsafe or empty', () => {
    for (const link of ['', 'javascript:alert(1)', 'mailto:a@example.org']) {
      expect(backgroundSpec(video(link), desktop), link).to.equal(undefined);
    }
  });

  it('has no video on mobile unless the setting allows it', () => {
    const phone = { ...desktop, device: 'mobile' };
    expect(backgroundSpec(video(`${HERE}a.mp4`), phone)).to.equal(undefined);
    const onPhones = video(`${HERE}a.mp4`, { background_play_on_mobile: true });
    expect(backgroundSpec(onPhones, phone)?.kind).to.equal('video');
  });

  it('has no video and only one image with reduced motion or reduced data', () => {
    for (const less of [{ reducesMotion: true }, { savesData: true }]) {
      const conditions = { ...desktop, ...less };
      expect(backgroundSpec(video(`${HERE}a.mp4`), conditions)).to.equal(undefined);
      const spec = backgroundSpec(slides({ background_slideshow_ken_burns: true }), conditions);
      expect(spec).to.include({ zoom: undefined });
      expect(spec).to.have.property('images').with.length(1);
    }
  });

  it('has all images with their transition', () => {
    const changes = {
      background_slideshow_ken_burns: true,
      background_slideshow_ken_burns_zoom_direction: 'out',
      background_slideshow_slide_transition: 'slide_up',
    } as const;
    expect(backgroundSpec(slides(changes), desktop)).to.deep.equal({
      kind: 'slideshow',
      images: [`${HERE}a.jpg`, `${HERE}b.jpg`],
      loops: false,
      duration: 5000,
      transitionDuration: 500,
      transition: 'slide_up',
      zoom: 'out',
    });
  });

  it('is undefined for a slideshow without images', () => {
    const none = slides({ background_slideshow_gallery: [] });
    expect(backgroundSpec(none, desktop)).to.equal(undefined);
  });
});

describe('the slide transition', () => {
  it('fades, or moves both images', () => {
    expect(slideTransition('fade')).to.deep.equal({ enter: { opacity: 0 }, leave: {} });
    expect(slideTransition('slide_left')).to.deep.equal({
      enter: { translate: '100% 0' },
      leave: { translate: '-100% 0' },
    });
    expect(slideTransition('slide_down').enter).to.deep.equal({ translate: '0 -100%' });
  });

  it('zooms each image in or out', () => {
    expect([zoomFrames('in').scale, zoomFrames('out').scale]).to.deep.equal([
      [1, 1.3],
      [1.3, 1],
    ]);
  });
});
