import { expect } from '@open-wc/testing';
import { configure } from '../../../../src/core/config';
import { clearPortfolios, entry, focusOn, shownPortfolio } from '../../../page-objects/portfolio';
import { until } from '../../../page-objects/until';

afterEach(clearPortfolios);

const openDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');

interface Opened {
  readonly item: { readonly id: number; readonly type: string };
  readonly in: string;
}

describe('a portfolio’s tile', () => {
  it('is a real link that browsers can open natively', async () => {
    const { one, heard } = await shownPortfolio();
    const told = heard('nh-portfolio-open');
    const link = one<HTMLAnchorElement>('link');
    expect(new URL(link.href).pathname).to.equal('/works/1');
    let prevented: boolean | undefined;
    link.addEventListener('click', (click) => {
      prevented = click.defaultPrevented;
      click.preventDefault();
    });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(prevented).to.equal(false);
    expect(told).to.deep.equal([]);
  });

  it('opens in the lightbox on a plain click, and returns the focus', async () => {
    const { one, heard } = await shownPortfolio();
    const told = heard<Opened>('nh-portfolio-open');
    one('link').focus();
    one('link').click();
    await until(() => openDialog() !== null);
    expect(told.map((detail) => [detail.item.id, detail.in])).to.deep.equal([[1, 'lightbox']]);
    openDialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    openDialog()?.close();
    await focusOn(() => one('link'));
  });

  it('stays closed if the page prevents opening', async () => {
    const { host, one } = await shownPortfolio();
    host.addEventListener('nh-portfolio-open', (event) => event.preventDefault());
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    one('link').dispatchEvent(click);
    expect(click.defaultPrevented).to.equal(true);
    await import('../../../../src/elements/works/lightbox/viewer/open-lightbox');
    expect(openDialog()).to.equal(null);
  });

  it('opens in a new tab if the item is set so, and announces it', async () => {
    const opening = { 'astra-site-open-portfolio-in': 'new-tab' };
    const { one } = await shownPortfolio({}, { items: [entry(1, opening)] });
    const link = one<HTMLAnchorElement>('link');
    expect(link.target).to.equal('_blank');
    expect(link.rel).to.include('noopener');
    expect(link.textContent).to.include('opens in a new tab');
    expect(link.hasAttribute('aria-haspopup')).to.equal(false);
  });

  it('has a focus ring of two colours over its image', async () => {
    const { one } = await shownPortfolio();
    one('link').focus();
    const ring = getComputedStyle(one('link'), '::after');
    expect([ring.position, ring.outlineStyle]).to.deep.equal(['absolute', 'solid']);
    expect(ring.boxShadow).to.include('inset').and.not.to.include(ring.outlineColor);
  });

  it('opens once with the quick view button, which is outside the link', async () => {
    const { one, heard } = await shownPortfolio({ quickViewText: 'Look' });
    const told = heard<Opened>('nh-portfolio-open');
    const button = one('quick-view');
    expect(button.closest('a')).to.equal(null);
    expect(button.textContent).to.equal('Look');
    expect(button.ariaLabel).to.equal('Look: Work 1');
    button.click();
    await until(() => openDialog() !== null);
    expect(document.querySelectorAll('dialog[open]').length).to.equal(1);
    expect(told.length).to.equal(1);
  });

  it('has the site’s text on its quick view button', async () => {
    configure({ messages: { 'portfolio.quick_view_of': '{label} von {title}' } });
    const { one } = await shownPortfolio({ quickViewText: 'Ansicht' });
    configure({ messages: {} });
    expect(one('quick-view').ariaLabel).to.equal('Ansicht von Work 1');
  });

  it('has no quick view button if the settings disable it', async () => {
    const { all } = await shownPortfolio({ 'show-quick-view': 'no' });
    expect(all('quick-view')).to.deep.equal([]);
  });

  it('shows an item that has hardly any fields', async () => {
    const items = [{ id: 1 }, { id: 2, title: 5, link: 'javascript:alert(1)' }, entry(3)];
    const { all, titles } = await shownPortfolio({}, { items });
    expect(titles()).to.deep.equal(['Item 1', 'Item 2', 'Work 3']);
    expect(all('link').length).to.equal(1);
  });

  it('decodes a title as text, never as markup', async () => {
    const title = { rendered: 'Fish &amp; <b>chips</b> &#8217;&lt;i&gt;' };
    const { one } = await shownPortfolio({}, { items: [entry(1, { title })] });
    expect(one('title').textContent).to.include('Fish & ');
    expect(one('title').children.length).to.equal(0);
  });

  it('has its title above or below the image, and its site type as a badge', async () => {
    const item = entry(1, { 'astra-site-type': 'Festival' });
    const { host, one } = await shownPortfolio({}, { items: [item] });
    const order = () => [...one('link').children].map((child) => child.getAttribute('part'));
    expect(order()).to.deep.equal(['picture', 'title']);
    expect(one('badge').textContent).to.equal('Festival');
    host.settings = { titlePosition: 'top' };
    await host.updateComplete;
    await until(() => order().join() === 'title,picture');
  });

  it('has a lazy image with a text alternative that does not repeat the title', async () => {
    const meta = (alt: string) => ({ 'thumbnail-image-meta': { alt, width: 30, height: 20 } });
    const items = [
      entry(1, meta('A spine')),
      entry(2, meta('Work 2')),
      entry(3, meta('Cover of  work 3')),
    ];
    const { all } = await shownPortfolio({}, { items });
    const [first, second, third] = all<HTMLImageElement>('picture');
    expect([first?.alt, second?.alt, third?.alt]).to.deep.equal(['A spine', '', '']);
    expect(first?.loading).to.equal('lazy');
  });

  it('is a square in style-1, whose image scrolls in the configured time', async () => {
    const settings = { thumbnailHoverStyle: 'style-1', scrollSpeed: '3' };
    const meta = { 'thumbnail-image-meta': { alt: 'A tall page' } };
    const { one } = await shownPortfolio(settings, { items: [entry(1, meta)] });
    const picture = one('picture');
    const style = getComputedStyle(picture);
    expect(style.backgroundImage).to.equal(`url("${location.origin}/demo/assets/favicon.svg")`);
    expect(style.transitionDuration).to.equal('3s');
    expect(picture.getAttribute('aria-label')).to.equal('A tall page');
    const { width, height } = picture.getBoundingClientRect();
    expect(height).to.be.closeTo(width, 1);
    const before = style.backgroundPositionY;
    one('link').focus();
    await until(() => picture.getAnimations().length > 0);
    picture.getAnimations()[0]?.finish();
    expect([Number.parseFloat(before), style.backgroundPositionY]).to.deep.equal([0, '100%']);
  });
});
