import { expect } from '@open-wc/testing';
import r2wc from '@r2wc/react-to-web-component';
import { createElement } from 'react';
import { Portal } from '../../../src/core/element/react';
import { BODY_EVENT_TYPES } from '../../../src/core/element/react/react-root';
import { drawn, type ProbeElement, probeTag } from './fixtures';

/** Returns the listeners that are added to any node while `act` runs, by node. */
async function listenersAdded(act: () => Promise<unknown>): Promise<Map<EventTarget, string[]>> {
  const added = new Map<EventTarget, string[]>();
  const original = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (
    this: EventTarget,
    ...args: Parameters<typeof original>
  ) {
    added.set(this, [...(added.get(this) ?? []), args[0]]);
    return original.apply(this, args);
  };
  try {
    await act();
  } finally {
    EventTarget.prototype.addEventListener = original;
  }
  return added;
}

describe('the internals of r2wc and React that we rely on', () => {
  for (const shadow of [undefined, 'open'] as const) {
    it(`a root in ${shadow ? 'shadow' : 'light'} DOM takes 26 listeners, of the types that bodies use`, async () => {
      const tag = probeTag({ shadow });
      let element: ProbeElement | undefined;
      const added = await listenersAdded(async () => {
        element = await drawn(`<${tag}></${tag}>`);
      });
      const container = element?.shadowRoot ?? element?.querySelector('[data-nh-body]');
      const types = added.get(container as EventTarget) ?? [];
      expect(types.length).to.equal(2 * BODY_EVENT_TYPES.size);
      expect(new Set(types)).to.deep.equal(new Set(BODY_EVENT_TYPES));
    });
  }

  it('a portal takes as few as a root', async () => {
    const into = document.body.appendChild(document.createElement('div'));
    const Opened = () => createElement(Portal, { into, children: createElement('b', null, 'out') });
    const tag = probeTag({ load: () => ({ default: Opened as never, styles: '' }) });
    const added = await listenersAdded(() => drawn(`<${tag}></${tag}>`));
    const box = into.firstElementChild as Element;
    expect(added.get(box)?.length).to.equal(2 * BODY_EVENT_TYPES.size);
    expect(added.get(into)).to.equal(undefined);
  });

  it('r2wc keeps its root where we look for it', async () => {
    const Base = r2wc(() => null, { props: [] });
    customElements.define('plain-r2wc', Base);
    const element = document.body.appendChild(document.createElement('plain-r2wc'));
    const context = Reflect.get(element, Symbol.for('r2wc.context')) as { root: object };
    const fiberRoot = Reflect.get(context.root, '_internalRoot');
    expect(fiberRoot).to.have.property('onCaughtError').that.is.a('function');
    expect(Reflect.get(element, Symbol.for('r2wc.props'))).to.have.property('container');
    element.remove();
  });
});
