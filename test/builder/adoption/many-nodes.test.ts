import { expect } from '@open-wc/testing';
import { rendered, until } from '../../page-objects/until';
import { accordion, bringPageAlive, isLive, show, told } from './fixtures';

await bringPageAlive({ adopt: true });

const DEPTH = 10;

/** A widget nested in nine containers. */
function nested(content: string): string {
  const open = '<div class="e-con" data-element_type="container">';
  return `${open.repeat(DEPTH - 1)}${content}${'</div>'.repeat(DEPTH - 1)}`;
}

/** A page with this number of nodes, of which every tenth is an accordion. */
function page(count: number, style: string): string {
  const stacks = Array.from({ length: count / DEPTH }, () => nested(accordion()));
  return `<main style="${style}">${stacks.join('')}</main>`;
}

const accordions = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-widget_type="accordion.default"]'),
];

describe('a page of ten thousand nodes, nested ten levels deep', () => {
  it('activates visible nodes without errors', async () => {
    const errors = await told('error', async () => {
      // Stacked at one position, so that all are in view.
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

  it('leaves distant nodes inactive until they are scrolled into view', async () => {
    show(page(10_000, ''));
    await until(() => isLive(accordions()[0] as HTMLElement));
    await rendered();
    const far = accordions().filter((node) => node.getBoundingClientRect().top > 2000);
    expect(far).to.have.length.above(900);
    expect(far.filter(isLive)).to.deep.equal([]);
    const last = far.at(-1) as HTMLElement;
    last.scrollIntoView();
    await until(() => isLive(last));
    expect(isLive(far[0] as HTMLElement)).to.equal(false);
  });

  it('releases all nodes when they are removed', async () => {
    show(page(10_000, ''));
    scrollTo(0, 0);
    const [first] = accordions();
    await until(() => isLive(first as HTMLElement));
    show('');
    await rendered();
    expect(isLive(first as HTMLElement)).to.equal(false);
  });
});
