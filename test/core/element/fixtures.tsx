import type { ReactNode } from 'react';
import { type Contract, defineContract, defineElement } from '../../../src/core/element';
import type { PropsOf } from '../../../src/core/element/contract';
import { Slot, useInstance } from '../../../src/core/element/react';
import { defineSettings } from '../../../src/core/settings';

export const settings = defineSettings({
  word: { kind: 'text', doc: 'A word.' },
  list: { kind: 'list', of: { kind: 'number' }, doc: 'Numbers.' },
  wide: { kind: 'number', responsive: true, doc: 'A number by device.' },
});

export const props = {
  size: { kind: 'number', min: 0, attribute: 'size', default: 3, doc: 'Size.' },
  label: { kind: 'text', attribute: 'label', default: 'none', doc: 'Label.' },
  look: {
    kind: 'choice',
    options: { plain: 'Plain', loud: 'Loud' },
    attribute: 'look',
    default: 'plain',
    doc: 'Look.',
  },
  disabled: { kind: 'toggle', attribute: 'disabled', default: false, doc: 'Off.' },
} as const;

export type ProbeProps = PropsOf<typeof props, typeof settings>;

/** Counts of the bodies' calls, by element. */
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

/** The slots that a probe renders, by tag; default: the unnamed one. */
const slotsOf = new Map<string, readonly string[]>();

let count = 0;

interface Options
  extends Partial<Pick<Contract, 'modes' | 'feature' | 'inner' | 'load' | 'enhance'>> {
  readonly children?: Contract['children'];
  readonly shadow?: 'open' | 'closed';
  readonly slots?: readonly string[];
}

/** A probe element for all tests of the host. */
export interface ProbeElement extends HTMLElement {
  settings: unknown;
  size: unknown;
  label: unknown;
  disabled: unknown;
  readonly updateComplete: Promise<void>;
}

/** A fresh, unregistered tag, with a function that registers it. */
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
    settings,
    events: { 'nh-probe-called': { detail: { times: { kind: 'number' } }, doc: 'Called.' } },
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

/** The tag of a registered probe. */
export function probeTag(options: Options = {}): string {
  const probe = newProbe(options);
  probe.define();
  return probe.tag;
}

/** Puts markup into the page and returns its first element, rendered. */
export async function drawn(markup: string): Promise<ProbeElement> {
  const box = document.createElement('div');
  box.innerHTML = markup;
  document.body.append(box);
  const element = box.firstElementChild as ProbeElement;
  await element.updateComplete;
  return element;
}

/** The content that a probe has rendered, or undefined. */
export function shown(element: HTMLElement): ProbeProps | undefined {
  const text = (element.shadowRoot ?? element).querySelector('output')?.textContent;
  return text ? JSON.parse(text) : undefined;
}
