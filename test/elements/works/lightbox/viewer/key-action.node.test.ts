import { expect } from 'chai';
import { keyAction } from '../../../../../src/elements/works/lightbox/viewer/key-action';

const press = (key: string, more: object = {}) =>
  keyAction({ key, target: null, ...more } as unknown as KeyboardEvent);

describe('a key in a slideshow', () => {
  it('steps, pans and zooms', () => {
    expect(
      ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'z'].map((key) =>
        press(key),
      ),
    ).to.deep.equal(['left', 'right', 'up', 'down', 'first', 'last', 'zoom']);
  });

  it('is left to the browser with any modifier', () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey']) {
      expect(press('ArrowLeft', { [modifier]: true })).to.equal(undefined);
    }
  });

  it('is left to a video player inside it', () => {
    expect(press('ArrowLeft', { target: { closest: () => ({}) } })).to.equal(undefined);
    expect(press('ArrowLeft', { target: { closest: () => null } })).to.equal('left');
  });

  it('counts on the document, on which scripts of the page may dispatch it', () => {
    const document = new EventTarget();
    expect(['ArrowLeft', 'ArrowUp'].map((key) => press(key, { target: document }))).to.deep.equal([
      'left',
      'up',
    ]);
  });

  it('scrolls a caption that is too long', () => {
    const target = { closest: (selector: string) => selector.includes('caption') || null };
    expect([press('ArrowDown', { target }), press('ArrowLeft', { target })]).to.deep.equal([
      undefined,
      'left',
    ]);
  });

  it('has no other action', () => {
    for (const key of ['a', 'Tab', 'Enter', 'constructor']) expect(press(key)).to.equal(undefined);
  });
});
