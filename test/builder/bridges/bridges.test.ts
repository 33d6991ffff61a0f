import { expect } from '@open-wc/testing';
import { configure } from '../../../src/core/config';
import { rendered, until } from '../../page-objects/until';
import { show, widget } from '../adoption/fixtures';
import {
  bringBridgesAlive,
  data,
  type FakeScope,
  fakeJQuery,
  frontend,
  timesInitiated,
  triggered,
} from './fixtures';

/** Breakpoints for which the current window matches a device. */
function breakpointsFor(device: string): Record<string, number> {
  const { innerWidth: width } = window;
  const order = ['mobile', 'tablet', 'laptop'];
  const place = order.indexOf(device);
  const narrow = order.map((name, at) => [name, width + (at < place || place < 0 ? at - 10 : at)]);
  const widescreen = device === 'widescreen' ? width : width + 100;
  return { ...Object.fromEntries(narrow), widescreen };
}

await bringBridgesAlive({ kit: { lightbox_enable_zoom: 'yes' } });

describe('the bridge for site scripts', () => {
  it('is available when the init event is dispatched, once', () => {
    expect(timesInitiated()).to.equal(1);
    expect(frontend().isEditMode()).to.equal(false);
    expect(frontend().getCurrentDeviceMode()).to.be.a('string');
    expect(frontend().getKitSettings('lightbox_enable_zoom')).to.equal('yes');
    expect(frontend().config.kit).to.deep.equal({ lightbox_enable_zoom: 'yes' });
  });

  for (const [device, columns] of [
    ['mobile', 1],
    ['tablet', 0],
    ['laptop', 3],
    ['desktop', 3],
    ['widescreen', 5],
  ] as const) {
    it(`returns the current device and its value of a setting: ${device}`, () => {
      const settings = { columns: 3, columns_mobile: 1, columns_tablet: 0, columns_widescreen: 5 };
      configure({ breakpoints: breakpointsFor(device) });
      expect(frontend().getCurrentDeviceMode()).to.equal(device);
      expect(frontend().getCurrentDeviceSetting(settings, 'columns')).to.equal(columns);
      configure({ breakpoints: undefined });
    });
  }

  it('cannot be changed, but can be replaced by the builder’s own', () => {
    expect(() => Object.assign(frontend(), { isEditMode: () => true })).to.throw(TypeError);
    expect(() => Object.assign(frontend().config.kit, { a: 1 })).to.throw(TypeError);
    expect(Object.getOwnPropertyDescriptor(window, 'elementorFrontend')?.writable).to.equal(true);
  });

  it('calls late subscribers for existing and added elements, with jQuery objects', async () => {
    const find = show(widget('box.default', '', 'id="it"'));
    const scopes: FakeScope[] = [];
    frontend().hooks.addAction(
      'frontend/element_ready/box.default',
      ($scope: FakeScope, $: unknown) => {
        expect($ === fakeJQuery).to.equal(true);
        scopes.push($scope);
      },
    );
    await rendered();
    expect(scopes.map((scope) => (scope[0] as Element).id)).to.deep.equal(['it']);
    find('#it').insertAdjacentHTML('afterend', widget('box.default', '', 'id="later"'));
    await rendered();
    frontend().elementsHandler.runReadyTrigger(fakeJQuery(find('#it')));
    expect(scopes.map((scope) => (scope[0] as Element).id)).to.deep.equal(['it', 'later', 'it']);
    frontend().hooks.removeAction('frontend/element_ready/box.default');
    frontend().elementsHandler.runReadyTrigger(find('#it'));
    expect(scopes).to.have.lengthOf(3);
  });

  it('runs the ready hooks of one task in the order global, element type, widget type', async () => {
    show(widget('box.default', ''));
    const order: string[] = [];
    const types = ['box.default', 'widget', 'global'];
    const { hooks } = frontend();
    for (const type of types)
      hooks.addAction(`frontend/element_ready/${type}`, () => order.push(type));
    await until(() => order.length === types.length);
    expect(order).to.deep.equal(['global', 'widget', 'box.default']);
    for (const type of types) hooks.removeAction(`frontend/element_ready/${type}`);
  });

  it('runs other actions and filters in the order of their priority', () => {
    const { hooks } = frontend();
    const order: number[] = [];
    hooks.addAction('mine', () => order.push(1));
    hooks.addAction('mine', () => order.push(2));
    hooks.doAction('mine');
    expect(order).to.deep.equal([1, 2]);
    hooks.addFilter('mine', (value: number) => value + 1);
    expect(hooks.applyFilters('mine', 1)).to.equal(2);
  });

  it('dispatches the builder’s event when a tab is shown, with its panel', () => {
    const find = show(
      '<div id="tabs"><div class="e-n-tabs-content"><div></div><div id="panel"></div></div></div>',
    );
    const detail = { index: 1, title: 'Two' };
    find('#tabs').dispatchEvent(new CustomEvent('nh-nested-tabs-open', { detail, bubbles: true }));
    const [target, type, parameters] = triggered.at(-1) ?? [];
    // Compared directly: a failed chai comparison would print the whole page.
    expect(target === window && parameters?.[0] === find('#panel')).to.equal(true);
    expect(type).to.equal('elementor/nested-tabs/activate');
  });

  it('stores the slider of a carousel as jQuery data', () => {
    const find = show('<div id="it" class="elementor-image-carousel-wrapper"></div>');
    const swiper = { el: find('#it') };
    const ready = { detail: { swiper }, bubbles: true };
    find('#it').dispatchEvent(new CustomEvent('nh-image-carousel-ready', ready));
    expect(data.get('it swiper') === swiper).to.equal(true);
  });

  it('triggers a resize when a popup is shown', async () => {
    const resized = new Promise((resolve) => {
      window.addEventListener('resize', resolve, { once: true });
    });
    window.dispatchEvent(new CustomEvent('elementor/popup/show', { detail: { id: 7 } }));
    await resized;
  });

  it('adopts nothing by itself', async () => {
    const find = show(
      '<section data-element_type="section" id="it" class="elementor-invisible"></section>',
    );
    await rendered();
    expect(find('#it').className).to.equal('elementor-invisible');
  });
});
