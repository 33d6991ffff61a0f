import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { component } from '../../src/react/component';
import type { ElementComponent } from '../../src/react/types';
import { newProbe } from '../core/element/fixtures';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

/** A probe of the host's tests, as a component. */
export type ProbeComponent = ElementComponent<ReturnType<typeof newProbe>['contract']>;

/** A fresh element with its component, and the way to register it. */
export function newComponent(options: Parameters<typeof newProbe>[0] = {}) {
  const probe = newProbe(options);
  const Probe: ProbeComponent = component({
    tag: probe.tag,
    attributes: { settings: 'settings', size: 'size', label: 'label', disabled: 'disabled' },
    properties: [],
    events: ['nh-probe-called'],
  });
  return { ...probe, Probe };
}

/** Renders into a new box of the page; later renders use the same box. */
export async function render(node: ReactNode): Promise<{
  readonly box: HTMLElement;
  readonly host: HTMLElement & { readonly updateComplete?: Promise<void> };
  readonly root: Root;
  again(node: ReactNode): Promise<void>;
}> {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const again = async (next: ReactNode): Promise<void> => {
    await act(async () => root.render(next));
    await (box.firstElementChild as Partial<{ updateComplete: Promise<void> }>)?.updateComplete;
  };
  await again(node);
  return { box, host: box.firstElementChild as HTMLElement, root, again };
}
