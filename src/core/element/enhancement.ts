import type { Controller, EnhanceContext, EnhanceModule } from './contract';

type Props = Readonly<Record<string, unknown>>;

/** A controller at work on its host's printed markup, from its start to its end. */
export class Enhancement {
  readonly #life = new AbortController();
  readonly #controller: Controller | undefined;
  #seen: Props;

  /** @throws what the controller throws; what it has begun is ended then */
  constructor(module: EnhanceModule, context: Omit<EnhanceContext, 'signal'>) {
    this.#seen = context.props;
    const enhance = module.enhance as (context: EnhanceContext) => Controller | undefined;
    try {
      this.#controller = enhance({ ...context, signal: this.#life.signal });
    } catch (error) {
      this.end();
      throw error;
    }
  }

  /** Tells the controller the properties, if they are others. */
  update(props: Props): void {
    if (props === this.#seen) return;
    this.#seen = props;
    this.#controller?.update?.(props);
  }

  end(): void {
    this.#life.abort();
  }
}
