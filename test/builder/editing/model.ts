/** The part of the editor's models that pages read. */
export class Model {
  readonly attributes: Record<string, unknown>;
  readonly #listeners = new Map<string, Set<() => void>>();

  constructor(attributes: Record<string, unknown>) {
    this.attributes = attributes;
  }

  on(type: string, listener: () => void): void {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
  }

  off(type: string, listener: () => void): void {
    this.#listeners.get(type)?.delete(listener);
  }

  set(key: string, value: unknown): void {
    this.attributes[key] = value;
    for (const type of ['change', `change:${key}`]) {
      for (const listener of this.#listeners.get(type) ?? []) listener();
    }
  }

  get heard(): number {
    return [...this.#listeners.values()].reduce((sum, listeners) => sum + listeners.size, 0);
  }

  /** A hidden control's value stays in the model. */
  getActiveControls(): object {
    const { _animation_delay, ...active } = this.attributes;
    return this.attributes._animation === 'none' ? active : this.attributes;
  }
}
