import { expect } from '@open-wc/testing';
import { configure } from '../../../../src/core/config';
import { nextFrame, rendered } from '../../../page-objects/until';
import { cleared, drawnMap, heard, liveMap, printed, squares, tag } from './fixtures';

afterEach(cleared);

describe('to the public, a region', () => {
  it('is a link if it has an address', async () => {
    const map = await drawnMap();
    const links = map.all('svg a');
    expect(
      links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')]),
    ).to.deep.equal([[`${location.origin}/north`, 'North']]);
  });

  it('is no link if its address is unsafe', async () => {
    const regions = ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', ' '].map((link) => ({
      ...squares[0],
      link,
    }));
    const map = await drawnMap({ regions });
    expect(map.all('a').length).to.equal(0);
  });

  it('has its label at its centre plus the offset, relative to 570 by 810', async () => {
    const regions = [{ ...squares[0], offset_x: '10', offset_y: -20 }];
    const label = (await drawnMap({ regions })).find<SVGTextElement>('text');
    expect(label.textContent).to.equal('North');
    expect([label.getAttribute('x'), label.getAttribute('y')]).to.deep.equal(['120', '60']);
  });

  it('has no label without a link and a custom title', async () => {
    const labels = (await drawnMap()).all('text').map((text) => text.textContent);
    expect(labels).to.deep.equal(['North', 'The south']);
  });

  it('shows markup in its names as text', async () => {
    const regions = [{ ...squares[0], ctitle: '<img src=x onerror=alert(1)>' }];
    const map = await drawnMap({ regions });
    expect(map.all('img').length).to.equal(0);
    expect(map.find('text').textContent).to.equal('<img src=x onerror=alert(1)>');
  });

  it('shows its name in a tooltip on hover and focus, until Escape', async () => {
    const map = await drawnMap();
    const tooltip = map.find('[part="tooltip"]');
    expect(tooltip.checkVisibility()).to.equal(false);
    map
      .find('[data-nh-region="AT/1"]')
      .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await rendered();
    expect(tooltip.textContent).to.equal('The south');
    expect(tooltip.checkVisibility()).to.equal(true);
    map
      .find('[data-nh-region="AT/1"]')
      .dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
    await rendered();
    expect(tooltip.checkVisibility()).to.equal(false);
    map.find('[part="list"] a').focus();
    await rendered();
    expect(tooltip.textContent).to.equal('North');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await rendered();
    expect(tooltip.checkVisibility()).to.equal(false);
  });

  it('emits an event when its link is followed', async () => {
    const map = await drawnMap({ regions: [{ ...squares[0], link: '#here' }] });
    const event = heard('nh-region-select');
    map
      .find('svg a path')
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect((await event).detail.centre).to.deep.equal({ x: 50, y: 50 });
  });
});

describe('a map that the server printed', () => {
  it('keeps its own links, and loses its own tooltips while enhanced', async () => {
    const map = await liveMap(tag({}, printed));
    expect(map.find('svg a').getAttribute('href')).to.equal(`${location.origin}/north`);
    expect(map.all('svg title').length).to.equal(0);
    expect(map.all('text').map((text) => text.textContent)).to.deep.equal(['North', 'The south']);
  });

  it('is enhanced again when the page replaces it', async () => {
    const map = await liveMap(tag({}, printed));
    map.host.innerHTML = printed.replace('The south', 'Deep south');
    await nextFrame();
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
