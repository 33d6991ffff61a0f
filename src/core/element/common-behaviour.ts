import { declareCommonSettings, type Fields } from '../settings';
import { commonValues, type GivenSettings } from './given-settings';

type Settings = Readonly<Record<string, unknown>>;

/** Applies a behaviour's settings to a node, until the signal aborts. */
export type ApplyBehaviour = (target: HTMLElement, settings: Settings, signal: AbortSignal) => void;

/** A behaviour that the settings of any element may request. Core itself provides none. */
export interface CommonBehaviour {
  /**
   * The settings that request the behaviour. No element reports their keys as unknown. An absent key must
   * mean the same as its default.
   */
  readonly settings: Fields;
  /**
   * True if the settings, including those for single devices, or the node request the behaviour. Its code
   * is loaded only then.
   */
  isWanted(settings: Settings, target: HTMLElement): boolean;
  load(): Promise<ApplyBehaviour>;
  /** Called if its code could not be loaded. */
  giveUp(target: HTMLElement): void;
}

/** A requested behaviour with its settings. */
interface Wanted {
  readonly behaviour: CommonBehaviour;
  readonly settings: Settings;
}

const provided = new Set<CommonBehaviour>();

/** Offers a behaviour to every element. Providing the same one twice has no effect. */
export function provideCommonBehaviour(behaviour: CommonBehaviour): void {
  provided.add(behaviour);
  declareCommonSettings(behaviour.settings);
}

/** The common behaviours of one element: those that its settings request at the moment. */
export class CommonBehaviours {
  #target: HTMLElement | undefined;
  /**
   * The requested settings as text, so that equal values from another object are not applied again.
   */
  #asked: string | undefined;
  #run: AbortController | undefined;
  #coming: Promise<unknown> | undefined;

  /**
   * Resolves when all requested behaviours are applied or given up; undefined while none is loading.
   */
  get coming(): Promise<unknown> | undefined {
    return this.#coming;
  }

  /**
   * Applies the behaviours that the settings request. If several settings have a key, the last one counts.
   *
   * @param target the builder's node around the element, else the element
   * @param given settings that are not objects are ignored
   */
  follow(target: HTMLElement, given: readonly GivenSettings[]): void {
    const wanted = [...provided]
      .map((behaviour) => ({ behaviour, settings: commonValues(behaviour.settings, given) }))
      .filter(({ behaviour, settings }) => behaviour.isWanted(settings, target));
    const asked = JSON.stringify(wanted.map(({ settings }) => settings));
    if (target === this.#target && asked === this.#asked) return;
    this.end();
    this.#target = target;
    this.#asked = asked;
    if (wanted.length === 0) return;
    const coming = Promise.all(wanted.map((one) => this.#apply(one, target))).then(() => {
      if (this.#coming === coming) this.#coming = undefined;
    });
    this.#coming = coming;
  }

  /** Ends the behaviours. The next `follow` applies the settings again, even if they are equal. */
  end(): void {
    this.#target = undefined;
    this.#asked = undefined;
    this.#run?.abort();
    this.#run = undefined;
    this.#coming = undefined;
  }

  #apply({ behaviour, settings }: Wanted, target: HTMLElement): Promise<void> {
    this.#run ??= new AbortController();
    const { signal } = this.#run;
    return behaviour.load().then(
      (apply) => apply(target, settings, signal),
      () => behaviour.giveUp(target),
    );
  }
}
