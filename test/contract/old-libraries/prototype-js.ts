import { oldLibrary } from './replacements';

type List<T = unknown> = ArrayLike<T> & { toArray?: () => T[] };
type Visit = (item: unknown, index: number) => unknown;

const nativeSlice = Array.prototype.slice;
const nativeText = JSON.stringify;

/** A list of what has a `length` or a `toArray`; a mapping function is ignored, and an iterator is empty. */
function toList(source: List | null | undefined): unknown[] {
  if (!source) return [];
  if (source.toArray) return source.toArray();
  const list = new Array(source.length || 0);
  for (let index = list.length - 1; index >= 0; index--) list[index] = source[index];
  return list;
}

/** The names of an object's enumerable members, those of its prototypes included. */
function namesIn(object: object): string[] {
  const names: string[] = [];
  for (const name in object) names.push(name);
  return names;
}

function visitAll(list: List, visit: Visit): void {
  for (let index = 0; index < list.length; index++) visit(list[index], index);
}

const arrayMembers = {
  each(this: unknown[], visit: Visit) {
    visitAll(this, visit);
    return this;
  },
  map(this: unknown[], visit: Visit = (item) => item, context?: unknown) {
    const results: unknown[] = [];
    visitAll(this, (item, index) => results.push(visit.call(context, item, index)));
    return results;
  },
  filter(this: unknown[], visit: Visit, context?: unknown) {
    const results: unknown[] = [];
    visitAll(this, (item, index) => visit.call(context, item, index) && results.push(item));
    return results;
  },
  find(this: unknown[], visit: Visit, context?: unknown) {
    for (let index = 0; index < this.length; index++) {
      if (visit.call(context, this[index], index)) return this[index];
    }
    return undefined;
  },
  every(this: unknown[], visit: Visit = (item) => item, context?: unknown) {
    let all = true;
    visitAll(this, (item, index) => {
      all = all && !!visit.call(context, item, index);
    });
    return all;
  },
  some(this: unknown[], visit: Visit = (item) => item, context?: unknown) {
    let any = false;
    visitAll(this, (item, index) => {
      any = any || !!visit.call(context, item, index);
    });
    return any;
  },
  /** Not the built-in iterator of pairs: a copy of the list. */
  entries(this: unknown[]) {
    return nativeSlice.call(this);
  },
  /** Not the built-in fold: the only item, or the list. */
  reduce(this: unknown[]) {
    return this.length > 1 ? this : this[0];
  },
  toArray(this: unknown[]) {
    return nativeSlice.call(this);
  },
  clear(this: unknown[]) {
    this.length = 0;
    return this;
  },
  first(this: unknown[]) {
    return this[0];
  },
  last(this: unknown[]) {
    return this[this.length - 1];
  },
  size(this: unknown[]) {
    return this.length;
  },
  /** JSON text, which `JSON.stringify` then writes as a text. */
  toJSON(this: unknown[]) {
    const texts: string[] = [];
    for (let index = 0; index < this.length; index++) {
      const item = this[index];
      texts[index] = Array.isArray(item)
        ? arrayMembers.toJSON.call(item)
        : (nativeText(item) ?? 'null');
    }
    return `[${texts.join(', ')}]`;
  },
};

/** An element's method as a function of the library writes it: it uses the parent without a check. */
const elementMembers = {
  remove(this: Element) {
    (this.parentNode as ParentNode).removeChild(this);
    return this;
  },
  /** Scrolls the window to the element, whatever is asked. */
  scrollTo(this: Element) {
    const { left, top } = this.getBoundingClientRect();
    window.scrollTo(left + window.scrollX, top + window.scrollY);
    return this;
  },
  show(this: HTMLElement) {
    this.style.display = '';
    return this;
  },
  hide(this: HTMLElement) {
    this.style.display = 'none';
    return this;
  },
  toggle(this: HTMLElement) {
    this.style.display = this.style.display === 'none' ? '' : 'none';
    return this;
  },
  visible(this: HTMLElement) {
    return this.style.display !== 'none';
  },
  update(this: HTMLElement, text: string) {
    this.textContent = text;
    return this;
  },
  select(this: HTMLElement, selector: string) {
    return toList(this.querySelectorAll(selector));
  },
  next(this: HTMLElement) {
    return this.nextElementSibling;
  },
  up(this: HTMLElement) {
    return this.parentElement;
  },
  empty(this: HTMLElement) {
    return this.childNodes.length === 0;
  },
};

/** A constructor of elements that takes the place of the built-in one, without its prototype. */
function ElementByName(name: string): HTMLElement {
  return document.createElement(name);
}

/**
 * What Prototype.js 1.6.0 does to the built-in objects that our code and React use: methods of lists, of texts
 * and of elements, `Array.from`, `Object.keys`, `bind`, and texts as the JSON forms of values.
 */
export const prototypeJs = oldLibrary([
  [Array.prototype, arrayMembers],
  [Array, { from: toList }],
  [
    Object,
    {
      keys: namesIn,
      values: (object: Record<string, unknown>) => {
        const names = namesIn(object);
        const values: unknown[] = [];
        visitAll(names, (name) => values.push(object[String(name)]));
        return values;
      },
      clone: (object: object) => ({ ...object }),
      toJSON: nativeText,
    },
  ],
  [
    Function.prototype,
    {
      bind(this: (...values: unknown[]) => unknown, object?: unknown, ...given: unknown[]) {
        if (object === undefined && given.length === 0) return this;
        return (...values: unknown[]) => this.apply(object, [...given, ...values]);
      },
      defer(this: () => void) {
        return window.setTimeout(this, 10);
      },
    },
  ],
  [
    String.prototype,
    {
      startsWith(this: string, text: string) {
        return this.indexOf(text) === 0;
      },
      endsWith(this: string, text: string) {
        const at = this.length - text.length;
        return at >= 0 && this.lastIndexOf(text) === at;
      },
      sub(this: string, pattern: string, text: string) {
        return this.split(pattern).join(text);
      },
      strip(this: string) {
        return this.trim();
      },
      blank(this: string) {
        return this.trim() === '';
      },
      toJSON(this: string) {
        return nativeText(String(this));
      },
    },
  ],
  [
    Number.prototype,
    {
      toJSON(this: number) {
        return Number.isFinite(this) ? String(this) : 'null';
      },
      times(this: number, visit: (index: number) => void) {
        for (let index = 0; index < this; index++) visit(index);
      },
    },
  ],
  [
    Date.prototype,
    {
      toJSON(this: Date) {
        return `"${this.toISOString().slice(0, 19)}Z"`;
      },
    },
  ],
  [HTMLElement.prototype, elementMembers],
  [window, { Element: ElementByName }],
]);
