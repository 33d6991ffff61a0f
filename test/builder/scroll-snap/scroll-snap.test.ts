import { expect, fixture, html } from '@open-wc/testing';
import { followScrollSnap } from '../../../src/builder/scroll-snap';
import { configure } from '../../../src/core/config';
import { rendered } from '../../page-objects/until';
import { endRuns, newRun } from '../motion/fixtures';

afterEach(() => {
  endRuns();
  configure({ pageSettings: undefined });
});

async function page(): Promise<HTMLElement[]> {
  const root = await fixture<HTMLElement>(html`
    <div>
      <div data-elementor-id="12" data-elementor-type="wp-page">
        <section data-element_type="section"><div data-element_type="column">One</div></section>
        <div data-element_type="container">Two</div>
      </div>
      <div data-elementor-id="90" data-elementor-type="popup">
        <div data-element_type="container">Apart</div>
      </div>
    </div>
  `);
  return [...root.querySelectorAll<HTMLElement>('[data-element_type]')];
}

const typeOf = (scroller: Element): string => getComputedStyle(scroller).scrollSnapType;
const aligned = (nodes: HTMLElement[]): string[] =>
  nodes.map((node) => getComputedStyle(node).scrollSnapAlign);

describe('a page with scroll snapping', () => {
  it('snaps at the sections of its documents, not at nested or separate elements', async () => {
    const nodes = await page();
    configure({ pageSettings: { scroll_snap: 'yes' } });
    followScrollSnap(newRun().signal);
    expect(typeOf(document.documentElement)).to.equal('y mandatory');
    expect(aligned(nodes)).to.deep.equal(['start', 'none', 'start', 'none']);
  });

  it('follows its settings, and is restored without them and at the end', async () => {
    const nodes = await page();
    const before = document.adoptedStyleSheets.length;
    const run = newRun();
    followScrollSnap(run.signal);
    expect(document.adoptedStyleSheets.length).to.equal(before);
    configure({ pageSettings: { scroll_snap: 'yes', scroll_snap_position: 'end' } });
    expect(aligned(nodes)[0]).to.equal('end');
    configure({ pageSettings: { scroll_snap: '' } });
    expect(typeOf(document.documentElement)).to.equal('none');
    configure({ pageSettings: { scroll_snap: 'yes' } });
    run.abort();
    expect(typeOf(document.documentElement)).to.equal('none');
    expect(document.adoptedStyleSheets.length).to.equal(before);
  });

  it('keeps the end of a section reachable that is taller than the viewport', async () => {
    const [section] = await page();
    configure({ pageSettings: { scroll_snap: 'yes' } });
    followScrollSnap(newRun().signal);
    section?.style.setProperty('block-size', '150vh');
    await rendered();
    expect(typeOf(document.documentElement)).to.equal('y');
    section?.style.removeProperty('block-size');
    await rendered();
    expect(typeOf(document.documentElement)).to.equal('y mandatory');
  });

  it('snaps the body if the builder’s stylesheet makes it scroll', async () => {
    await page();
    document.body.style.scrollSnapType = 'y mandatory';
    configure({ pageSettings: { scroll_snap: 'yes' } });
    followScrollSnap(newRun().signal);
    expect(typeOf(document.documentElement)).to.equal('none');
    expect(typeOf(document.body)).to.equal('y mandatory');
    document.body.style.scrollSnapType = '';
  });
});
