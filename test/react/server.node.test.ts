import { expect } from 'chai';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { NhContactForm, NhLightbox, NhMenuToggle, NhPortfolio } from '../../src/react';

describe('a component on a server', () => {
  it('prints the tag with its settings as JSON, and its children', () => {
    const settings = { columns: 4, columns_tablet: 2, showOtherCategories: true };
    const link = createElement('a', { href: '/works' }, 'Works & more');
    const html = renderToString(createElement(NhPortfolio, { settings, apiUrl: '/items' }, link));
    expect(html).to.equal(
      '<nh-portfolio settings="{&quot;columns&quot;:4,&quot;columns_tablet&quot;:2,' +
        '&quot;showOtherCategories&quot;:true}" api-url="/items" data-nh-waiting="hydration">' +
        '<a href="/works">Works &amp; more</a></nh-portfolio>',
    );
  });

  it('prints true booleans without a value, and neither false ones nor handlers', () => {
    const onLightboxOpen = (): void => {};
    const on = createElement(NhLightbox, {
      open: true,
      index: 0,
      className: 'big',
      onLightboxOpen,
    });
    expect(renderToStaticMarkup(on)).to.equal(
      '<nh-lightbox class="big" open="" index="0" data-nh-waiting="hydration"></nh-lightbox>',
    );
    const off = createElement(NhLightbox, { open: false, hidden: false });
    expect(renderToStaticMarkup(off)).to.equal(
      '<nh-lightbox data-nh-waiting="hydration"></nh-lightbox>',
    );
  });

  it('prints props by their attributes’ names', () => {
    const form = createElement(NhContactForm, { formId: '7', loading: 'eager', id: 'contact' });
    expect(renderToStaticMarkup(form)).to.contain('id="contact" loading="eager" form-id="7"');
    expect(renderToStaticMarkup(createElement(NhMenuToggle, { htmlFor: 'menu' }))).to.contain(
      'for="menu"',
    );
  });
});
