import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { type Contract, defineContract, defineElement } from '../../../src/core/element';
import type { PropsOf } from '../../../src/core/element/contract';
import { Slot, useInstance } from '../../../src/core/element/react';

export const props = {
  settings: {
    type: 'json',
    attribute: 'settings',
    schema: z.object({ word: z.optional(z.string()), list: z.optional(z.array(z.number())) }),
    default: {},
    doc: 'Settings.',
  },
  size: {
    type: 'number',
    attribute: 'size',
    schema: z.number().check(z.gte(0)),
    default: 3,
    doc: 'Size.',
  },
  label: { type: 'string', attribute: 'label', schema: z.string(), default: 'none', doc: 'Label.' },
  look: {
    type: 'string',
    attribute: 'look',
    schema: z.enum(['plain', 'loud']),
    default: 'plain',
    doc: 'Look.',
  },
  disabled: {
    type: 'boolean',
    attribute: 'disabled',
    schema: z.boolean(),
    default: false,
    doc: 'Off.',
  },
} as const;

export type ProbeProps = PropsOf<typeof props>;

/** Counts of what bodies did, by element. */
export const draws = new WeakMap<HTMLElement, number>();

function Probe({ settings, size, label, look, disabled }: ProbeProps): ReactNode {
  const instance = useInstance();
  const { host } = instance;
  draws.set(host, (draws.get(host) ?? 0) + 1);
  if (settings.word === 'boom') throw new Error('boom');
  return (
    <div part="box" data-policy={instance.childrenPolicy}>
      <output>{JSON.stringify({ settings, size, label, look, disabled })}</output>
      <input aria-label="Typed" />
      {instance.childrenPolicy === 'slot' &&
        (slotsOf.get(host.localName) ?? ['']).map((name) => <Slot key={name} name={name} />)}
    </div>
  );
}

const styles = '@layer nh { output { color: rgb(1, 2, 3) } }';

/** The slots that a probe draws, by tag; default: the unnamed one. */
const slotsOf = new Map<string, readonly string[]>();

let count = 0;

interface Options
  extends Partial<Pick<Contract, 'modes' | 'feature' | 'inner' | 'load' | 'enhance'>> {
  readonly children?: Contract['children'];
  readonly shadow?: 'open' | 'closed';
  readonly slots?: readonly string[];
}

/** A probe element that every question of the host can be asked of. */
export interface ProbeElement extends HTMLElement {
  settings: unknown;
  size: unknown;
  label: unknown;
  disabled: unknown;
  readonly updateComplete: Promise<void>;
}

/** A fresh tag, not registered, and the way to register it. */
export function newProbe({ children = 'replace', shadow, slots, ...options }: Options = {}): {
  tag: `nh-${string}`;
  contract: Contract;
  define(): void;
} {
  const tag: `nh-${string}` = `nh-probe-${++count}`;
  if (slots) slotsOf.set(tag, slots);
  const contract = defineContract({
    tag,
    summary: 'A probe.',
    since: '0.0.0',
    props,
    events: { 'nh-probe-called': { detail: z.object({ times: z.number() }), doc: 'Called.' } },
    slots: {},
    parts: { box: 'The box.' },
    cssProperties: {},
    children,
    loading: 'eager',
    load: () => ({ default: Probe as never, styles }),
    ...options,
  });
  return { tag, contract, define: () => void defineElement(contract, { shadow: shadow ?? false }) };
}

/** A registered probe's tag. */
export function probeTag(options: Options = {}): string {
  const probe = newProbe(options);
  probe.define();
  return probe.tag;
}

/** Puts markup into the page and returns its first element, drawn. */
export async function drawn(markup: string): Promise<ProbeElement> {
  const box = document.createElement('div');
  box.innerHTML = markup;
  document.body.append(box);
  const element = box.firstElementChild as ProbeElement;
  await element.updateComplete;
  return element;
}

/** What a probe has drawn, or undefined if it has drawn nothing. */
export function shown(element: HTMLElement): ProbeProps | undefined {
  const text = (element.shadowRoot ?? element).querySelector('output')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Resolves when `isTrue` holds, looked at after each change in the page, or in a shadow root of it. */
export function until(isTrue: () => boolean, root: Node = document): Promise<void> {
  if (isTrue()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isTrue()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}
