import type { PuckApi } from '@puckeditor/core';

type Recorded = PuckApi['history']['histories'];

/** A step that was undone before Puck recorded it. */
interface EarlyUndo {
  /** The page with the change. */
  readonly data: unknown;
  /** The steps before the change. */
  readonly before: Recorded;
  /** Whether the change was done again since then. */
  isRedone: boolean;
}

/**
 * Undoes and redoes the steps of the page. Puck records a change 250 ms after it, and its own undo would undo the step before
 * a change that is not recorded yet, and record that change afterwards.
 */
export class Steps {
  readonly #puck: () => PuckApi;
  #early: EarlyUndo | undefined;

  constructor(puck: () => PuckApi) {
    this.#puck = puck;
  }

  get canUndo(): boolean {
    return this.#puck().history.hasPast || this.#isUnrecorded;
  }

  get canRedo(): boolean {
    if (this.#isUnrecorded) return false;
    return this.#puck().history.hasFuture || this.#early !== undefined;
  }

  /** Shows the page as it was before the last change. */
  undo(): void {
    this.#keepingView(() => this.#undo());
  }

  /** Shows the page as it was before the last undo. */
  redo(): void {
    this.#keepingView(() => this.#redo());
  }

  /** Call it after each change of Puck's history: puts a step in its place that was undone before it was recorded. */
  settle(): void {
    const early = this.#early;
    const { history, appState, dispatch } = this.#puck();
    const current = history.histories[history.index];
    if (!early || !current || early.before.includes(current)) return;
    this.#early = undefined;
    // Another change has replaced it.
    if (current.state.data !== early.data) return;
    const shown = early.isRedone ? early.before.length : history.index - 1;
    history.setHistories([...early.before, current]);
    history.setHistoryIndex(shown);
    // Puck shows the choice of a node at that step, too.
    dispatch({ type: 'setUi', ui: appState.ui });
  }

  #undo(): void {
    const { history, appState, dispatch } = this.#puck();
    const recorded = history.histories[history.index];
    if (!this.#isUnrecorded || !recorded) {
      if (this.#early?.isRedone) this.#early.isRedone = false;
      else history.back();
      return;
    }
    const before = history.histories.slice(0, history.index + 1);
    this.#early = { data: appState.data, before, isRedone: false };
    dispatch({ type: 'set', state: recorded.state });
  }

  #redo(): void {
    const { history } = this.#puck();
    const early = this.#isUnrecorded ? undefined : this.#early;
    // Puck shows it as soon as it has recorded it.
    if (early && history.index === early.before.length - 1) early.isRedone = true;
    else history.forward();
  }

  /** Puck's steps contain the device and the chosen node of their time. Both stay, so that the focus stays in the panel. */
  #keepingView(act: () => void): void {
    const { selectedItem, appState } = this.#puck();
    act();
    const { dispatch, getSelectorForId, appState: now } = this.#puck();
    const chosen = selectedItem && getSelectorForId(selectedItem.props.id);
    const itemSelector = selectedItem ? (chosen ?? now.ui.itemSelector) : null;
    dispatch({ type: 'setUi', ui: { ...appState.ui, itemSelector } });
  }

  /** Whether the page shows a change that Puck has not recorded yet. */
  get #isUnrecorded(): boolean {
    const { history, appState } = this.#puck();
    const { state } = history.histories[history.index] ?? {};
    return state !== undefined && state.data !== appState.data;
  }
}
