import { expect } from '@open-wc/testing';
import { accordion, bringPageAlive, isLive, settled, show, told, until } from './fixtures';

await bringPageAlive({ adopt: true });

const DEPTH = 10;

/** A widget in as many containers as make it the tenth node on its way down. */
function nested(content: string): string {
  const open = '<div class="e-con" data-element_type="container">';
  return `${open.repeat(DEPTH - 1)}${content}${'</div>'.repeat(DEPTH - 1)}`;
}

/** A page of that many nodes, each tenth an accordion. */
function page(count: number, style: string): string {
  const stacks = Array.from({ length: count / DEPTH }, () => nested(accordion()));
  return `<main style="${style}">${stacks.join('')}</main>`;
}

const accordions = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-widget_type="accordion.default"]'),
];

describe('a page of ten thousand nodes, nested ten deep', () => {
  it('lives wherever it is seen, and nobody complains', async () => {
    const errors = await told('error', async () => {
      // All in one place, so that all are in view.
      show(page(10_000, 'display: grid; grid-template-areas: "here"'));
      const style = document.createElement('style');
      style.textContent = 'main > * { grid-area: here; }';
      document.body.append(style);
      expect(document.querySelectorAll('[data-element_type]')).to.have.length(10_000);
      await until(() => document.querySelectorAll('[data-nh-live]').length === 1000);
    });
    expect(errors).to.deep.equal([]);
    const last = accordions().at(-1) as HTMLElement;
    last.querySelector<HTMLElement>('[data-tab="2"]')?.click();
    expect(last.querySelector('[data-tab="2"]')?.getAttribute('aria-expanded')).to.equal('true');
  });

  it('is idle where it is far from the window, until somebody scrolls there', async () => {
    show(page(10_000, ''));
    await until(() => isLive(accordions()[0] as HTMLElement));
    await settled();
    const far = accordions().filter((node) => node.getBoundingClientRect().top > 2000);
    expect(far).to.have.length.above(900);
    expect(far.filter(isLive)).to.deep.equal([]);
    const last = far.at(-1) as HTMLElement;
    last.scrollIntoView();
    await until(() => isLive(last));
    expect(isLive(far[0] as HTMLElement)).to.equal(false);
  });

  it('lets go of all of them when they leave', async () => {
    show(page(10_000, ''));
    scrollTo(0, 0);
    const [first] = accordions();
    await until(() => isLive(first as HTMLElement));
    show('');
    await settled();
    expect(isLive(first as HTMLElement)).to.equal(false);
  });
});
