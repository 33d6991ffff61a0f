import { expect } from '@open-wc/testing';
import {
  requestOfLink,
  requestOfSettings,
} from '../../../../../src/elements/works/lightbox/links/link-request';
import { endLinks, PICTURE, page, warnings } from './link-fixtures';

const YES = 'data-elementor-open-lightbox="yes"';
const GROUP = `${YES} data-elementor-lightbox-slideshow="s"`;
const url = (path: string): string => new URL(path, location.href).href;

afterEach(endLinks);

describe('what a link shows', () => {
  it('is its picture, with the words of its attributes', () => {
    const words =
      'data-elementor-lightbox-title="T" data-elementor-lightbox-description="D" data-e-action-hash="#h"';
    const find = page(`<a id="it" href="a.jpg" ${YES} ${words}><img src="${PICTURE}" alt="A"></a>`);
    expect(requestOfLink(find('it'))).to.deep.equal({
      items: [
        {
          type: 'image',
          url: url('a.jpg'),
          title: 'T',
          description: 'D',
          permalink: '#h',
          alt: 'A',
          preview: url(PICTURE),
        },
      ],
      opener: find('it'),
    });
  });

  it('has the caption of its figure for a title, and for an alternative text', () => {
    const find = page(
      `<figure><a id="it" href="a.jpg" ${YES}>A</a><figcaption> C </figcaption></figure>`,
    );
    expect(requestOfLink(find('it'))?.items[0]).to.deep.include({ title: 'C', alt: 'C' });
  });

  it('is the video that it is marked with, behind the picture that it leads to', () => {
    const find = page(
      `<a id="it" href="a.jpg" ${YES} data-elementor-lightbox-video="https://youtu.be/a-B_c1D2e3F">A</a>`,
    );
    expect(requestOfLink(find('it'))?.items[0]).to.deep.include({
      type: 'video',
      url: 'https://youtu.be/a-B_c1D2e3F',
      poster: url('a.jpg'),
    });
  });

  const bare = 'youtu.be/a-B_c1D2e3F';
  const marks = {
    'without a scheme': `href="a.jpg" data-elementor-lightbox-video="${bare}"`,
    'that it leads to, where the mark is empty': `href="https://${bare}" data-elementor-lightbox-video=""`,
  };
  for (const [name, attributes] of Object.entries(marks)) {
    it(`is the video ${name}`, () => {
      const request = requestOfLink(page(`<a id="it" ${YES} ${attributes}>A</a>`)('it'));
      expect(request?.items[0]).to.include({ type: 'video', url: `https://${bare}` });
    });
  }

  it('is nothing where its address is not one to follow', () => {
    const find = page(
      `<a id="it" href="javascript:x()//" ${YES} data-elementor-lightbox-video="javascript:x()">A</a>`,
    );
    expect(requestOfLink(find('it'))).to.equal(undefined);
  });
});

describe('a slideshow', () => {
  /** The pictures that a link opens, and the one it begins with. */
  function slides(markup: string, id = 'it'): [string[], number | undefined] {
    const request = requestOfLink(page(markup)(id));
    const names = request?.items.map(({ url }) => url.replace(/.*\/(\w+)\.jpg$/, '$1'));
    return [names ?? [], request?.index];
  }

  it('has the links of its name, from the clicked one on', () => {
    const others = `<a href="x.jpg" ${YES}>X</a><a href="y.jpg" ${YES} data-elementor-lightbox-slideshow="t">Y</a>`;
    const markup = `<a href="a.jpg" ${GROUP}>A</a>${others}<a id="it" href="b.jpg" ${GROUP}>B</a>`;
    expect(slides(markup)).to.deep.equal([['a', 'b'], 1]);
  });

  it('is in the order of the index attributes, those without one last', () => {
    const at = (index: number) => `data-elementor-lightbox-index="${index}"`;
    const markup = `<a href="n.jpg" ${GROUP}>N</a><a href="m.jpg" ${GROUP}>M</a>
      <a href="c.jpg" ${GROUP} ${at(10)}>C</a><a id="it" href="b.jpg" ${GROUP} ${at(9)}>B</a>`;
    expect(slides(markup)).to.deep.equal([['b', 'c', 'n', 'm'], 0]);
  });

  it('has no clones of a carousel, and begins with the original of a clicked one', () => {
    const markup = `<a href="a.jpg" ${GROUP}>A</a><a href="b.jpg" ${GROUP}>B</a>
      <div class="swiper-slide-duplicate"><a id="it" href="b.jpg" ${GROUP}>B</a></div>`;
    expect(slides(markup)).to.deep.equal([['a', 'b'], 1]);
  });

  it('has only what opens in the lightbox', () => {
    const markup = `<a id="it" href="a.jpg" ${GROUP}>A</a><a href="b.jpg" download ${GROUP}>B</a>
      <a href="c.html" ${GROUP}>C</a><a href="d.jpg" data-elementor-lightbox-slideshow="s">D</a>`;
    expect(slides(markup)).to.deep.equal([['a'], 0]);
  });
});

