import { expect, fixture, html } from '@open-wc/testing';
import { configure } from '../../../../src/core/config';
import { applyMotion } from '../../../../src/elements/built/motion';
import { endRuns, newRun, painted, replaceGlobal, until } from './fixtures';

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

describe('an entrance', () => {
  it('hides what has yet to come into view, and animates it there', async () => {
    const target = await belowTheFold();
    applyMotion(target, { _animation: 'fadeIn' }, newRun().signal);
    await painted();
    expect(classesOf(target)).to.deep.equal([INVISIBLE, 'widget']);
    target.scrollIntoView();
    await until(target, () => target.classList.contains('animated'));
    expect(classesOf(target)).to.deep.equal(['animated', 'fadeIn', 'widget']);
  });

  it('begins with the first pixel of what is taller than the window', async () => {
    const page = await fixture<HTMLElement>(html`
      <div><div style="block-size: calc(100vh - 40px)"></div><div class="tall" style="block-size: 400vh"></div></div>
    `);
    const target = page.querySelector<HTMLElement>('.tall') ?? page;
    scrollTo(0, 0);
    applyMotion(target, { animation: 'fadeIn' }, newRun().signal);
    await until(target, () => target.classList.contains('animated'));
  });

  it('happens once', async () => {
    const target = await belowTheFold();
    applyMotion(target, { animation: 'fadeIn' }, newRun().signal);
    target.scrollIntoView();
    await until(target, () => target.classList.contains('animated'));
    window.scrollTo(0, 0);
    await painted();
    expect(classesOf(target)).to.deep.equal(['animated', 'fadeIn', 'widget']);
  });

  it('waits its delay in view', async () => {
    const target = await inView();
    const began = performance.now();
    applyMotion(target, { animation: 'fadeIn', _animation_delay: '60' }, newRun().signal);
    await until(target, () => target.classList.contains('animated'));
    expect(performance.now() - began).to.be.at.least(59);
  });

  it('goes by the width of the window', async () => {
    replaceGlobal('innerWidth', 500);
    const target = await inView();
    const settings = { animation: 'fadeIn', animation_mobile: 'zoomIn' };
    applyMotion(target, settings, newRun().signal);
    await until(target, () => target.classList.contains('animated'));
    expect(classesOf(target)).to.deep.equal(['animated', 'widget', 'zoomIn']);
  });

  it('is the one of the device that the window is for when it comes into view', async () => {
    replaceGlobal('innerWidth', 1280);
    const target = await belowTheFold();
    const settings = { animation: 'fadeIn', animation_mobile: 'zoomIn' };
    applyMotion(target, settings, newRun().signal);
    await painted();
    replaceGlobal('innerWidth', 500);
    target.scrollIntoView();
    await until(target, () => target.classList.contains('animated'));
    expect(classesOf(target)).to.deep.equal(['animated', 'widget', 'zoomIn']);
  });

  it('waits in a hidden tab until that is shown', async () => {
    const target = await inView();
    const panel = target.parentElement as HTMLElement;
    panel.hidden = true;
    applyMotion(target, { animation: 'fadeIn' }, newRun().signal);
    await painted();
    expect(classesOf(target)).to.deep.equal([INVISIBLE, 'widget']);
    panel.hidden = false;
    await until(target, () => target.classList.contains('animated'));
  });

  it('uses the class of the builder that the site names', async () => {
    configure({ builder: 'mason' });
    const target = await belowTheFold();
    applyMotion(target, { animation: 'fadeIn' }, newRun().signal);
    expect(classesOf(target)).to.deep.equal(['mason-invisible', 'widget']);
  });
});

describe('an element is visible at once', () => {
  for (const animation of ['none', '', 'two names', undefined]) {
    it(`when its animation is ${JSON.stringify(animation)}`, async () => {
      const target = await inView();
      applyMotion(target, { animation }, newRun().signal);
      expect(classesOf(target)).to.deep.equal(['widget']);
      await painted();
      expect(classesOf(target)).to.deep.equal(['widget']);
    });
  }

  it('where motion is to be reduced', async () => {
    reduceMotion();
    const target = await inView();
    applyMotion(target, { animation: 'fadeIn' }, newRun().signal);
    await painted();
    expect(classesOf(target)).to.deep.equal(['widget']);
  });

  it('where coming into view cannot be seen', async () => {
    replaceGlobal('IntersectionObserver', undefined);
    const target = await inView();
    applyMotion(target, { animation: 'fadeIn' }, newRun().signal);
    expect(classesOf(target)).to.deep.equal(['widget']);
  });

  it('when it has no box that could come into view', async () => {
    const target = await inView();
    target.style.display = 'contents';
    applyMotion(target, { animation: 'fadeIn' }, newRun().signal);
    expect(classesOf(target)).to.deep.equal(['widget']);
  });
});

describe('the end of the signal leaves the element visible', () => {
  it('before it came into view', async () => {
    const target = await belowTheFold();
    const run = newRun();
    applyMotion(target, { animation: 'fadeIn' }, run.signal);
    run.abort();
    expect(classesOf(target)).to.deep.equal(['widget']);
    target.scrollIntoView();
    await painted();
    expect(classesOf(target)).to.deep.equal(['widget']);
  });

  it('during the delay', async () => {
    const target = await inView();
    const run = newRun();
    applyMotion(target, { animation: 'fadeIn', animation_delay: 1 }, run.signal);
    const seen = new IntersectionObserver(() => run.abort());
    seen.observe(target);
    await new Promise((resolve) => run.signal.addEventListener('abort', resolve));
    seen.disconnect();
    expect(classesOf(target)).to.deep.equal(['widget']);
    await painted();
    expect(classesOf(target)).to.deep.equal(['widget']);
  });

  it('when it had ended before', async () => {
    const target = await inView();
    applyMotion(target, { animation: 'fadeIn' }, AbortSignal.abort());
    expect(classesOf(target)).to.deep.equal(['widget']);
  });

  it('and lets it be animated anew', async () => {
    const target = await inView();
    const run = newRun();
    applyMotion(target, { animation: 'fadeIn' }, run.signal);
    await until(target, () => target.classList.contains('fadeIn'));
    run.abort();
    applyMotion(target, { animation: 'zoomIn' }, newRun().signal);
    expect(classesOf(target)).to.deep.equal([INVISIBLE, 'widget']);
    await until(target, () => target.classList.contains('zoomIn'));
    expect(classesOf(target)).to.deep.equal(['animated', 'widget', 'zoomIn']);
  });
});
