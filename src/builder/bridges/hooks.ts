import { logError, logWarning } from '../../core/dom/log';
import { addBehaviour } from '../behaviours/add-behaviour';
import { pageJQuery } from './jquery';

type Callback = (...parameters: unknown[]) => unknown;

interface Hook {
  readonly callback: Callback;
  readonly priority: number;
  readonly context: unknown;
  /** Removes the behavior that the hook registered. */
  readonly remove?: (() => void) | undefined;
}

/** Prefix of the ready hooks; followed by `global`, an element type, or a widget type with its skin. */
const READY = 'frontend/element_ready/';

const DEFAULT_PRIORITY = 10;

/**
 * Actions and filters under the builder's names (docs/compatibility/page-builder-markup.md#hooks). Ready
 * hooks also run for elements that are ready already. Ready hooks receive jQuery objects and run only on
 * pages with jQuery.
 */
export class Hooks {
  readonly #hooks = new Map<string, Hook[]>();

  /** @param signal removes all hooks when it aborts */
  constructor(signal: AbortSignal) {
    const removeAll = (): void => {
      for (const name of this.#hooks.keys()) this.#remove(name, undefined);
    };
    signal.addEventListener('abort', removeAll, { once: true });
  }
  addAction(
    name: string,
    callback: Callback,
    priority: number = DEFAULT_PRIORITY,
    context?: unknown,
  ): void {
    const remove = name.startsWith(READY)
      ? addBehaviour({
          type: name.slice(READY.length),
          begin: ({ node }) => {
            const jQuery = pageJQuery();
            if (jQuery) callback.call(context, jQuery(node), jQuery);
            else warnOfMissing(name);
          },
        })
      : undefined;
    this.#add(name, { callback, priority, context, remove });
  }

  addFilter(
    name: string,
    callback: Callback,
    priority: number = DEFAULT_PRIORITY,
    context?: unknown,
  ): void {
    this.#add(filterOf(name), { callback, priority, context });
  }

  removeAction(name: string, callback?: Callback): void {
    this.#remove(name, callback);
  }

  removeFilter(name: string, callback?: Callback): void {
    this.#remove(filterOf(name), callback);
  }

  /** Runs all callbacks of an action. A callback that throws does not stop the others. */
  doAction(name: string, ...parameters: unknown[]): void {
    for (const { callback, context } of this.#of(name)) {
      try {
        callback.apply(context, parameters);
      } catch (error) {
        logError(`nh-elements: a listener of the action "${name}" has failed.`, error);
      }
    }
  }

  applyFilters(name: string, value: unknown, ...parameters: unknown[]): unknown {
    let filtered = value;
    for (const { callback, context } of this.#of(filterOf(name))) {
      filtered = callback.call(context, filtered, ...parameters);
    }
    return filtered;
  }

  #of(name: string): readonly Hook[] {
    return this.#hooks.get(name) ?? [];
  }

  #add(name: string, hook: Hook): void {
    const hooks = [...this.#of(name), hook];
    this.#hooks.set(
      name,
      hooks.sort((one, other) => one.priority - other.priority),
    );
  }

  /** Removes the hooks with this callback; without a callback, all hooks of the name. */
  #remove(name: string, callback: Callback | undefined): void {
    const matches = (hook: Hook): boolean => !callback || hook.callback === callback;
    for (const hook of this.#of(name)) if (matches(hook)) hook.remove?.();
    this.#hooks.set(
      name,
      this.#of(name).filter((hook) => !matches(hook)),
    );
  }
}

/** Returns the key of a filter: filters and actions may share a name. */
function filterOf(name: string): string {
  return `filter ${name}`;
}

function warnOfMissing(name: string): void {
  if (isReported) return;
  isReported = true;
  logWarning(
    `nh-elements: the hook "${name}" needs jQuery, which the page does not load, so the hook does not run. ` +
      'Use registerBehaviour() instead.',
  );
}

let isReported = false;