describe('settings', () => {
  const items = (settings: object) => requestOfSettings(settings as never, undefined)?.items;

  it('open the slideshow that they name, at their address', () => {
    page(`<a href="a.jpg" ${GROUP}>A</a><a href="b.jpg" ${GROUP}>B</a>`);
    const request = requestOfSettings({ slideshow: 's', url: 'b.jpg' } as never, undefined);
    expect([request?.items.length, request?.index]).to.deep.equal([2, 1]);
  });

  it('open a picture by an id, and by a missing slideshow', () => {
    page('');
    expect(items({ id: 3, url: '/media?3' })?.[0]).to.deep.include({ type: 'image' });
    expect(items({ slideshow: 'gone', url: '/a.png' })?.[0]).to.deep.include({ type: 'image' });
  });

  it('open what their address tells, where they have no type', () => {
    expect(items({ url: 'https://youtu.be/a-B_c1D2e3F' })?.[0]).to.deep.include({ type: 'video' });
    expect(items({ url: '/a.webp' })?.[0]).to.deep.include({ type: 'image' });
    expect(items({ url: '/page' })).to.equal(undefined);
  });

  it('open a provider’s video without a scheme', () => {
    const url = 'www.youtube.com/watch?v=a-B_c1D2e3F';
    expect(items({ type: 'video', url })?.[0]).to.include({ url: `https://${url}` });
    expect(items({ url })?.[0]).to.include({ type: 'video', url: `https://${url}` });
  });

  it('give a video its shape', () => {
    const shaped = { type: 'video', url: '/a.mp4', modalOptions: { videoAspectRatio: '916' } };
    expect(items(shaped)?.[0]).to.deep.include({ ratio: 9 / 16 });
  });

  it('open nothing that is not on the web', () => {
    for (const address of ['javascript:x()', 'mailto:a@b.c', 'data:image/png,a.png', '']) {
      expect(items({ type: 'image', url: address })).to.equal(undefined);
    }
  });

  it('of an element that are junk are told once', () => {
    const find = page('<div id="it" data-elementor-lightbox="{oops">A</div>');
    const { told, restore } = warnings();
    expect(requestOfLink(find('it'))).to.equal(undefined);
    restore();
    expect([told.length, told[0]?.[1]]).to.deep.equal([1, find('it')]);
  });

  it('of an element cost only the key that is junk, told once', async () => {
    const settings = JSON.stringify({ type: 'film', url: '/a.png', action: 'theirs' });
    const find = page(`<div id="it" data-elementor-lightbox='${settings}'>A</div>`);
    const { told, restore } = warnings();
    for (const _ of ['click', 'click']) {
      expect(requestOfLink(find('it'))?.items[0]).to.deep.include({ type: 'image' });
    }
    await import('../../../../../src/core/settings/warnings');
    await new Promise((resolve) => setTimeout(resolve));
    restore();
    expect(told.length).to.equal(1);
    expect(told[0]?.[0]).to.match(/^<div>: data-elementor-lightbox\.type is "film", /);
  });
});
