import { expect } from 'chai';
import { configure } from '../../../../../src/core/config';
import { shownControls } from '../../../../../src/elements/works/lightbox/viewer/controls';

afterEach(() => configure({ kit: {} }));

describe('the controls of a lightbox', () => {
  it('are all there, but those that the kit has off', () => {
    configure({
      kit: { lightbox_enable_counter: '1', lightbox_enable_zoom: 'no', lightbox_enable_share: '' },
    });
    expect(shownControls()).to.deep.equal({
      counter: true,
      zoom: false,
      fullscreen: true,
      share: false,
    });
  });
});
