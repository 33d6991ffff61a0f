import { expect } from 'chai';
import { videoAddress } from '../../../src/core/media/video-address';

const ID = 'a-B_c1D2e3F';

describe('an address of YouTube', () => {
  const forms = [
    `https://www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch?list=PL1&v=${ID}&index=2`,
    `https://www.youtube.com/?v=${ID}`,
    `https://www.youtube.com/watch?vi=${ID}`,
    `https://www.youtube.com/embed/${ID}?rel=0`,
    `https://www.youtube.com/v/${ID}`,
    `https://www.youtube.com/vi/${ID}`,
    `https://www.youtube.com/user/${ID}`,
    `https://www.youtube.com/user/bindery#p/u/1/${ID}`,
    `https://www.youtube.com/user/bindery/u/1/${ID}`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}?feature=share`,
    `https://youtu.be/${ID}`,
    `http://youtu.be/${ID}/more#text`,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `//youtube.com/watch?v=${ID}#comments`,
    `youtube.com/watch?v=${ID}`,
    `www.youtube.com/embed/${ID}&autoplay=0`,
    ` HTTPS://YouTu.be/${ID} `,
  ];
  for (const form of forms) {
    it(`is recognised: ${form}`, () => {
      expect(videoAddress(form)).to.deep.equal({ provider: 'youtube', id: ID });
    });
  }

  const times = { '?t=90': 90, '?t=1m30s': 90, '?start=7': 7, '#t=1h2m3s': 3723, '?t=2.5s': 2 };
  for (const [text, start] of Object.entries(times)) {
    it(`keeps its start time: ${text}`, () => {
      expect(videoAddress(`https://youtu.be/${ID}${text}`)).to.deep.include({ start });
    });
  }

  const others = [
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${ID}4`,
    'https://www.youtube.com/embed/videoseries?list=PL1',
    `https://www.youtube.com/c/${ID}`,
    `https://youtube.com.example.org/watch?v=${ID}`,
    `https://example.org/?u=https://youtu.be/${ID}`,
    `javascript:youtu.be/${ID}`,
  ];
  for (const other of others) {
    it(`is not ${other}`, () => {
      expect(videoAddress(other)).to.equal(null);
    });
  }
});

describe('an address of Vimeo', () => {
  const forms = [
    'https://vimeo.com/76979871',
    'https://www.vimeo.com/76979871',
    'vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871',
    'https://vimeo.com/video/76979871',
    'https://player.vimeo.com/external/76979871',
    'https://player.vimeo.com/external/76979871?s=abc',
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/channels/76979871',
    'https://vimeo.com/channels/1234/76979871',
    'https://vimeo.com/groups/binders/videos/76979871',
    'https://vimeo.com/album/12/video/76979871',
    'https://vimeo.com/showcase/12/video/76979871',
    'https://vimeo.com/76979871/',
    'https://vimeo.com/76979871&autoplay=1',
  ];
  for (const form of forms) {
    it(`is recognised: ${form}`, () => {
      expect(videoAddress(form)).to.deep.equal({ provider: 'vimeo', id: '76979871' });
    });
  }

  it('keeps the key of an unlisted video, and its start time', () => {
    const expected = { provider: 'vimeo', id: '76979871', key: '0f9c8a7b6d', start: 75 };
    expect(videoAddress('https://vimeo.com/76979871/0f9c8a7b6d#t=1m15s')).to.deep.equal(expected);
    expect(videoAddress('https://player.vimeo.com/video/76979871?h=0f9c8a7b6d&t=75')).to.deep.equal(
      expected,
    );
  });

  for (const other of [
    'https://vimeo.com/about',
    'https://vimeo.com/showcase/1234',
    'https://vimeo.com/76979871abc',
    'https://vimeo.example.org/76979871',
  ]) {
    it(`is not ${other}`, () => {
      expect(videoAddress(other)).to.equal(null);
    });
  }
});

describe('the address of a video file', () => {
  for (const url of [
    '/uploads/a.webm',
    'a.mp4',
    'https://example.org/a.MP4?version=2#t=3',
    '//example.org/a.ogv',
    'https://example.org/a.mov',
    'https://example.org/a%20b.m4v',
    'https://player.vimeo.com/external/1234.hd.mp4?s=abc',
  ]) {
    it(`is recognised by its file extension: ${url}`, () => {
      expect(videoAddress(url)).to.deep.equal({ provider: 'hosted', url });
    });
  }

  for (const url of [
    '',
    'https://example.org/a.png',
    '/a.mp4.html',
    'data:video/mp4,a.mp4',
    'https://',
  ]) {
    it(`is not ${url || 'empty'}`, () => {
      expect(videoAddress(url)).to.equal(null);
    });
  }
});
