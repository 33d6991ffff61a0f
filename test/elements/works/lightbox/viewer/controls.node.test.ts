import { expect } from 'chai';
import { configure } from '../../../../../src/core/config';
import { shownControls } from '../../../../../src/elements/works/lightbox/viewer/controls';

describe('the controls of a lightbox', () => {
  afterEach(() => configure({ kit: {} }));

  it('are all shown, except those that the kit disables', () => {
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
