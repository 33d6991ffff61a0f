import { expect } from 'chai';
import { embedAddress } from '../../../src/core/media/embed-address';

describe('the address of an embedded video', () => {
  it('uses YouTube’s no-cookie host, with the start time', () => {
    const address = embedAddress({ provider: 'youtube', id: 'a-B_c1D2e3F', start: 90 });
    expect(address).to.equal(
      'https://www.youtube-nocookie.com/embed/a-B_c1D2e3F?autoplay=0&playsinline=1&rel=0&start=90',
    );
  });

  it('names the page’s origin for YouTube’s player script', () => {
    const video = { provider: 'youtube', id: 'a-B_c1D2e3F' } as const;
    const { searchParams } = new URL(embedAddress(video, { origin: 'https://example.org' }));
    expect(searchParams.get('enablejsapi')).to.equal('1');
    expect(searchParams.get('origin')).to.equal('https://example.org');
  });

  it('asks Vimeo not to track, with the key of an unlisted video', () => {
    const address = embedAddress(
      { provider: 'vimeo', id: '1234', key: 'abcd', start: 90 },
      { autoplay: true },
    );
    expect(address).to.equal(
      'https://player.vimeo.com/video/1234?h=abcd&autoplay=1&playsinline=1&dnt=1#t=90s',
    );
  });

  it('is the file’s own for a file', () => {
    expect(embedAddress({ provider: 'hosted', url: '/a.webm' })).to.equal('/a.webm');
  });

  it('contains all player options, and allows tracking only on request', () => {
    const options = { mute: true, loop: true, controls: false, captions: true } as const;
    const youtube = { provider: 'youtube', id: 'a-B_c1D2e3F' } as const;
    expect(
      embedAddress(youtube, { ...options, inline: false, related: true, tracks: true }),
    ).to.equal(
      'https://www.youtube.com/embed/a-B_c1D2e3F?autoplay=0&playsinline=0&rel=1&mute=1&controls=0' +
        '&cc_load_policy=1&loop=1&playlist=a-B_c1D2e3F',
    );
    expect(embedAddress({ provider: 'vimeo', id: '1234' }, { ...options, tracks: true })).to.equal(
      'https://player.vimeo.com/video/1234?autoplay=0&playsinline=1&muted=1&loop=1&controls=0',
    );
  });

  it('leaves the loop of a part to the player script, because YouTube’s own plays the whole video', () => {
    const { searchParams } = new URL(
      embedAddress({ provider: 'youtube', id: 'a-B_c1D2e3F', start: 7 }, { loop: true }),
    );
    expect(searchParams.has('loop')).to.equal(false);
    const part = { end: 9, loop: true };
    expect(embedAddress({ provider: 'vimeo', id: '1' }, part)).not.to.include('loop');
  });
});
