import { SHOW } from './items';

type Values = Readonly<Record<string, unknown>>;

/** What is used of the editor's models, which are Backbone's. */
interface Model {
  readonly attributes: Values;
  on(type: string, listener: () => void): unknown;
  off(type: string, listener: () => void): unknown;
}

/** The model of an element's settings. */
interface SettingsModel extends Model {
  readonly controls?: Readonly<Record<string, { readonly frontend_available?: unknown }>>;
  /** Those that the values of others do not hide. */
  getActiveControls?(): object;
}

/** `elements` of the configuration that the editor and the page share (facts, page-builder-markup 8). */
export interface EditedElements {
  readonly data?: Readonly<Record<string, SettingsModel | undefined>>;
  readonly editSettings?: Readonly<Record<string, Model | undefined>>;
  /** The keys that reach the page, by the type of an element. */
  readonly keys?: Readonly<Record<string, readonly string[] | undefined>>;
}

/** Follows the models of one node until the signal ends. */
export function followModels(
  node: HTMLElement,
  { data, editSettings, keys }: EditedElements,
  signal: AbortSignal,
): void {
  const cid = node.dataset.modelCid ?? '';
  const settings = data?.[cid];
  if (settings) {
    const print = (): void => {
      node.dataset.settings = JSON.stringify(settingsIn(settings, keys));
    };
    follow(settings, 'change', print, signal);
    print();
    signal.addEventListener('abort', () => node.removeAttribute('data-settings'), { once: true });
  }
  const panel = editSettings?.[cid];
  if (!panel) return;
  const show = (): void => {
    const index = Number(panel.attributes.activeItemIndex) - 1;
    node.dispatchEvent(new CustomEvent(SHOW, { detail: { index } }));
  };
  follow(panel, 'change:activeItemIndex', show, signal);
}

function follow(model: Model, type: string, listener: () => void, signal: AbortSignal): void {
  model.on(type, listener);
  signal.addEventListener('abort', () => model.off(type, listener), { once: true });
}

/** What of a model reaches the page, as a server would print it: only what is active and not empty. */
function settingsIn(model: SettingsModel, keys: EditedElements['keys']): Values {
  const { attributes, controls = {} } = model;
  const { widgetType, elType, isInner } = attributes;
  const type = `${isInner ? 'inner-' : ''}${widgetType || elType}`;
  const available =
    keys?.[type] ?? Object.keys(controls).filter((key) => isForPages(controls[key]));
  const active = model.getActiveControls?.() ?? attributes;
  const printed = available
    .filter((key) => Object.hasOwn(active, key))
    .map((key) => [key, attributes[key]] as const)
    .filter(([, value]) => value !== '' && value !== null && value !== undefined);
  return Object.fromEntries(printed);
}

function isForPages(control: { readonly frontend_available?: unknown } | undefined): boolean {
  return Boolean(control?.frontend_available);
}
