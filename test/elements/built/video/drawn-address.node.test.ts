import { expect } from 'chai';
import { drawnAddress, drawnFile } from '../../../../src/elements/built/video/drawn-address';
import type { VideoSettings } from '../../../../src/elements/built/video/video.element';

const nothing: Pick<VideoSettings, 'mute' | 'loop' | 'yt_privacy'> = {
  mute: false,
  loop: false,
  yt_privacy: false,
};
const address = (settings: Partial<VideoSettings>) =>
  drawnAddress({ ...nothing, ...settings } as VideoSettings);

describe('the address of a drawn video', () => {
  it('is that of Vimeo’s frame, without tracking in privacy mode', () => {
    const settings = {
      video_type: 'vimeo',
      vimeo_url: 'https://vimeo.com/1234',
      start: 5,
    } as const;
    expect(address({ ...settings, yt_privacy: true })).to.equal(
      'https://player.vimeo.com/video/1234?autoplay=0&playsinline=1&dnt=1#t=5s',
    );
  });

  for (const dailymotion_url of [
    'https://www.dailymotion.com/video/x8abc12',
    'https://dai.ly/x8abc12',
    '//www.dailymotion.com/embed/video/x8abc12?autoplay=1',
  ]) {
    it(`is that of Dailymotion's frame, for ${dailymotion_url}`, () => {
      expect(address({ video_type: 'dailymotion', dailymotion_url, mute: true })).to.equal(
        'https://www.dailymotion.com/embed/video/x8abc12?mute=1&controls=1',
      );
    });
  }

  it('is that of VideoPress’s frame', () => {
    const videopress_url = 'https://videopress.com/v/AbCd1234';
    expect(address({ video_type: 'videopress', videopress_url, start: 3 })).to.equal(
      'https://videopress.com/embed/AbCd1234?muted=0&loop=0&controls=1&at=3',
    );
  });

  it('is undefined if the settings contain no video of that provider', () => {
    const elsewhere = 'https://example.org/video/x8abc12';
    expect(address({ video_type: 'dailymotion', dailymotion_url: elsewhere })).to.equal(undefined);
    expect(address({ video_type: 'videopress', videopress_url: elsewhere })).to.equal(undefined);
    expect(address({ video_type: 'youtube' })).to.equal(undefined);
  });

  it('is the file with the fragment of the part that plays', () => {
    const hosted_url = { url: '/a.webm' };
    const settings = { ...nothing, hosted_url, end: 9 } as VideoSettings;
    expect(drawnFile(settings)).to.equal('/a.webm#t=0,9');
    expect(drawnFile({ ...settings, insert_url: true })).to.equal(undefined);
  });
});
