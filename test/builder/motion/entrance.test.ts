import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { applyMotion } from '../../../src/builder/motion';
import { configure } from '../../../src/core/config';
import { rendered, until } from '../../page-objects/until';
import { endRuns, newRun, replaceGlobal } from './fixtures';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

afterEach(endRuns);

const INVISIBLE = 'elementor-invisible';

function classesOf(element: Element): string[] {
  return [...element.classList].sort();
}

function inView(): Promise<HTMLElement> {
  return fixture(html`<div class="widget ${INVISIBLE}">Hello</div>`);
}

async function belowTheFold(): Promise<HTMLElement> {
  const page = await fixture<HTMLElement>(html`
    <div>
      <div style="block-size: 300vh"></div>
      <div class="widget">Hello</div>
    </div>
  `);
  return page.querySelector<HTMLElement>('.widget') ?? page;
}

function reduceMotion(): void {
  replaceGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
}

describe('an entrance animation', () => {
  it('hides the element, and plays when it comes into view', async () => {
    const target = await belowTheFold();
    applyMotion(target, { _animation: 'fadeIn' }, newRun().signal);
    await rendered();
    expect(classesOf(target)).to.deep.equal([INVISIBLE, 'widget']);
    target.scrollIntoView();
    await until(() => target.classList.contains('animated'));
    expect(classesOf(target)).to.deep.equal(['animated', 'fadeIn', 'widget']);
  });

  it('starts at the first pixel of an element taller than the viewport', async () => {
    const page = await fixture<HTMLElement>(html`
      <div><div style="block-size: calc(100vh - 40px)"></div><div class="tall" style="block-size: 400vh"></div></div>
    `);
    const target = page.querySelector<HTMLElement>('.tall') ?? page;
    scrollTo(0, 0);
    applyMotion(target, { animation: 'fadeIn' }, newRun().signal);
    await until(() => target.classList.contains('animated'));
  });

  it('plays once', async () => {
    const target = await belowTheFold();
    applyMotion(target, { animation: 'fadeIn' }, newRun().signal);
    target.scrollIntoView();
    await until(() => target.classList.contains('animated'));
    window.scrollTo(0, 0);
    await rendered();
    expect(classesOf(target)).to.deep.equal(['animated', 'fadeIn', 'widget']);
  });

  it('waits for its delay', async () => {
    const target = await inView();
    const began = performance.now();
    applyMotion(target, { animation: 'fadeIn', _animation_delay: '60' }, newRun().signal);
    await until(() => target.classList.contains('animated'));
    expect(performance.now() - began).to.be.at.least(59);
  });

  it('depends on the width of the window', async () => {
    await setViewport(PHONE);
    const target = await inView();
    const settings = { animation: 'fadeIn', animation_mobile: 'zoomIn' };
    applyMotion(target, settings, newRun().signal);
    await until(() => target.classList.contains('animated'));
    expect(classesOf(target)).to.deep.equal(['animated', 'widget', 'zoomIn']);
  });

  it('is that of the current device when the element comes into view', async () => {
    await setViewport(DESKTOP);
    const target = await belowTheFold();
    const settings = { animation: 'fadeIn', animation_mobile: 'zoomIn' };
    applyMotion(target, settings, newRun().signal);
    await rendered();
    await setViewport(PHONE);
    target.scrollIntoView();
    await until(() => target.classList.contains('animated'));
    expect(classesOf(target)).to.deep.equal(['animated', 'widget', 'zoomIn']);
  });

  it('waits in a hidden tab until the tab is shown', async () => {
    const target = await inView();
    const panel = target.parentElement as HTMLElement;
    panel.hidden = true;
    applyMotion(target, { animation: 'fadeIn' }, newRun().signal);
    await rendered();
    expect(classesOf(target)).to.deep.equal([INVISIBLE, 'widget']);
    panel.hidden = false;
    await until(() => target.classList.contains('animated'));
  });

  it('uses the class prefix of the configured builder', async () => {
    configure({ builder: 'mason' });
    const target = await belowTheFold();
    applyMotion(target, { animation: 'fadeIn' }, newRun().signal);
    expect(classesOf(target)).to.deep.equal(['mason-invisible', 'widget']);
  });
});

describe('an element without an entrance', () => {
  for (const animation of ['none', '', 'two names', undefined]) {
    it(`is visible at once if its animation is ${JSON.stringify(animation)}`, async () => {
      const target = await inView();
      applyMotion(target, { animation }, newRun().signal);
      expect(classesOf(target)).to.deep.equal(['widget']);
      await rendered();
      expect(classesOf(target)).to.deep.equal(['widget']);
    });
  }

  it('is visible at once with reduced motion', async () => {
    reduceMotion();
    const target = await inView();
    applyMotion(target, { animation: 'fadeIn' }, newRun().signal);
    await rendered();
    expect(classesOf(target)).to.deep.equal(['widget']);
  });

  it('is visible at once without IntersectionObserver', async () => {
    replaceGlobal('IntersectionObserver', undefined);
    const target = await inView();
    applyMotion(target, { animation: 'fadeIn' }, newRun().signal);
    expect(classesOf(target)).to.deep.equal(['widget']);
  });

  it('is visible at once if it has no box', async () => {
    const target = await inView();
    target.style.display = 'contents';
    applyMotion(target, { animation: 'fadeIn' }, newRun().signal);
    expect(classesOf(target)).to.deep.equal(['widget']);
  });
});

describe('an element after the signal aborts', () => {
  it('is visible if aborted before it comes into view', async () => {
    const target = await belowTheFold();
    const run = newRun();
    applyMotion(target, { animation: 'fadeIn' }, run.signal);
    run.abort();
    expect(classesOf(target)).to.deep.equal(['widget']);
    target.scrollIntoView();
    await rendered();
    expect(classesOf(target)).to.deep.equal(['widget']);
  });

  it('is visible if aborted during the delay', async () => {
    const target = await inView();
    const run = newRun();
    applyMotion(target, { animation: 'fadeIn', animation_delay: 1 }, run.signal);
    const seen = new IntersectionObserver(() => run.abort());
    seen.observe(target);
    await new Promise((resolve) => run.signal.addEventListener('abort', resolve));
    seen.disconnect();
    expect(classesOf(target)).to.deep.equal(['widget']);
    await rendered();
    expect(classesOf(target)).to.deep.equal(['widget']);
  });

  it('stays visible if the signal was already aborted', async () => {
    const target = await inView();
    applyMotion(target, { animation: 'fadeIn' }, AbortSignal.abort());
    expect(classesOf(target)).to.deep.equal(['widget']);
  });

  it('can be animated again', async () => {
    const target = await inView();
    const run = newRun();
    applyMotion(target, { animation: 'fadeIn' }, run.signal);
    await until(() => target.classList.contains('fadeIn'));
    run.abort();
    applyMotion(target, { animation: 'zoomIn' }, newRun().signal);
    expect(classesOf(target)).to.deep.equal([INVISIBLE, 'widget']);
    await until(() => target.classList.contains('zoomIn'));
    expect(classesOf(target)).to.deep.equal(['animated', 'widget', 'zoomIn']);
  });
});
