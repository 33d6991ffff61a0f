import type { Controller, EnhanceContext, EnhanceModule, Shown } from './contract';
import type { Drawing } from './drawing';

/**
 * Marks a host whose controller runs. A script that sets the page back to what the server printed takes the
 * mark, and with it the controller's roles, tab stops and states in the markup.
 */
export const ENHANCED = 'data-nh-enhanced';

type Props = Readonly<Record<string, unknown>>;

/** The part of a controller's context that the instance provides; the enhancement adds the rest. */
type OuterContext = Omit<EnhanceContext, 'signal' | 'shown' | 'draw'> & {
  /** @param signal the controller's; nothing is rendered after it has aborted */
  draw(signal: AbortSignal): Promise<boolean>;
};

/** A controller that enhances its host's printed markup, from start to end. */
export class Enhancement {
  readonly #life = new AbortController();
  readonly #controller: Controller | undefined;
  readonly #shown: Shown = {};
  #seen: Props;

  /** @throws the controller's error, after its signal was aborted and its nodes were removed */
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

  /** The place of the nodes that the controller has built, if any. */
  get drawing(): Drawing | undefined {
    return this.#shown.built?.drawing;
  }

  /** Passes the properties to the controller if they have changed. */
  update(props: Props): void {
    if (props === this.#seen) return;
    this.#seen = props;
    this.#controller?.update?.(props);
  }

  /** Sets the printed markup up again; false if that takes a new controller. */
  restore(): boolean {
    this.#controller?.restore?.();
    return this.#controller?.restore !== undefined;
  }

  end(): void {
    this.#life.abort();
    this.drawing?.unmount();
    this.#shown.built = undefined;
  }
}
