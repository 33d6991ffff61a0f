import { expect } from '@open-wc/testing';
import { act, type ComponentType, lazy, type ReactNode, StrictMode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HYDRATION, WAITING } from '../../src/core/element/waiting';
import { type ProbeElement, shown } from '../core/element/fixtures';
import { consoleDuring } from '../page-objects/captured-console';
import { until } from '../page-objects/until';
import { newComponent } from './fixtures';

/** Puts the HTML that a server prints for `node` into the page. */
function print(node: ReactNode, box: HTMLElement = document.createElement('div')): HTMLElement {
  const parsed = new DOMParser().parseFromString(`<body>${renderToString(node)}`, 'text/html');
  box.append(...parsed.body.childNodes);
  return document.body.appendChild(box);
}

/** An island of Astro before its hydration. */
function newIsland(): HTMLElement {
  const island = document.createElement('astro-island');
  island.setAttribute('ssr', '');
  return island;
}

/** Hydrates a box; returns React's warnings. */
async function hydrate(box: HTMLElement, node: ReactNode): Promise<unknown[]> {
  const recovered: unknown[] = [];
  const errors = await consoleDuring('error', () =>
    act(async () => {
      hydrateRoot(box, node, { onRecoverableError: (error) => recovered.push(error) });
    }),
  );
  return [...errors, ...recovered];
}

const hostOf = (box: HTMLElement): ProbeElement =>
  box.querySelector(`[${WAITING}]`) as unknown as ProbeElement;

const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

describe('a component that a server has printed', () => {
  for (const children of ['replace', 'slot', 'enhance'] as const) {
    it(`is hydrated though the element was defined before, under ${children}`, async () => {
      const { Probe, define } = newComponent({ children });
      define();
      const drawing = (
        <StrictMode>
          <Probe settings={{ word: 'hi' }} disabled className="big">
            <p>printed</p>
          </Probe>
        </StrictMode>
      );
      const box = print(drawing, newIsland());
      const host = hostOf(box);
      expect(host.getAttribute('settings')).to.equal('{"word":"hi"}');
      await nextTask();
      expect(host.getAttribute(WAITING)).to.equal(HYDRATION);
      expect(await hydrate(box, drawing)).to.deep.equal([]);
      expect(box.firstElementChild === host).to.equal(true);
      await until(() => shown(host)?.settings.word === 'hi');
      expect(host.hasAttribute(WAITING)).to.equal(false);
    });
  }

  it('lives when it is defined after its hydration', async () => {
    const { Probe, define } = newComponent();
    const box = print(<Probe size={5} />);
    const host = hostOf(box);
    expect(await hydrate(box, <Probe size={5} />)).to.deep.equal([]);
    define();
    await host.updateComplete;
    expect(shown(host)?.size).to.equal(5);
  });

  it('waits in a React container until its own part is hydrated', async () => {
    const { Probe, define } = newComponent();
    let arrive = (_: { default: ComponentType }): void => {};
    const arrival = new Promise<{ default: ComponentType }>((resolve) => {
      arrive = resolve;
    });
    const Late = lazy(() => arrival);
    const late = (part: ReactNode): ReactNode => <Suspense>{part}</Suspense>;
    const box = print(late(<Probe size={6} />));
    const host = hostOf(box);
    expect(await hydrate(box, late(<Late />))).to.deep.equal([]);
    define();
    await nextTask();
    expect(host.getAttribute(WAITING)).to.equal(HYDRATION);
    await act(async () => arrive({ default: () => <Probe size={6} /> }));
    await until(() => shown(host)?.size === 6);
    expect(box.contains(host)).to.equal(true);
  });
});

describe('a component that a server has printed, and that no React will hydrate', () => {
  it('lives beside an island of Astro', async () => {
    const { Probe, define } = newComponent();
    define();
    print(<p>An island</p>, newIsland());
    const host = hostOf(print(<Probe size={7} />));
    await until(() => shown(host)?.size === 7);
  });

  it('lives in the static content of an island', async () => {
    const { Probe, define } = newComponent();
    define();
    const island = document.body.appendChild(newIsland());
    const host = hostOf(print(<Probe size={8} />, document.createElement('astro-slot')));
    island.append(host.parentNode as Node);
    await until(() => shown(host)?.size === 8);
  });
});
