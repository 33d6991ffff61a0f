import { expect } from '@open-wc/testing';
import { createElement, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { Portal } from '../../../src/core/element/react';
import { consoleDuring } from '../../page-objects/captured-console';
import { drawn, probeTag } from './fixtures';
import { itUnlessReactTells } from './throwing';

/** The tag of an element with `Body` as its body. */
const tagOf = (Body: () => ReactNode): string =>
  probeTag({ load: () => ({ default: Body as never, styles: '' }) });

const portal = (into: Element, children: ReactNode): ReactNode =>
  createElement(Portal, { into, children });

describe('a portal', () => {
  it('renders into the other node, and leaves nothing there when its element is removed', async () => {
    const into = document.body.appendChild(document.createElement('div'));
    const tag = tagOf(() => portal(into, createElement('b', null, 'out')));
    const element = await drawn(`<${tag}></${tag}>`);
    expect(into.textContent).to.equal('out');
    element.remove();
    await element.updateComplete;
    expect(into.childNodes.length).to.equal(0);
  });

  itUnlessReactTells(
    'never touches the other node, not even when its drawing is thrown away',
    async () => {
      const Thrower = (): ReactNode => {
        throw new Error('thrown beside a portal');
      };
      const tag = tagOf(() => [portal(document.body, 'out'), createElement(Thrower, { key: 'b' })]);
      const before = document.body.childElementCount;
      await consoleDuring('error', () => drawn(`<${tag}></${tag}>`));
      expect(Object.hasOwn(document.body, 'addEventListener')).to.equal(false);
      expect(document.body.childElementCount).to.equal(before + 1);
    },
  );

  it('is connected when the refs and layout effects of its content run', async () => {
    const wasConnected: (boolean | undefined)[] = [];
    const Content = (): ReactNode => {
      const own = useRef<HTMLElement>(null);
      const note = useCallback((element: HTMLElement | null) => {
        own.current = element;
        if (element) wasConnected.push(element.isConnected);
      }, []);
      useLayoutEffect(() => {
        wasConnected.push(own.current?.isConnected);
      }, []);
      return createElement('i', { ref: note });
    };
    const tag = tagOf(() => portal(document.body, createElement(Content)));
    const element = await drawn(`<${tag}></${tag}>`);
    expect(wasConnected).to.deep.equal([true, true]);
    element.remove();
  });
});
