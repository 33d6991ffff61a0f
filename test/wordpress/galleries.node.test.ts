import { expect } from 'chai';
import { publish, read, setSwitches, useWordPress, visit } from './site';

const picture = (file: string): string =>
  `<!-- wp:image {"linkDestination":"media"} --><figure class="wp-block-image"><a href="/wp-content/plugins/nh-elements/${file}"><img src="/wp-includes/images/media/default.png" alt="A book"/></a></figure><!-- /wp:image -->`;

const gallery = `<!-- wp:gallery {"linkTo":"media","align":"wide"} --><figure class="wp-block-gallery alignwide has-nested-images">${picture('a.png')}${picture('b.png')}</figure><!-- /wp:gallery -->`;

describe('the galleries of a page', () => {
  useWordPress();

  it('stay as they are until the switch is on', async () => {
    setSwitches({});
    const html = await read(publish('gallery', gallery + picture('c.png')));
    expect(html).not.to.match(/nh-lightbox|autoload\.js/);
  });

  it('open in a lightbox: a gallery as one slideshow, and a linked picture by itself', async () => {
    setSwitches({ lightbox: true });
    const html = await read('/gallery/');
    expect(html.match(/<nh-lightbox/g)).to.have.length(2);
    expect(html).to.match(/<nh-lightbox class="alignwide"><figure class="wp-block-gallery/);
    const { page, leave } = await visit('/gallery/');
    await page.waitForSelector('nh-lightbox a');
    await page.click('nh-lightbox a');
    await page.waitForSelector('[role="dialog"], dialog[open]');
    expect(page.url()).to.match(/\/gallery\/$/);
    await leave();
  });

  it('stay as they are in answers of the REST API', async () => {
    setSwitches({ lightbox: true });
    expect(await read('/wp-json/wp/v2/pages?slug=gallery')).not.to.contain('nh-lightbox');
  });
});
