/** The part of jQuery that bridges use. */
export type JQuery = (target: unknown) => JQueryObject;

interface JQueryObject {
  readonly 0?: unknown;
  trigger(type: string, parameters: readonly unknown[]): unknown;
  data(key: string, value: unknown): unknown;
  on(type: string, listener: () => void): unknown;
  off(type: string, listener: () => void): unknown;
}

/** The page's own jQuery, if it is loaded. */
export function pageJQuery(): JQuery | undefined {
  const jQuery: unknown = Reflect.get(globalThis, 'jQuery');
  return typeof jQuery === 'function' ? (jQuery as JQuery) : undefined;
}

/** Returns the element that site code passes: directly or as a jQuery object. */
export function elementOf(target: unknown): HTMLElement | undefined {
  const element: unknown = isNode(target) ? target : Object(target)[0];
  return isHtmlElement(element) ? element : undefined;
}

// Not `instanceof`: the node may come from another window's document.
function isNode(target: unknown): boolean {
  return 'nodeType' in Object(target);
}

function isHtmlElement(target: unknown): target is HTMLElement {
  return isNode(target) && 'innerText' in Object(target);
}
