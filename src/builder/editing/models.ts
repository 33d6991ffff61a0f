import { jsonText } from '../../core/state/json-text';
import { SHOW } from './items';

type Values = Readonly<Record<string, unknown>>;

/** The part of the editor's Backbone models that is used here. */
interface Model {
  readonly attributes: Values;
  on(type: string, listener: () => void): unknown;
  off(type: string, listener: () => void): unknown;
}

/** The settings model of an element. */
interface SettingsModel extends Model {
  readonly controls?: Readonly<Record<string, { readonly frontend_available?: unknown }>>;
  /** Controls that are not hidden by a condition. */
  getActiveControls?(): object;
}

/**
 * The part `elements` of the configuration that the editor shares with the page
 * (docs/compatibility/page-builder-markup.md#editor).
 */
export interface EditedElements {
  readonly data?: Readonly<Record<string, SettingsModel | undefined>>;
  readonly editSettings?: Readonly<Record<string, Model | undefined>>;
  /** Settings keys that are printed in the page, by element type. */
  readonly keys?: Readonly<Record<string, readonly string[] | undefined>>;
}

/** Follows the models of one node until the signal aborts. False if the editor has none. */
export function followModels(
  node: HTMLElement,
  { data, editSettings, keys }: EditedElements,
  signal: AbortSignal,
): boolean {
  const cid = node.dataset.modelCid ?? '';
  const settings = data?.[cid];
  if (settings) {
    const print = (): void => {
      node.dataset.settings = jsonText(settingsIn(settings, keys));
    };
    follow(settings, 'change', print, signal);
    print();
    signal.addEventListener('abort', () => node.removeAttribute('data-settings'), { once: true });
  }
  const panel = editSettings?.[cid];
  if (panel) {
    const show = (): void => {
      const index = Number(panel.attributes.activeItemIndex) - 1;
      node.dispatchEvent(new CustomEvent(SHOW, { detail: { index } }));
    };
    follow(panel, 'change:activeItemIndex', show, signal);
  }
  return Boolean(settings ?? panel);
}

function follow(model: Model, type: string, listener: () => void, signal: AbortSignal): void {
  model.on(type, listener);
  signal.addEventListener('abort', () => model.off(type, listener), { once: true });
}

/** Returns the settings that a server would print: active and not empty. */
function settingsIn(model: SettingsModel, keys: EditedElements['keys']): Values {
  const { attributes, controls = {} } = model;
  const { widgetType, elType, isInner } = attributes;
  const type = `${isInner ? 'inner-' : ''}${widgetType || elType}`;
  const available = keys?.[type] ?? Object.keys(controls).filter((key) => isPrinted(controls[key]));
  const active = model.getActiveControls?.() ?? attributes;
  const printed = available
    .filter((key) => Object.hasOwn(active, key))
    .map((key) => [key, attributes[key]] as const)
    .filter(([, value]) => value !== '' && value !== null && value !== undefined);
  return Object.fromEntries(printed);
}

function isPrinted(control: { readonly frontend_available?: unknown } | undefined): boolean {
  return Boolean(control?.frontend_available);
}
