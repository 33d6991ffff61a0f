import { oldLibrary } from './replacements';

const nativeSlice = Array.prototype.slice;

/** A list as it is, the items of what has a `length`, else a list of the one value. */
function toList(value: unknown): unknown[] {
  if (value == null) return [];
  if (Array.isArray(value)) return value;
  const isList = typeof value === 'object' && typeof Reflect.get(value, 'length') === 'number';
  return isList ? nativeSlice.call(value) : [value];
}

/** A wrapper of an event, which is no event itself. */
function EventWrapper(this: { event: unknown } | undefined, event: unknown): void {
  if (this) this.event = event;
}

/** A class that makes requests; it takes options, not an address. */
function RequestClass(this: { options: unknown } | undefined, options: unknown): void {
  if (this) this.options = options;
}

function DocumentType(): void {}

/**
 * What MooTools 1.3 does to the built-in objects that our code and React use: `Array.from`, `bind`, members of
 * elements, and constructors of the window under the names of built-in ones.
 */
export const mooTools = oldLibrary([
  [Array, { from: toList }],
  [
    Object,
    {
      keys(object: object) {
        const names: string[] = [];
        for (const name in object) if (Object.hasOwn(object, name)) names.push(name);
        return names;
      },
      values(object: Record<string, unknown>) {
        const values: unknown[] = [];
        for (const name in object) if (Object.hasOwn(object, name)) values.push(object[name]);
        return values;
      },
      each(object: Record<string, unknown>, visit: (value: unknown, name: string) => void) {
        for (const name in object) if (Object.hasOwn(object, name)) visit(object[name], name);
      },
    },
  ],
  [
    Function.prototype,
    {
      bind(this: (...values: unknown[]) => unknown, object: unknown, ...given: unknown[]) {
        return (...values: unknown[]) => this.apply(object, [...given, ...values]);
      },
      implement(this: { prototype: object }, members: object) {
        Object.assign(this.prototype, members);
        return this;
      },
      $family: () => 'function',
    },
  ],
  [
    Array.prototype,
    {
      each(this: unknown[], visit: (item: unknown, index: number) => void) {
        for (let index = 0; index < this.length; index++) visit(this[index], index);
      },
      flatten(this: unknown[]) {
        return this.flat(9);
      },
      append(this: unknown[], items: unknown[]) {
        this.push(...items);
        return this;
      },
      contains(this: unknown[], item: unknown) {
        return this.indexOf(item) !== -1;
      },
      empty(this: unknown[]) {
        this.length = 0;
        return this;
      },
      $family: () => 'array',
    },
  ],
  [
    String.prototype,
    {
      contains(this: string, text: string) {
        return this.indexOf(text) > -1;
      },
      clean(this: string) {
        return this.replace(/\s+/g, ' ').trim();
      },
    },
  ],
  [
    HTMLElement.prototype,
    {
      /** Takes two numbers; an object of options sets the place to 0. */
      scrollTo(this: Element, left: number, top: number) {
        this.scrollLeft = Number(left);
        this.scrollTop = Number(top);
        return this;
      },
      set(this: Element, name: string, value: string) {
        this.setAttribute(name, value);
        return this;
      },
      get(this: Element, name: string) {
        return this.getAttribute(name);
      },
      empty(this: Element) {
        this.replaceChildren();
        return this;
      },
      dispose(this: Element) {
        return this.parentNode?.removeChild(this) ?? this;
      },
      clone(this: Element) {
        return this.cloneNode(true);
      },
      $family: () => 'element',
    },
  ],
  [window, { Event: EventWrapper, Request: RequestClass, Document: DocumentType }],
]);
