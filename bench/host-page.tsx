/** Runs in the page: mounts and updates many elements, by r2wc alone and by our host. */
import r2wc from '@r2wc/react-to-web-component';
import * as z from 'zod/mini';
import { defineElement } from '../src/core/element';
import { defineContract } from '../src/core/element/contract';

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
      label: { type: 'string', attribute: 'label', schema: z.string(), default: '', doc: '' },
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

/** Milliseconds from the first change to the frame after the last element shows `label`. */
async function until(tag: string, count: number, label: string, act: () => void): Promise<number> {
  const start = performance.now();
  act();
  const isDone = (): boolean =>
    [...document.querySelectorAll(`${tag} h2`)].filter((h2) => h2.textContent === label).length ===
    count;
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}

/** One round of a contender: the time to draw `count` elements, and to update them all. */
async function round(tag: string, count: number): Promise<{ draw: number; update: number }> {
  const box = document.body.appendChild(document.createElement('div'));
  const draw = await until(tag, count, 'one', () => {
    box.innerHTML = `<${tag} label="one"></${tag}>`.repeat(count);
  });
  const update = await until(tag, count, 'two', () => {
    for (const element of box.children) element.setAttribute('label', 'two');
  });
  box.remove();
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { draw, update };
}

Object.assign(window, { round });
