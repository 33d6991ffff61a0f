import { expect, fixture, html } from '@open-wc/testing';
import { applyMotion } from '../../../src/builder/motion';
import { configure } from '../../../src/core/config';
import { rendered, until } from '../../page-objects/until';
import { endRuns, newRun } from './fixtures';

afterEach(endRuns);

interface Page {
  readonly container: HTMLElement;
  readonly target: HTMLElement;
}

/** A narrow column in a bordered container; the stretched element is in the column. */
async function page(containerStyle = 'inline-size: 600px', isRightToLeft = false): Promise<Page> {
  const root = await fixture<HTMLElement>(html`
    <div dir=${isRightToLeft ? 'rtl' : 'ltr'}>
      <div class="container" style="border: solid; border-width: 0 7px 0 5px; ${containerStyle}">
        <div style="margin-inline: 40px 90px; padding-inline: 11px">
          <div class="widget">Hello</div>
        </div>
      </div>
    </div>
  `);
  const container = root.querySelector<HTMLElement>('.container') ?? root;
  const target = root.querySelector<HTMLElement>('.widget') ?? root;
  return { container, target };
}

function inContainer(selector: unknown = '.container'): void {
  configure({ kit: { stretched_section_container: selector } });
}

function edges(element: Element): { left: number; right: number } {
  const { left, right } = element.getBoundingClientRect();
  return { left, right };
}

const windowWide = () => ({ left: 0, right: document.documentElement.clientWidth });

async function stretched({ target }: Page, settings = { stretch_element: 'yes' }): Promise<void> {
  applyMotion(target, settings, newRun().signal);
  await rendered();
}

describe('a stretched element', () => {
  for (const width of ['300px', '612.5px', '90%']) {
    it(`covers a container of ${width}, border to border`, async () => {
      inContainer();
      const shown = await page(`inline-size: ${width}`);
      await stretched(shown);
      expect(edges(shown.target)).to.deep.equal(edges(shown.container));
    });
  }

  it('covers its container in right-to-left pages', async () => {
    inContainer();
    configure({ rtl: true });
    const shown = await page(undefined, true);
    await stretched(shown);
    expect(edges(shown.target)).to.deep.equal(edges(shown.container));
    expect(shown.target.style.left).to.equal('');
    expect(shown.target.style.right).to.match(/^-\d/);
  });

  it('follows the size of its container', async () => {
    inContainer();
    const shown = await page();
    await stretched(shown);
    const before = shown.target.style.width;
    shown.container.style.inlineSize = '450px';
    await until(() => !['', before].includes(shown.target.style.width));
    expect(edges(shown.target)).to.deep.equal(edges(shown.container));
  });

  it('follows the kit to another container and to the window', async () => {
    inContainer('.container');
    const shown = await page('inline-size: 600px');
    await stretched(shown);
    const inner = shown.target.parentElement as HTMLElement;
    inner.id = 'inner';
    inContainer('#inner');
    await rendered();
    expect(edges(shown.target)).to.deep.equal(edges(inner));
    configure({ kit: {} });
    await rendered();
    expect(edges(shown.target)).to.deep.equal(windowWide());
    inContainer('.container');
    await rendered();
    expect(edges(shown.target)).to.deep.equal(edges(shown.container));
    shown.container.style.inlineSize = '450px';
    await rendered();
    expect(edges(shown.target)).to.deep.equal(edges(shown.container));
  });

  it('is measured again when it starts or stops being sticky', async () => {
    inContainer();
    const shown = await page();
    await stretched(shown);
    const { parentElement: column } = shown.target;
    const moved = async (tell: () => void): Promise<void> => {
      column?.style.setProperty('margin-inline-start', `${Math.random() * 50}px`);
      tell();
      await rendered();
      expect(edges(shown.target)).to.deep.equal(edges(shown.container));
    };
    await moved(() => shown.target.dispatchEvent(new Event('sticky:stick')));
    await moved(() => shown.target.dispatchEvent(new Event('sticky:unstick')));
    await moved(() => shown.target.classList.add('elementor-sticky--active'));
    await moved(() => shown.target.classList.remove('elementor-sticky--active'));
  });

  it('listens to the sticky events through jQuery, if available, until the end', async () => {
    inContainer();
    const listeners = new Map<string, () => void>();
    const object = {
      on: (types: string, listener: () => void) => listeners.set(types, listener),
      off: (types: string) => listeners.delete(types),
    };
    Object.assign(window, { jQuery: () => object });
    const shown = await page();
    const run = newRun();
    applyMotion(shown.target, { stretch_element: 'yes' }, run.signal);
    Reflect.deleteProperty(window, 'jQuery');
    await rendered();
    shown.target.parentElement?.style.setProperty('margin-inline-start', '3px');
    listeners.get('sticky:stick sticky:unstick')?.();
    await rendered();
    expect(edges(shown.target)).to.deep.equal(edges(shown.container));
    run.abort();
    expect(listeners.size).to.equal(0);
  });

  it('does not move if the server has printed it stretched', async () => {
    inContainer();
    const shown = await page();
    await stretched(shown);
    const { width, left } = shown.target.style;
    const printed = await page();
    Object.assign(printed.target.style, { width, left, position: 'relative' });
    const before = edges(printed.target);
    expect(before).to.deep.equal(edges(printed.container));
    await stretched(printed);
    expect(edges(printed.target)).to.deep.equal(before);
    expect(printed.target.style.left).to.equal(left);
  });

  it('does not grow in a container that is as wide as its content', async () => {
    inContainer();
    const shown = await page('inline-size: fit-content');
    const natural = shown.container.offsetWidth;
    await stretched(shown);
    await rendered();
    expect(shown.target.offsetWidth).to.equal(natural);
  });

  it('is not measured while its entrance animation displaces it', async () => {
    inContainer();
    const shown = await page();
    const entrance = shown.target.animate([{ transform: 'translateX(-100%)' }, {}], 60);
    await stretched(shown);
    await entrance.finished;
    await rendered();
    expect(edges(shown.target)).to.deep.equal(edges(shown.container));
  });

  it('is unchanged unless the setting is on', async () => {
    const shown = await page();
    await stretched(shown, { stretch_element: 'no' });
    expect(shown.target.getAttribute('style')).to.equal(null);
  });

  it('keeps its own CSS position', async () => {
    inContainer();
    const shown = await page();
    shown.target.style.position = 'sticky';
    await stretched(shown);
    expect(shown.target.style.position).to.equal('sticky');
  });
});

