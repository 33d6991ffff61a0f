import { expect } from '@open-wc/testing';
import { configure } from '../../../../src/core/config';
import { cleared, drawn, drawnMap, heard, liveMap, printed, squares, tag } from './fixtures';

afterEach(cleared);

describe('to the public, a region', () => {
  it('is a link where it has one, and no link where it has none', async () => {
    const map = await drawnMap();
    const links = map.all('svg a');
    expect(
      links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')]),
    ).to.deep.equal([[`${location.origin}/north`, 'North']]);
    expect((links[0] as SVGAElement).tabIndex).to.equal(0);
  });

  it('leads nowhere by an address that is not to be followed', async () => {
    const regions = ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', ' '].map((link) => ({
      ...squares[0],
      link,
    }));
    const map = await drawnMap({ regions });
    expect(map.all('a').length).to.equal(0);
  });

  it('has its label at its middle and offset, told in the space of 570 by 810', async () => {
    const regions = [{ ...squares[0], offset_x: '10', offset_y: -20 }];
    const label = (await drawnMap({ regions })).find<SVGTextElement>('text');
    expect(label.textContent).to.equal('North');
    expect([label.getAttribute('x'), label.getAttribute('y')]).to.deep.equal(['120', '60']);
  });

  it('has no label where it has neither a link nor a custom title', async () => {
    const labels = (await drawnMap()).all('text').map((text) => text.textContent);
    expect(labels).to.deep.equal(['North', 'The south']);
  });

  it('shows markup in its names as text', async () => {
    const regions = [{ ...squares[0], ctitle: '<img src=x onerror=alert(1)>' }];
    const map = await drawnMap({ regions });
    expect(map.all('img').length).to.equal(0);
    expect(map.find('text').textContent).to.equal('<img src=x onerror=alert(1)>');
  });

  it('tells its name in a tooltip under the pointer and in focus, until Escape', async () => {
    const map = await drawnMap();
    const tooltip = map.find('[part="tooltip"]');
    expect(tooltip.checkVisibility()).to.equal(false);
    map
      .find('[data-nh-region="AT/1"]')
      .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await drawn();
    expect(tooltip.textContent).to.equal('The south');
    expect(tooltip.checkVisibility()).to.equal(true);
    map
      .find('[data-nh-region="AT/1"]')
      .dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
    await drawn();
    expect(tooltip.checkVisibility()).to.equal(false);
    map.find<SVGAElement>('svg a').focus();
    await drawn();
    expect(tooltip.textContent).to.equal('North');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await drawn();
    expect(tooltip.checkVisibility()).to.equal(false);
  });

  it('tells the page when its link is followed', async () => {
    const map = await drawnMap({ regions: [{ ...squares[0], link: '#here' }] });
    const event = heard('nh-region-select');
    map
      .find('svg a path')
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect((await event).detail.centre).to.deep.equal({ x: 50, y: 50 });
  });

  it('stands in a plain list that screen readers meet and the Tab key does not', async () => {
    const map = await drawnMap();
    const list = map.find('[part="list"]');
    const items = [...list.querySelectorAll('li li')].map((item) => item.textContent);
    expect(items).to.deep.equal(['North', 'The south', 'North']);
    const link = list.querySelector('a');
    expect([link?.getAttribute('href'), link?.tabIndex]).to.deep.equal([
      `${location.origin}/north`,
      -1,
    ]);
    expect(list.getBoundingClientRect().width).to.be.lessThan(2);
  });
});

describe('a map that the server printed', () => {
  it('keeps its own links, and gives up its own tooltips while ours is there', async () => {
    const map = await liveMap(tag({}, printed));
    expect(map.find('svg a').getAttribute('href')).to.equal(`${location.origin}/north`);
    expect(map.all('svg title').length).to.equal(0);
    expect(map.all('text').map((text) => text.textContent)).to.deep.equal(['North', 'The south']);
  });

  it('is alive again when another takes its place', async () => {
    const map = await liveMap(tag({}, printed));
    map.host.innerHTML = printed.replace('The south', 'Deep south');
    await new Promise(requestAnimationFrame);
    await map.host.updateComplete;
    expect(map.all('text').map((text) => text.textContent)).to.include('Deep south');
    expect(map.all('[part="list"]').length).to.equal(1);
  });
});

describe('in the editor', () => {
  it('no link of the map is followed', async () => {
    configure({ mode: 'edit' });
    const map = await drawnMap();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    map.find('svg a path').dispatchEvent(click);
    expect(click.defaultPrevented).to.equal(true);
  });
});
