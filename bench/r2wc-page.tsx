/** Runs in the page: draws and updates many elements, by r2wc alone and by our host. */
import r2wc from '@r2wc/react-to-web-component';
import { defineElement } from '../src/core/element';
import { defineContract } from '../src/core/element/contract';
import { timed } from './timed';

function Card({ label }: { label: string }) {
  return (
    <article>
      <h2>{label}</h2>
      <button type="button">More</button>
    </article>
  );
}

customElements.define('plain-card', r2wc(Card, { props: { label: 'string' } }));
defineElement(
  defineContract({
    tag: 'nh-card',
    summary: 'A card.',
    since: '0.0.0',
    props: {
      label: {
        kind: 'text',
        attribute: 'label',
        default: '',
        label: 'Label',
        doc: '',
        group: 'Card',
      },
    },
    events: {},
    slots: {},
    parts: {},
    cssProperties: {},
    children: 'replace',
    loading: 'eager',
    load: () => ({ default: Card as never, styles: '' }),
  }),
  { shadow: false },
);

/** Milliseconds to the painted frame. */
export interface CardTimes {
  readonly draw: number;
  readonly update: number;
}

async function round(tag: string, count: number): Promise<CardTimes> {
  const box = document.body.appendChild(document.createElement('div'));
  const markup = `<${tag} label="one"></${tag}>`.repeat(count);
  const cards = document.createRange().createContextualFragment(markup);
  const draw = await timed(() => {
    box.append(cards);
    return allShow(box, 'one');
  });
  const update = await timed(() => {
    for (const element of box.children) element.setAttribute('label', 'two');
    return allShow(box, 'two');
  });
  box.remove();
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { draw, update };
}

/** r2wc does not report when it has drawn. */
async function allShow(box: HTMLElement, label: string): Promise<void> {
  const isShown = (card: Element) => card.querySelector('h2')?.textContent === label;
  while (![...box.children].every(isShown)) await new Promise((resolve) => setTimeout(resolve));
}

Object.assign(globalThis, { round });
