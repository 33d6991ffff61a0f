import {
  createElement,
  forwardRef,
  type HTMLAttributes,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Contract } from '../core/element';
import { HYDRATION, WAITING } from '../core/element/waiting';
import { attributesOf, COMMON_ATTRIBUTES, useAttributes } from './attributes';
import { handlersOf, useHandlers } from './handlers';
import { useProperties } from './properties';
import type { ElementComponent } from './types';

/** What a component must know of its element's contract. */
export interface Face {
  readonly tag: string;
  /** The attribute of each prop that has one. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The props that only script can give. */
  readonly properties: readonly string[];
  readonly events: readonly string[];
}

type Given = Readonly<Record<string, unknown>> & HTMLAttributes<HTMLElement>;

/**
 * Makes the component that prints an element's tag, for React 18 and 19. It registers nothing: that is for
 * `nh-elements/autoload` or `nh-elements/define/*`, before it or after.
 */
export function component<C extends Contract>(face: Face): ElementComponent<C> {
  const names = { ...COMMON_ATTRIBUTES, ...face.attributes };
  const handlers = handlersOf(face.events);
  const own = new Set([...Object.keys(names), ...handlers.keys(), ...face.properties]);

  const Component = forwardRef<HTMLElement, Given>((given, ref) => {
    const host = useRef<HTMLElement>(null);
    const attributes = attributesOf(names, given);
    const isHydrating = useIsHydrating();
    useImperativeHandle(ref, () => host.current as HTMLElement, []);
    useHandlers(host, handlers, given);
    useProperties(host, face.properties, given);
    useAttributes(host, attributes);
    const { children, ...others } = Object.fromEntries(
      Object.entries(given).filter(([name]) => !own.has(name)),
    );
    const waiting = isHydrating ? { [WAITING]: HYDRATION } : {};
    const printed = { ...others, ...attributes, ...waiting, ref: host };
    return createElement(face.tag, printed, ...asNodes(children as Given['children']));
  });
  Component.displayName = face.tag;
  return Component as unknown as ElementComponent<C>;
}

/**
 * The children as nodes of their own. To change a text that is an element's only child, React empties the
 * element, and with it what the element has drawn.
 */
function asNodes(children: Given['children']): readonly Given['children'][] {
  return children === undefined || children === null ? [] : [children, null];
}

/** True on the server and while React takes over what the server has printed. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

const neverChanges = (): (() => void) => () => {};
