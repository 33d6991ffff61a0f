import { until } from '../../page-objects/until';
import { bringPageAlive } from '../adoption/fixtures';

/** A minimal jQuery for bridges: objects around elements, and listeners with parameters. */
export interface FakeScope {
  readonly 0: EventTarget;
  readonly jquery: string;
}

/** Events triggered through jQuery. */
export const triggered: [target: EventTarget, type: string, parameters: readonly unknown[]][] = [];
/** jQuery data of elements, by id. */
export const data = new Map<unknown, unknown>();

export function fakeJQuery(target: EventTarget) {
  return {
    0: target,
    jquery: '3',
    on: (type: string, listener: () => void) => target.addEventListener(type, listener),
    off: (type: string, listener: () => void) => target.removeEventListener(type, listener),
    trigger: (type: string, parameters: readonly unknown[]) =>
      triggered.push([target, type, parameters]),
    data: (key: string, value: unknown) => data.set(`${(target as Element).id} ${key}`, value),
  };
}

export interface Frontend {
  readonly config: { readonly kit: object };
  readonly hooks: {
    addAction(name: string, callback: (...parameters: never[]) => void): void;
    removeAction(name: string): void;
    doAction(name: string, ...parameters: unknown[]): void;
    addFilter(name: string, callback: (value: never) => unknown): void;
    applyFilters(name: string, value: unknown): unknown;
  };
  readonly elementsHandler: { runReadyTrigger(scope: unknown): void };
  readonly utils: {
    readonly urlActions: {
      addAction(name: string, run: (settings: unknown) => void): void;
      runAction(address: string): void;
    };
    readonly lightbox: Promise<Record<string, (...given: unknown[]) => unknown>>;
    readonly swiper: new (container: unknown, options: object) => unknown;
  };
  isEditMode(): boolean;
  getCurrentDeviceMode(): string;
  getCurrentDeviceSetting(settings: object, key: string): unknown;
  getKitSettings(key?: string): unknown;
}

let initiated = 0;

/** Number of init events. */
export const timesInitiated = (): number => initiated;

/** Activates the page with bridges and jQuery. Call once per test file. */
export async function bringBridgesAlive(config: object): Promise<void> {
  window.addEventListener('elementor/frontend/init', () => initiated++);
  Object.assign(window, { jQuery: fakeJQuery });
  await bringPageAlive({ bridges: true, ...config });
  await until(() => initiated > 0);
}

export const frontend = (): Frontend => Reflect.get(window, 'elementorFrontend');
