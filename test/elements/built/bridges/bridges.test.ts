import { expect } from '@open-wc/testing';
import { bringPageAlive, settled, show, widget } from '../adoption/fixtures';

/** What bridges need of jQuery: an object around an element, listeners with parameters. */
interface FakeScope {
  readonly 0: EventTarget;
  readonly jquery: string;
}

const triggered: [target: EventTarget, type: string, parameters: readonly unknown[]][] = [];
const data = new Map<unknown, unknown>();

function fakeJQuery(target: EventTarget) {
  return {
    0: target,
    jquery: '3',
    on: (type: string, listener: () => void) => target.addEventListener(type, listener),
    off: (type: string, listener: () => void) => target.removeEventListener(type, listener),
    trigger: (type: string, parameters: readonly unknown[]) =>
      triggered.push([target, type, parameters]),
    data: (key: string, value: unknown) => data.set(`${(target as Element).id} ${key}`, value),
  };
}

interface Frontend {
  readonly config: { readonly kit: object };
  readonly hooks: {
    addAction(name: string, callback: (...parameters: never[]) => void): void;
    removeAction(name: string): void;
    doAction(name: string, ...parameters: unknown[]): void;
    addFilter(name: string, callback: (value: never) => unknown): void;
    applyFilters(name: string, value: unknown): unknown;
  };
  readonly elementsHandler: { runReadyTrigger(scope: unknown): void };
  readonly utils: { readonly urlActions: Record<string, (...given: unknown[]) => unknown> };
  isEditMode(): boolean;
  getCurrentDeviceMode(): string;
  getCurrentDeviceSetting(settings: object, key: string): unknown;
  getKitSettings(key?: string): unknown;
}

let initiated = 0;
window.addEventListener('elementor/frontend/init', () => initiated++);
Object.assign(window, { jQuery: fakeJQuery });
await bringPageAlive({ bridges: true, kit: { lightbox_enable_zoom: 'yes' } });
for (let turn = 0; turn < 200 && initiated === 0; turn++) await settled();

const frontend = (): Frontend => Reflect.get(window, 'elementorFrontend');

describe('the bridge for sites’ scripts', () => {
  it('is there when the page is told, once', () => {
    expect(initiated).to.equal(1);
    expect(frontend().isEditMode()).to.equal(false);
    expect(frontend().getCurrentDeviceMode()).to.be.a('string');
    expect(frontend().getKitSettings('lightbox_enable_zoom')).to.equal('yes');
    expect(frontend().config.kit).to.deep.equal({ lightbox_enable_zoom: 'yes' });
  });

  it('tells a setting for the device that the window is for', () => {
    const settings = { columns: 3, columns_mobile: 1 };
    const expected = frontend().getCurrentDeviceMode() === 'mobile' ? 1 : 3;
    expect(frontend().getCurrentDeviceSetting(settings, 'columns')).to.equal(expected);
  });

  it('cannot be changed, but replaced by the builder’s own', () => {
    expect(() => Object.assign(frontend(), { isEditMode: () => true })).to.throw(TypeError);
    expect(() => Object.assign(frontend().config.kit, { a: 1 })).to.throw(TypeError);
    expect(Object.getOwnPropertyDescriptor(window, 'elementorFrontend')?.writable).to.equal(true);
  });

  it('calls late subscribers for the elements that are there, with jQuery’s objects, and each that comes', async () => {
    const find = show(widget('box.default', '', 'id="it"'));
    const scopes: FakeScope[] = [];
    frontend().hooks.addAction(
      'frontend/element_ready/box.default',
      ($scope: FakeScope, $: unknown) => {
        expect($ === fakeJQuery).to.equal(true);
        scopes.push($scope);
      },
    );
    await settled();
    expect(scopes.map((scope) => (scope[0] as Element).id)).to.deep.equal(['it']);
    find('#it').insertAdjacentHTML('afterend', widget('box.default', '', 'id="later"'));
    await settled();
    frontend().elementsHandler.runReadyTrigger(fakeJQuery(find('#it')));
    expect(scopes.map((scope) => (scope[0] as Element).id)).to.deep.equal(['it', 'later', 'it']);
    frontend().hooks.removeAction('frontend/element_ready/box.default');
    frontend().elementsHandler.runReadyTrigger(find('#it'));
    expect(scopes).to.have.lengthOf(3);
  });

  it('runs other actions and filters by their priority', () => {
    const { hooks } = frontend();
    const order: number[] = [];
    hooks.addAction('mine', () => order.push(1));
    hooks.addAction('mine', () => order.push(2));
    hooks.doAction('mine');
    expect(order).to.deep.equal([1, 2]);
    hooks.addFilter('mine', (value: number) => value + 1);
    expect(hooks.applyFilters('mine', 1)).to.equal(2);
  });

  it('runs actions of the site’s own by their addresses', async () => {
    const ran = new Promise((resolve) => {
      frontend().utils.urlActions.addAction?.('mine', resolve);
    });
    const settings = btoa(JSON.stringify({ a: 1 }));
    frontend().utils.urlActions.runAction?.(`#elementor-action:action=mine&settings=${settings}`);
    expect(await ran).to.deep.equal({ a: 1 });
  });

  it('tells of a tab that was shown, with its panel', () => {
    const find = show(
      '<div id="tabs"><div class="e-n-tabs-content"><div></div><div id="panel"></div></div></div>',
    );
    const detail = { index: 1, title: 'Two' };
    find('#tabs').dispatchEvent(new CustomEvent('nh-nested-tabs-open', { detail, bubbles: true }));
    const [target, type, parameters] = triggered.at(-1) ?? [];
    // Compared by hand: the page would be printed whole where they differ.
    expect(target === window && parameters?.[0] === find('#panel')).to.equal(true);
    expect(type).to.equal('elementor/nested-tabs/activate');
  });

  it('has jQuery know the slider of a carousel', () => {
    const find = show(
      '<div id="box"><div id="it" class="elementor-image-carousel-wrapper"></div></div>',
    );
    Object.assign(find('#it'), { swiper: 'the slider' });
    find('#box').dispatchEvent(new CustomEvent('nh-image-carousel-ready', { bubbles: true }));
    expect(data.get('it swiper')).to.equal('the slider');
  });

  it('has what is in a popup measured when it is shown', async () => {
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
    await settled();
    expect(find('#it').className).to.equal('elementor-invisible');
  });
});