describe('a stretched element without a container', () => {
  for (const selector of [undefined, '', 7, '.missing', 'div:(']) {
    it(`covers the window if the kit’s selector is ${JSON.stringify(selector)}`, async () => {
      inContainer(selector ?? null);
      const shown = await page();
      await stretched(shown);
      expect(edges(shown.target)).to.deep.equal(windowWide());
    });
  }

  it('covers the window for true and "yes", and in right-to-left pages', async () => {
    configure({ rtl: true });
    const shown = await page(undefined, true);
    applyMotion(shown.target, { stretch_element: true }, newRun().signal);
    await rendered();
    expect(edges(shown.target)).to.deep.equal(windowWide());
  });

  it('follows the size of the window', async () => {
    const shown = await page();
    await stretched(shown);
    document.documentElement.style.inlineSize = '500px';
    shown.target.parentElement?.style.setProperty('margin-inline-start', '10px');
    const before = shown.target.style.left;
    await until(() => !['', before].includes(shown.target.style.left));
    document.documentElement.style.inlineSize = '';
    expect(edges(shown.target)).to.deep.equal(windowWide());
  });
});

describe('a stretched element after the signal aborts', () => {
  it('has no inline styles any more', async () => {
    const { target } = await page();
    const run = newRun();
    applyMotion(target, { stretch_element: 'yes' }, run.signal);
    await rendered();
    expect(target.style.width).to.match(/px$/);
    run.abort();
    expect(target.getAttribute('style')).to.equal('');
  });

  it('gets no styles if the signal was already aborted', async () => {
    const { target } = await page();
    const run = newRun();
    applyMotion(target, { stretch_element: 'yes' }, run.signal);
    run.abort();
    window.dispatchEvent(new Event('resize'));
    await rendered();
    expect(target.style.width).to.equal('');
  });
});

describe('many stretched elements', () => {
  it('are all measured before styles are written', async () => {
    inContainer();
    const pages = await Promise.all([page(), page('inline-size: 500px'), page()]);
    const steps: string[] = [];
    for (const { target } of pages) {
      const measure = target.getBoundingClientRect.bind(target);
      target.getBoundingClientRect = () => {
        steps.push(target.style.width === '' ? 'measured' : 'measured late');
        return measure();
      };
      applyMotion(target, { stretch_element: 'yes' }, newRun().signal);
    }
    new MutationObserver((_, observer) => {
      steps.push('written');
      observer.disconnect();
    }).observe(document.body, { subtree: true, attributeFilter: ['style'] });
    await until(() => pages[0].target.style.width !== '');
    expect(steps).to.deep.equal(['measured', 'measured', 'measured', 'written']);
  });
});
