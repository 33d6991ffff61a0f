import { bringPageAlive, settled } from '../adoption/fixtures';

/** What bridges need of jQuery: an object around an element, listeners with parameters. */
export interface FakeScope {
  readonly 0: EventTarget;
  readonly jquery: string;
}

/** What jQuery was asked to trigger. */
export const triggered: [target: EventTarget, type: string, parameters: readonly unknown[]][] = [];
/** What jQuery keeps of elements, by their ids. */
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

/** How often the page was told that the bridge is there. */
export const timesInitiated = (): number => initiated;

/** Brings the page alive with bridges and with jQuery on it, once for each test file. */
export async function bringBridgesAlive(config: object): Promise<void> {
  window.addEventListener('elementor/frontend/init', () => initiated++);
  Object.assign(window, { jQuery: fakeJQuery });
  await bringPageAlive({ bridges: true, ...config });
  for (let turn = 0; turn < 200 && initiated === 0; turn++) await settled();
}

export const frontend = (): Frontend => Reflect.get(window, 'elementorFrontend');
