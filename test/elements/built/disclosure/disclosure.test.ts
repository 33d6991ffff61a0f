import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { living, markup, type Widget } from './fixtures';

beforeEach(() => emulateMedia({ reducedMotion: 'reduce' }));
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

describe('the builder’s accordion', () => {
  it('opens its first item when activated', async () => {
    const { open, titles } = await living('accordion');
    expect(open()).to.deep.equal([0]);
    expect(titles.map((title) => title.getAttribute('aria-expanded'))).to.deep.equal([
      'true',
      'false',
      'false',
    ]);
  });

  it('slides for 400 ms', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const { titles, panels } = await living('accordion');
    titles[1]?.click();
    const [animation] = panels[1]?.getAnimations() ?? [];
    expect(animation?.effect?.getTiming().duration).to.equal(400);
  });

  it('keeps a heading as a heading, with the button inside it', async () => {
    const headings = markup('accordion').replace(
      /<div( id="elementor-tab-title.*?<\/a>)<\/div>/gs,
      '<h3$1</h3>',
    );
    const { titles, open } = await living('accordion', '{}', headings);
    expect(titles.map(({ localName, role }) => [localName, role])[1]).to.deep.equal(['h3', null]);
    const button = titles[1]?.querySelector<HTMLElement>('[role="button"]');
    button?.focus();
    await sendKeys({ press: 'Space' });
    expect(open()).to.deep.equal([1]);
    expect(button?.getAttribute('aria-expanded')).to.equal('true');
  });

  it('opens no item if its settings say so', async () => {
    expect((await living('accordion', '{"default_active":"none"}')).open()).to.deep.equal([]);
  });

  it('opens one item at a time, and closes the open one on a click', async () => {
    const { open, titles } = await living('accordion');
    titles[1]?.click();
    expect(open()).to.deep.equal([1]);
    titles[1]?.click();
    expect(open()).to.deep.equal([]);
  });

  it('emits events for items that a visitor opens and closes, not for the initial state', async () => {
    const heard: unknown[] = [];
    const listen = (event: Event): void => {
      const { index, title } = (event as CustomEvent).detail;
      heard.push([event.type, index, title]);
    };
    document.addEventListener('nh-accordion-open', listen);
    document.addEventListener('nh-accordion-close', listen);
    const { titles } = await living('accordion');
    titles[2]?.click();
    titles[2]?.click();
    expect(heard).to.deep.equal([
      ['nh-accordion-open', 2, 'Title 3'],
      ['nh-accordion-close', 2, 'Title 3'],
    ]);
    document.removeEventListener('nh-accordion-open', listen);
    document.removeEventListener('nh-accordion-close', listen);
  });

  it('opens the item that the page’s address points to', async () => {
    location.hash = '#elementor-tab-content-113';
    expect((await living('accordion')).open()).to.deep.equal([2]);
  });

  it('is independent of an accordion in its content', async () => {
    const inner = `<div data-element_type="widget" data-widget_type="accordion.default">
      <nh-accordion>${markup('accordion')}</nh-accordion></div>`;
    const { titles, panels } = await living('accordion', '{}', markup('accordion', inner));
    // In the order of the page: the outer first, then the three inner ones.
    titles[2]?.click();
    expect(panels[0]?.hidden).to.equal(false);
    expect(panels[2]?.hidden).to.equal(false);
    expect(panels[1]?.matches('[hidden]')).to.equal(true);
  });

  it('restores the printed markup when it ends', async () => {
    const { host } = await living('accordion');
    const parent = host.parentElement as HTMLElement;
    host.querySelectorAll<HTMLElement>('.elementor-tab-title')[1]?.click();
    host.remove();
    await Reflect.get(host, 'updateComplete');
    const printed = document.createElement('div');
    printed.innerHTML = markup('accordion');
    for (const element of host.querySelectorAll('[class=""]')) element.removeAttribute('class');
    for (const element of host.querySelectorAll('[style=""]')) element.removeAttribute('style');
    expect(host.innerHTML).to.equal(printed.innerHTML);
    parent.append(host);
  });
});

describe('the builder’s toggle', () => {
  it('is closed initially, and opens each item independently', async () => {
    const { open, titles } = await living('toggle');
    expect(open()).to.deep.equal([]);
    titles[0]?.click();
    titles[2]?.click();
    expect(open()).to.deep.equal([0, 2]);
  });
});

describe('keyboard control of titles', () => {
  it('moves with the arrow keys, wraps around, and goes to the ends', async () => {
    const { titles } = await living('accordion');
    titles[0]?.focus();
    await sendKeys({ press: 'ArrowUp' });
    expect(document.activeElement).to.equal(titles[2]);
    await sendKeys({ press: 'ArrowDown' });
    expect(document.activeElement).to.equal(titles[0]);
    await sendKeys({ press: 'End' });
    expect(document.activeElement).to.equal(titles[2]);
    await sendKeys({ press: 'Home' });
    expect(document.activeElement).to.equal(titles[0]);
  });

  it('opens on keyup', async () => {
    const { open, titles } = await living('toggle');
    titles[1]?.focus();
    await sendKeys({ down: 'Enter' });
    expect(open()).to.deep.equal([]);
    await sendKeys({ up: 'Enter' });
    expect(open()).to.deep.equal([1]);
    await sendKeys({ press: 'Space' });
    expect(open()).to.deep.equal([]);
  });

  it('ignores a key that was pressed elsewhere', async () => {
    const { open, titles } = await living('toggle');
    await sendKeys({ down: 'Enter' });
    titles[1]?.focus();
    await sendKeys({ up: 'Enter' });
    expect(open()).to.deep.equal([]);
  });
});

describe('text in closed panels', () => {
  it('is revealed by find-in-page', async () => {
    const { open, panels } = await living('toggle');
    expect(panels[1]?.getAttribute('hidden')).to.equal('until-found');
    panels[1]?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(open()).to.deep.equal([1]);
  });

  it('takes up no space', async () => {
    const { host, panels } = await living('toggle');
    for (const panel of panels) panel.style.padding = '';
    expect(panels[1]?.getBoundingClientRect().height).to.equal(0);
    expect(host.getBoundingClientRect().height).to.be.greaterThan(0);
  });
});

describe('duplicate ids of two widgets', () => {
  it('are made unique, so that each title names its own panel', async () => {
    const first = await living('toggle');
    const second = await living('toggle');
    const widgets = [first.host, second.host];
    const ids = widgets.flatMap((host) => [...host.querySelectorAll('[id]')].map(({ id }) => id));
    expect(new Set(ids).size).to.equal(ids.length);
  });
});

describe('equal titles of two widgets', () => {
  it('name one landmark, and groups besides, until the landmark is removed', async () => {
    const roles = ({ panels }: Widget) => panels.map((panel) => panel.getAttribute('role'));
    const first = await living('accordion');
    expect(roles(first)).to.deep.equal(['region', 'region', 'region']);
    expect(roles(await living('toggle'))).to.deep.equal(['group', 'group', 'group']);
    first.host.remove();
    await Promise.resolve();
    await Promise.resolve();
    expect(roles(await living('toggle'))).to.deep.equal(['region', 'region', 'region']);
  });
});
