import { expect } from '@open-wc/testing';
import {
  requestOfLink,
  requestOfSettings,
} from '../../../../../src/elements/works/lightbox/links/link-request';
import { captureConsole } from '../../../../page-objects/captured-console';
import { endLinks, PICTURE, page } from './link-fixtures';

const YES = 'data-elementor-open-lightbox="yes"';
const GROUP = `${YES} data-elementor-lightbox-slideshow="s"`;
const url = (path: string): string => new URL(path, location.href).href;

afterEach(endLinks);

describe('the lightbox item of a link', () => {
  it('is its image, with the texts of its attributes', () => {
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

  it('uses the caption of its figure as title and text alternative', () => {
    const find = page(
      `<figure><a id="it" href="a.jpg" ${YES}>A</a><figcaption> C </figcaption></figure>`,
    );
    expect(requestOfLink(find('it'))?.items[0]).to.deep.include({ title: 'C', alt: 'C' });
  });

  it('is the video of its attribute, with the linked image as poster', () => {
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

  it('is undefined for an unsafe address', () => {
    const find = page(
      `<a id="it" href="javascript:x()//" ${YES} data-elementor-lightbox-video="javascript:x()">A</a>`,
    );
    expect(requestOfLink(find('it'))).to.equal(undefined);
  });
});

describe('a slideshow', () => {
  /** The images that a link opens, and the first one shown. */
  function slides(markup: string, id = 'it'): [string[], number | undefined] {
    const request = requestOfLink(page(markup)(id));
    const names = request?.items.map(({ url }) => url.replace(/.*\/(\w+)\.jpg$/, '$1'));
    return [names ?? [], request?.index];
  }

  it('has the links with its name, and starts with the clicked one', () => {
    const others = `<a href="x.jpg" ${YES}>X</a><a href="y.jpg" ${YES} data-elementor-lightbox-slideshow="t">Y</a>`;
    const markup = `<a href="a.jpg" ${GROUP}>A</a>${others}<a id="it" href="b.jpg" ${GROUP}>B</a>`;
    expect(slides(markup)).to.deep.equal([['a', 'b'], 1]);
  });

  it('has the order of the index attributes, with links without one last', () => {
    const at = (index: number) => `data-elementor-lightbox-index="${index}"`;
    const markup = `<a href="n.jpg" ${GROUP}>N</a><a href="m.jpg" ${GROUP}>M</a>
      <a href="c.jpg" ${GROUP} ${at(10)}>C</a><a id="it" href="b.jpg" ${GROUP} ${at(9)}>B</a>`;
    expect(slides(markup)).to.deep.equal([['b', 'c', 'n', 'm'], 0]);
  });

  it('has no clones of a carousel, and starts with the original of a clicked clone', () => {
    const markup = `<a href="a.jpg" ${GROUP}>A</a><a href="b.jpg" ${GROUP}>B</a>
      <div class="swiper-slide-duplicate"><a id="it" href="b.jpg" ${GROUP}>B</a></div>`;
    expect(slides(markup)).to.deep.equal([['a', 'b'], 1]);
  });

  it('has only links that open in the lightbox', () => {
    const markup = `<a id="it" href="a.jpg" ${GROUP}>A</a><a href="b.jpg" download ${GROUP}>B</a>
      <a href="c.html" ${GROUP}>C</a><a href="d.jpg" data-elementor-lightbox-slideshow="s">D</a>`;
    expect(slides(markup)).to.deep.equal([['a'], 0]);
  });
});

describe('the settings of a lightbox link', () => {
  const items = (settings: object) => requestOfSettings(settings as never, undefined)?.items;

  it('open the slideshow that they name, starting at their address', () => {
    page(`<a href="a.jpg" ${GROUP}>A</a><a href="b.jpg" ${GROUP}>B</a>`);
    const request = requestOfSettings({ slideshow: 's', url: 'b.jpg' } as never, undefined);
    expect([request?.items.length, request?.index]).to.deep.equal([2, 1]);
  });

  it('open an image if they have an id, and if their slideshow is missing', () => {
    page('');
    expect(items({ id: 3, url: '/media?3' })?.[0]).to.deep.include({ type: 'image' });
    expect(items({ slideshow: 'gone', url: '/a.png' })?.[0]).to.deep.include({ type: 'image' });
  });

  it('get their type from the address if they have none', () => {
    expect(items({ url: 'https://youtu.be/a-B_c1D2e3F' })?.[0]).to.deep.include({ type: 'video' });
    expect(items({ url: '/a.webp' })?.[0]).to.deep.include({ type: 'image' });
    expect(items({ url: '/page' })).to.equal(undefined);
  });

  it('open a provider’s video whose address has no scheme', () => {
    const url = 'www.youtube.com/watch?v=a-B_c1D2e3F';
    expect(items({ type: 'video', url })?.[0]).to.include({ url: `https://${url}` });
    expect(items({ url })?.[0]).to.include({ type: 'video', url: `https://${url}` });
  });

  it('set the aspect ratio of a video', () => {
    const shaped = { type: 'video', url: '/a.mp4', modalOptions: { videoAspectRatio: '916' } };
    expect(items(shaped)?.[0]).to.deep.include({ ratio: 9 / 16 });
  });

  it('open only http(s) addresses', () => {
    for (const address of ['javascript:x()', 'mailto:a@b.c', 'data:image/png,a.png', '']) {
      expect(items({ type: 'image', url: address })).to.equal(undefined);
    }
  });

  it('are ignored with one warning if they are junk', () => {
    const find = page('<div id="it" data-elementor-lightbox="{oops">A</div>');
    const { calls, restore } = captureConsole('warn');
    expect(requestOfLink(find('it'))).to.equal(undefined);
    restore();
    expect([calls.length, calls[0]?.[1]]).to.deep.equal([1, find('it')]);
  });

  it('lose only an invalid key, with one warning', async () => {
    const settings = JSON.stringify({ type: 'film', url: '/a.png', action: 'theirs' });
    const find = page(`<div id="it" data-elementor-lightbox='${settings}'>A</div>`);
    const { calls, restore } = captureConsole('warn');
    for (const _ of ['click', 'click']) {
      expect(requestOfLink(find('it'))?.items[0]).to.deep.include({ type: 'image' });
    }
    await import('../../../../../src/core/settings/warnings');
    await new Promise((resolve) => setTimeout(resolve));
    restore();
    expect(calls.length).to.equal(1);
    expect(calls[0]?.[0]).to.match(/^<div>: data-elementor-lightbox\.type is "film", /);
  });
});
