import { logError, logWarning } from '../../../core/dom/log';
import { addBehaviour } from '../behaviours/add-behaviour';
import { pageJQuery } from './jquery';

type Callback = (...parameters: unknown[]) => unknown;

interface Hook {
  readonly callback: Callback;
  readonly priority: number;
  readonly context: unknown;
  /** Takes back what runs on nodes. */
  readonly remove?: (() => void) | undefined;
}

/** What follows is `global`, the type of an element, or that of a widget with its skin. */
const READY = 'frontend/element_ready/';

const DEFAULT_PRIORITY = 10;

/**
 * Actions and filters by the builder's names (facts, page-builder-markup 10). What asks for elements that
 * are ready is called for those that have been so before, too, and with jQuery's objects, so only where
 * the page has jQuery.
 */
export class Hooks {
  readonly #hooks = new Map<string, Hook[]>();

  /** @param signal ends all that was asked for */
  constructor(signal: AbortSignal) {
    const forget = (): void => {
      for (const name of this.#hooks.keys()) this.#remove(name, undefined);
    };
    signal.addEventListener('abort', forget, { once: true });
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

  /** Calls all that asked for the action; one that throws does not keep the others from it. */
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
    return this.#of(filterOf(name)).reduce(
      (filtered, { callback, context }) => callback.call(context, filtered, ...parameters),
      value,
    );
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

  /** Without a callback all of the name. */
  #remove(name: string, callback: Callback | undefined): void {
    const isMeant = (hook: Hook): boolean => !callback || hook.callback === callback;
    for (const hook of this.#of(name)) if (isMeant(hook)) hook.remove?.();
    this.#hooks.set(
      name,
      this.#of(name).filter((hook) => !isMeant(hook)),
    );
  }
}

/** A filter may have the name of an action. */
function filterOf(name: string): string {
  return `filter ${name}`;
}

function warnOfMissing(name: string): void {
  if (isTold) return;
  isTold = true;
  logWarning(
    `nh-elements: "${name}" is called with jQuery's objects, and the page has no jQuery, so it is not ` +
      'called. Use registerBehaviour() instead.',
  );
}

let isTold = false;
