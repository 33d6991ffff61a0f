import { expect } from 'chai';
import { defaultSettings } from '../../../../src/core/settings';
import { backgroundSettings } from '../../../../src/elements/built/background/settings';
import { slideMotion, zoomFrames } from '../../../../src/elements/built/background/slide-motion';
import {
  type BackgroundSettings,
  wantedBackground,
} from '../../../../src/elements/built/background/wanted';

const HERE = 'https://example.org/';
const desktop = { device: 'desktop', isStill: false, isSparing: false };

const settings = (changes: Partial<BackgroundSettings>): BackgroundSettings => ({
  ...(defaultSettings(backgroundSettings) as BackgroundSettings),
  ...changes,
});

const film = (link: string, changes: Partial<BackgroundSettings> = {}) =>
  settings({ background_background: 'video', background_video_link: link, ...changes });

const slides = (changes: Partial<BackgroundSettings> = {}) =>
  settings({
    background_background: 'slideshow',
    background_slideshow_gallery: [{ url: `${HERE}a.jpg` }, { url: `${HERE}b.jpg` }],
    ...changes,
  });

describe('the background that is wanted', () => {
  it('is none where there is a colour or a picture, which are the page’s own styles', () => {
    for (const background_background of ['classic', 'gradient', undefined] as const) {
      expect(wantedBackground(settings({ background_background }), desktop)).to.equal(undefined);
    }
  });

  it('is a provider’s film, or else a file, whatever its name', () => {
    const kinds = ['https://youtu.be/a-B_c1D2e3F', 'https://vimeo.com/1234', `${HERE}film`].map(
      (link) => {
        const wanted = wantedBackground(film(link), desktop);
        return wanted?.kind === 'film' && wanted.film.provider;
      },
    );
    expect(kinds).to.deep.equal(['youtube', 'vimeo', 'hosted']);
  });

  it('is none where the film’s address is none to follow', () => {
    for (const link of ['', 'javascript:alert(1)', 'mailto:a@example.org']) {
      expect(wantedBackground(film(link), desktop), link).to.equal(undefined);
    }
  });

  it('is no film on a phone, unless it may be', () => {
    const phone = { ...desktop, device: 'mobile' };
    expect(wantedBackground(film(`${HERE}a.mp4`), phone)).to.equal(undefined);
    const onPhones = film(`${HERE}a.mp4`, { background_play_on_mobile: true });
    expect(wantedBackground(onPhones, phone)?.kind).to.equal('film');
  });

  it('is no film, and one picture, where motion or data is to be reduced', () => {
    for (const less of [{ isStill: true }, { isSparing: true }]) {
      const situation = { ...desktop, ...less };
      expect(wantedBackground(film(`${HERE}a.mp4`), situation)).to.equal(undefined);
      const wanted = wantedBackground(slides({ background_slideshow_ken_burns: true }), situation);
      expect(wanted).to.include({ zoom: undefined });
      expect(wanted).to.have.property('pictures').with.length(1);
    }
  });

  it('is all pictures, with how they change', () => {
    const changes = {
      background_slideshow_ken_burns: true,
      background_slideshow_ken_burns_zoom_direction: 'out',
      background_slideshow_slide_transition: 'slide_up',
    } as const;
    expect(wantedBackground(slides(changes), desktop)).to.deep.equal({
      kind: 'slides',
      pictures: [`${HERE}a.jpg`, `${HERE}b.jpg`],
      isRepeated: false,
      stay: 5000,
      change: 500,
      transition: 'slide_up',
      zoom: 'out',
    });
  });

  it('is none without a picture', () => {
    const none = slides({ background_slideshow_gallery: [] });
    expect(wantedBackground(none, desktop)).to.equal(undefined);
  });
});

describe('how pictures change', () => {
  it('is a fade, or the way that both move', () => {
    expect(slideMotion('fade')).to.deep.equal({ enter: { opacity: 0 }, leave: {} });
    expect(slideMotion('slide_left')).to.deep.equal({
      enter: { translate: '100% 0' },
      leave: { translate: '-100% 0' },
    });
    expect(slideMotion('slide_down').enter).to.deep.equal({ translate: '0 -100%' });
  });

  it('draws each nearer, or farther', () => {
    expect([zoomFrames('in').scale, zoomFrames('out').scale]).to.deep.equal([
      [1, 1.3],
      [1.3, 1],
    ]);
  });
});
