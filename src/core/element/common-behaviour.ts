import { declareCommonSettings, type Fields } from '../settings';
import { commonValues, type GivenSettings } from './given-settings';

type Settings = Readonly<Record<string, unknown>>;

/** Applies the values of a behaviour's keys to a node until the signal ends. */
export type ApplyBehaviour = (target: HTMLElement, settings: Settings, signal: AbortSignal) => void;

/** What any element may ask for in its settings, whichever element it is; core itself has none. */
export interface CommonBehaviour {
  /** The keys that ask for it: no element takes them for unknown. Absent must mean the same as their defaults. */
  readonly settings: Fields;
  /** Whether the values of its keys, also those for one device, or the node ask for it: only then is its code fetched. */
  isWanted(settings: Settings, target: HTMLElement): boolean;
  load(): Promise<ApplyBehaviour>;
  /** Called instead where its code does not come. */
  giveUp(target: HTMLElement): void;
}

/** What one element asks for. */
interface Wanted {
  readonly behaviour: CommonBehaviour;
  readonly settings: Settings;
}

const provided = new Set<CommonBehaviour>();

/** Lets every element have a behaviour; a second call with the same one adds nothing. */
export function provideCommonBehaviour(behaviour: CommonBehaviour): void {
  provided.add(behaviour);
  declareCommonSettings(behaviour.settings);
}

/** The common behaviours of one element: those that its settings ask for now. */
export class CommonBehaviours {
  #target: HTMLElement | undefined;
  /** What is asked for, as text: the same values from other settings are nothing new. */
  #asked: string | undefined;
  #run: AbortController | undefined;
  #coming: Promise<unknown> | undefined;

  /** While code of what is asked for is on its way: resolves when all is applied, or given up. */
  get coming(): Promise<unknown> | undefined {
    return this.#coming;
  }

  /**
   * Follows what was given: of a key the last one counts.
   *
   * @param target the builder's node around the element, else the element
   * @param given what is no object counts for nothing
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

  /** Ends what is under way; what was given then counts as new. */
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
