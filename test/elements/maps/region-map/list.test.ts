import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { configure } from '../../../../src/core/config';
import { cleared, drawnMap, heard, liveMap, printed, squares, tag } from './fixtures';

afterEach(cleared);

const regions = [
  { ...squares[0], link: '#north' },
  squares[1],
  { ...squares[2], link: '#italy', title: 'Friuli' },
  { path: 'M0 800h9v9z', title: 'East', country: 'AT' },
];

const focused = () => document.activeElement?.textContent;

describe('the list of the regions', () => {
  it('contains linked regions by country, and the others of a country in one item', async () => {
    const map = await drawnMap({ regions });
    const items = map.all('[part="list"] li li').map((item) => item.textContent);
    expect(items).to.deep.equal(['North', 'Without a link: The south, East', 'Friuli']);
    expect(map.find('[part="list"]').getBoundingClientRect().width).to.be.lessThan(2);
    const bullet = getComputedStyle(map.find('[part="list"] li li')).listStyleType;
    expect(bullet).to.equal('none');
  });

  it('has the tab stops of the map, which mark their region until they are left', async () => {
    const map = await drawnMap({ regions, selector: undefined });
    const marked = () => map.find('[data-nh-focused]').getAttribute('data-nh-region');
    const before = map.host.parentElement?.insertBefore(
      document.createElement('button'),
      map.host,
    ) as HTMLElement;
    before.focus();
    await sendKeys({ press: 'Tab' });
    expect([focused(), marked()]).to.deep.equal(['North', 'AT/0']);
    await sendKeys({ press: 'Tab' });
    expect([focused(), marked()]).to.deep.equal(['Friuli', 'IT/0']);
    (document.activeElement as HTMLElement).blur();
    expect(map.all('[data-nh-focused]').length).to.equal(0);
  });

  it('emits the event of a region when its link is followed', async () => {
    const map = await drawnMap({ regions });
    const event = heard('nh-region-select');
    map.find('[part="list"] a').click();
    expect((await event).detail.title).to.equal('North');
    location.hash = '';
  });

  it('has no links that can be followed in the editor', async () => {
    configure({ mode: 'edit' });
    const map = await drawnMap({ regions });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    map.find('[part="list"] a').dispatchEvent(click);
    expect(click.defaultPrevented).to.equal(true);
  });
});

describe('a link in the map', () => {
  it('is for the pointer alone, and does not take the focus when it is pressed', async () => {
    const map = await drawnMap({ regions });
    const link = map.find<SVGAElement>('svg a');
    expect([link.tabIndex, link.getAttribute('aria-hidden')]).to.deep.equal([-1, 'true']);
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    map.find('svg a path').dispatchEvent(press);
    expect(press.defaultPrevented).to.equal(true);
  });

  it('is what the server printed when the map has left the page, or is copied', async () => {
    const map = await liveMap(tag({}, printed));
    const copy = map.svg.cloneNode(true) as SVGSVGElement;
    const copied = await liveMap(tag({}, copy.outerHTML));
    copied.host.remove();
    map.host.remove();
    await Promise.all([map.host.updateComplete, copied.host.updateComplete]);
    expect(map.svg.outerHTML).to.equal(printed);
    expect(copied.svg.querySelectorAll('[aria-hidden], [tabindex]').length).to.equal(0);
  });
});
