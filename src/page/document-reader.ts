import { isOff, isOn } from '../core/config/toggle';
import type { Fields } from '../core/settings';
import { listOf, objectOf, textOf } from '../core/settings/reading';
import { type BuilderElement, type Elements, MOST_LEVELS, type SavedSettings } from './element';
import { settingFieldsOf } from './element-settings';
import { idOfPlace, isElementName } from './ids';
import type { DocumentFault, DocumentProblem } from './problem';
import { settingProblems } from './setting-problems';
import { isUnsafeKey } from './unsafe-key';

/** The maximum number of levels of objects and lists in the settings of an element. */
const SETTING_LEVELS = 100;

/** The keys of an element that are read one by one. */
const known: ReadonlySet<string> = new Set([
  'id',
  'elType',
  'isInner',
  'widgetType',
  'settings',
  'elements',
]);

/** Returned for a value that is ignored, once its problem is recorded. */
const NONE: unique symbol = Symbol('none');

/** An element whose id may still be missing. */
type Draft = { -readonly [Key in keyof BuilderElement]: BuilderElement[Key] };

/**
 * Copies the JSON of a document and records the ignored values.
 *
 * The recursion is limited: by the levels of elements and by those of settings.
 */
export class DocumentReader {
  readonly problems: DocumentProblem[] = [];
  readonly #path: (string | number)[] = [];
  readonly #ids = new Set<string>();
  /** The elements that get an id once all ids of the document are known, by their place. */
  readonly #withoutId = new Map<Draft, string>();

  /** Reads the outermost elements, the value of `key`. */
  content(key: string, json: unknown): Elements {
    const elements = this.#at(key, () => this.#elements(json, 1));
    for (const [element, place] of this.#withoutId) {
      element.id = idOfPlace(place, this.#ids);
      this.#ids.add(element.id);
    }
    return elements;
  }

  /** Reads settings, the value of `key`: invalid values of declared keys are left out, other keys are kept. */
  settings(key: string, json: unknown, declared: Fields): SavedSettings {
    return this.#at(key, () => {
      const settings = objectOf(json ?? {});
      if (!settings) this.tell('not-an-object');
      return this.#valid(this.#entries(settings ?? {}, 1), declared);
    });
  }

  /** Records a problem at the present place, or below it. */
  tell(fault: DocumentFault, ...below: readonly string[]): typeof NONE {
    this.problems.push({ fault, path: [...this.#path, ...below] });
    return NONE;
  }

  #at<T>(step: string | number, read: () => T): T {
    this.#path.push(step);
    const value = read();
    this.#path.pop();
    return value;
  }

  #elements(json: unknown, level: number): BuilderElement[] {
    const items = listOf(json ?? []);
    if (!items) this.tell('not-a-list');
    if (!items?.length) return [];
    if (level > MOST_LEVELS) {
      this.tell('too-deep');
      return [];
    }
    return items.flatMap((item, index) => {
      const element = this.#at(index, () => this.#element(item, level));
      return element === NONE ? [] : [element];
    });
  }

  #element(json: unknown, level: number): BuilderElement | typeof NONE {
    const object = objectOf(json);
    if (!object || Array.isArray(json)) return this.tell('not-an-element');
    const { elType, widgetType } = object;
    if (!isElementName(elType)) return this.tell('no-type', 'elType');
    const isNamed = isElementName(widgetType);
    if (!isNamed && elType === 'widget') return this.tell('no-widget-type', 'widgetType');
    const element: Draft = {
      id: '',
      elType,
      ...this.#isInner(object.isInner),
      ...(isNamed && { widgetType }),
      settings: this.settings('settings', object.settings, settingFieldsOf(elType)),
      elements: [],
      ...this.#entries(
        Object.fromEntries(Object.entries(object).filter(([key]) => !known.has(key))),
        1,
      ),
    };
    this.#identify(element, textOf(object.id));
    element.elements = this.#at('elements', () => this.#elements(object.elements, level + 1));
    return element;
  }

  /** Sets the id, unless the element needs another one. */
  #identify(element: Draft, id = ''): void {
    if (isElementName(id) && !this.#ids.has(id)) {
      element.id = id;
      this.#ids.add(id);
      return;
    }
    const fault = isElementName(id) ? 'duplicate-id' : 'invalid-id';
    this.tell(id === '' ? 'no-id' : fault, 'id');
    this.#withoutId.set(element, this.#path.join(' '));
  }

  #isInner(json: unknown): Pick<BuilderElement, 'isInner'> {
    if (json === undefined || json === null) return {};
    if (isOn(json) || isOff(json)) return { isInner: isOn(json) };
    this.tell('not-a-toggle', 'isInner');
    return {};
  }

  /** Leaves out the keys whose values their declaration refuses. */
  #valid(settings: SavedSettings, declared: Fields): SavedSettings {
    const problems = settingProblems(declared, settings);
    if (problems.length === 0) return settings;
    for (const setting of problems) {
      const path = [...this.#path, ...setting.path];
      this.problems.push({ fault: 'invalid-setting', path, setting });
    }
    const refused = new Set(problems.map(({ path: [key] }) => key));
    return Object.fromEntries(Object.entries(settings).filter(([key]) => !refused.has(key)));
  }

  #value(json: unknown, level: number): unknown {
    if (json === null || typeof json === 'string' || typeof json === 'boolean') return json;
    // The sum is 0 for -0, which JSON cannot hold.
    if (typeof json === 'number' && Number.isFinite(json)) return json + 0;
    if (typeof json !== 'object') return this.tell('not-json');
    if (level > SETTING_LEVELS) return this.tell('too-deep');
    return Array.isArray(json) ? this.#items(json, level) : this.#entries(json, level);
  }

  #items(json: readonly unknown[], level: number): unknown[] {
    const items = json.map((item, index) => this.#at(index, () => this.#value(item, level + 1)));
    return items.filter((item) => item !== NONE);
  }

  #entries(json: object, level: number): SavedSettings {
    const entries: [key: string, value: unknown][] = [];
    for (const [key, value] of Object.entries(json)) {
      if (value === undefined) continue;
      if (isUnsafeKey(key)) this.tell('unsafe-key', key);
      else entries.push([key, this.#at(key, () => this.#value(value, level + 1))]);
    }
    return Object.fromEntries(entries.filter(([, value]) => value !== NONE));
  }
}
