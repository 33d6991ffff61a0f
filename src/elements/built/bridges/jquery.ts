/** As much of jQuery as bridges call. */
export type JQuery = (target: unknown) => JQueryObject;

interface JQueryObject {
  readonly 0?: unknown;
  trigger(type: string, parameters: readonly unknown[]): unknown;
  data(key: string, value: unknown): unknown;
  on(type: string, listener: () => void): unknown;
  off(type: string, listener: () => void): unknown;
}

/** The page's own jQuery, if it is here by now. */
export function pageJQuery(): JQuery | undefined {
  const found: unknown = Reflect.get(globalThis, 'jQuery');
  return typeof found === 'function' ? (found as JQuery) : undefined;
}

/** The element that site code means: one, or jQuery's object around one. */
export function elementOf(target: unknown): HTMLElement | undefined {
  const element: unknown = target instanceof Element ? target : Object(target)[0];
  return element instanceof HTMLElement ? element : undefined;
}
