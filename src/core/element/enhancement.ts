import type { Controller, EnhanceContext, EnhanceModule, Shown } from './contract';
import type { Drawing } from './drawing';

type Props = Readonly<Record<string, unknown>>;

/** What a controller is given from outside; all else is its enhancement's own. */
type OuterContext = Omit<EnhanceContext, 'signal' | 'shown' | 'draw'> & {
  /** @param signal the controller's: nothing is drawn for one that has ended */
  draw(signal: AbortSignal): Promise<boolean>;
};

/** A controller at work on its host's printed markup, from its start to its end. */
export class Enhancement {
  readonly #life = new AbortController();
  readonly #controller: Controller | undefined;
  readonly #shown: Shown = {};
  #seen: Props;

  /** @throws what the controller throws; what it has begun is ended then */
  constructor(module: EnhanceModule, context: OuterContext) {
    this.#seen = context.props;
    const enhance = module.enhance as (context: EnhanceContext) => Controller | undefined;
    try {
      this.#controller = enhance({
        ...context,
        signal: this.#life.signal,
        draw: () => context.draw(this.#life.signal),
        shown: this.#shown,
      });
    } catch (error) {
      this.end();
      throw error;
    }
  }

  /** The place of what the controller has built itself, if it has. */
  get drawing(): Drawing | undefined {
    return this.#shown.built?.drawing;
  }

  /** Tells the controller the properties, if they are others. */
  update(props: Props): void {
    if (props === this.#seen) return;
    this.#seen = props;
    this.#controller?.update?.(props);
  }

  end(): void {
    this.#life.abort();
    this.drawing?.unmount();
    this.#shown.built = undefined;
  }
}
