import { expect } from '@open-wc/testing';
import { itemOfLink } from '../../../../src/elements/works/lightbox/link-item';

function item(markup: string) {
  const box = document.createElement('div');
  box.innerHTML = markup;
  return itemOfLink(box.querySelector('a') as HTMLAnchorElement);
}

describe('the item of a gallery link', () => {
  it('is an image with the caption around the link and the thumbnail inside', () => {
    const found = item(
      '<figure><a href="/a.png?v=2" data-e-action-hash="#x"><img src="/s.png" alt="A box"></a><figcaption>Green</figcaption></figure>',
    );
    expect(found).to.include({
      type: 'image',
      url: `${location.origin}/a.png?v=2`,
      alt: 'A box',
      title: 'Green',
      preview: `${location.origin}/s.png`,
      permalink: '#x',
    });
  });

  it('is a video with the thumbnail as its poster', () => {
    expect(
      item('<a href="https://youtu.be/abcdefghijk" title="Sewing"><img src="/s.png"></a>'),
    ).to.include({
      type: 'video',
      title: 'Sewing',
      poster: `${location.origin}/s.png`,
    });
  });

  it('is a video if its address has no scheme', () => {
    expect(item('<a href="youtu.be/abcdefghijk">A</a>')).to.include({
      type: 'video',
      url: 'https://youtu.be/abcdefghijk',
    });
  });

  it('is a page only if the link is marked as one', () => {
    expect(item('<a href="/about">About</a>')).to.equal(undefined);
    expect(item('<a href="/about" data-nh-page>About</a>')).to.include({
      type: 'page',
      title: 'About',
    });
    expect(item('<a href="/a.png" data-nh-page title="T">A</a>')).to.include({
      type: 'page',
      title: 'T',
    });
  });

  it('is undefined for a download or an unsafe address', () => {
    expect(item('<a href="/a.png" download>A</a>')).to.equal(undefined);
    expect(item('<a href="javascript:alert(1)//a.png">A</a>')).to.equal(undefined);
    expect(item('<a href="javascript:alert(1)" data-nh-page>A</a>')).to.equal(undefined);
  });
});
