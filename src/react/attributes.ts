import { type RefObject, useRef } from 'react';
import { jsonText } from '../core/state/json-text';
import { useBrowserLayoutEffect } from './layout-effect';

type Attributes = Readonly<Record<string, string | undefined>>;

/** The attributes that every element takes and that React 18 or 19 prints wrongly on a custom one. */
export const COMMON_ATTRIBUTES: Readonly<Record<string, string>> = {
  className: 'class',
  hidden: 'hidden',
  inert: 'inert',
  loading: 'loading',
};

/** The texts of the attributes that props give; undefined for one that is not there. */
export function attributesOf(
  names: Readonly<Record<string, string>>,
  given: Readonly<Record<string, unknown>>,
): Attributes {
  const texts = Object.entries(names).map(([prop, attribute]) => [attribute, textOf(given[prop])]);
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return '';
  return typeof value === 'object' ? jsonText(value) : String(value);
}

/**
 * Has the attributes in the page as they are in the server's HTML. React 19 sets a property instead where
 * a defined element has one of the attribute's name, so that before and after would differ.
 */
export function useAttributes(host: RefObject<HTMLElement | null>, attributes: Attributes): void {
  const shown = useRef<Attributes>({});
  useBrowserLayoutEffect(() => {
    const element = host.current;
    for (const name of Object.keys(shown.current)) {
      if (!(name in attributes)) element?.removeAttribute(name);
    }
    for (const [name, text = ''] of Object.entries(attributes)) {
      if (element?.getAttribute(name) !== text) element?.setAttribute(name, text);
    }
    shown.current = attributes;
  });
}
