import { declareCommonSettings, type Fields } from '../settings';

type Settings = Readonly<Record<string, unknown>>;

/** Applies settings to a node until the signal ends. */
export type ApplyBehaviour = (target: HTMLElement, settings: Settings, signal: AbortSignal) => void;

/** What any element may ask for in its settings, whichever element it is; core itself has none. */
export interface CommonBehaviour {
  /** The keys that ask for it: no element takes them for unknown. */
  readonly settings: Fields;
  /** Whether settings, as they were printed or assigned, ask for it: only then is its code fetched. */
  isWanted(settings: Settings): boolean;
  load(): Promise<ApplyBehaviour>;
  /** Called instead where its code does not come. */
  giveUp(target: HTMLElement): void;
}

const provided = new Set<CommonBehaviour>();

/** Lets every element have a behaviour; a second call with the same one adds nothing. */
export function provideCommonBehaviour(behaviour: CommonBehaviour): void {
  provided.add(behaviour);
  declareCommonSettings(behaviour.settings);
}

/** The common behaviours of one element: those that its settings ask for now. */
export class CommonBehaviours {
  #given: readonly unknown[] = [];
  #run: AbortController | undefined;

  /**
   * Follows what was given: of a key the last one counts.
   *
   * @param target the builder's node around the element, else the element
   * @param given settings as they came; what is no object counts for nothing
   */
  follow(target: HTMLElement, given: readonly unknown[]): void {
    const isSame =
      given.length === this.#given.length && given.every((one, at) => one === this.#given[at]);
    if (isSame) return;
    this.end();
    this.#given = given;
    const settings: Settings = Object.assign({}, ...given.filter(isObject));
    for (const behaviour of provided) {
      if (behaviour.isWanted(settings)) this.#apply(behaviour, target, settings);
    }
  }

  /** Ends what is under way; what was given then counts as new. */
  end(): void {
    this.#given = [];
    this.#run?.abort();
    this.#run = undefined;
  }

  #apply(behaviour: CommonBehaviour, target: HTMLElement, settings: Settings): void {
    this.#run ??= new AbortController();
    const { signal } = this.#run;
    behaviour.load().then(
      (apply) => apply(target, settings, signal),
      () => behaviour.giveUp(target),
    );
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
