import { expect } from 'chai';
import { autoplayAddress } from '../../../src/core/media/autoplay-address';

const addresses: readonly (readonly [what: string, printed: string, playing: string])[] = [
  [
    'has it appended',
    'https://www.youtube.com/embed/XHOmBV4js_E?controls=1',
    'https://www.youtube.com/embed/XHOmBV4js_E?controls=1&autoplay=1',
  ],
  [
    'has it in place of the one that was off',
    'https://www.youtube.com/embed/XHOmBV4js_E?feature=oembed&autoplay=0&rel=0',
    'https://www.youtube.com/embed/XHOmBV4js_E?feature=oembed&rel=0&autoplay=1',
  ],
  [
    'has it before a time, which stays last',
    'https://player.vimeo.com/video/235215203?color&autoplay=0#t=90s',
    'https://player.vimeo.com/video/235215203?color&autoplay=1#t=90s',
  ],
  [
    'has it appended as text without a query too',
    'https://player.vimeo.com/video/235215203',
    'https://player.vimeo.com/video/235215203&autoplay=1',
  ],
  [
    'loses only the first one that was off',
    'a?b&autoplay=0&autoplay=0',
    'a?b&autoplay=0&autoplay=1',
  ],
  ['has it after a fragment of another kind', 'a?b#chapter', 'a?b#chapter&autoplay=1'],
  ['has it even where there is none', '', '&autoplay=1'],
];

describe('an autoplay address', () => {
  for (const [what, printed, playing] of addresses) {
    it(what, () => {
      expect(autoplayAddress(printed)).to.equal(playing);
    });
  }
});
