import { logError } from '../../../core/dom/log';
import { retryLater } from '../../../core/element/retry-later';
import { formsConfig } from '../config';
import { controllerCode } from './controller-code';
import { updateDependentControls } from './controls/dependent';
import { clearOtherChoices } from './controls/exclusive';
import { markEnhanced } from './enhanced-marks';
import type { FormContext, FormController } from './form-controller';
import { emptyNotice } from './notice-box';
import { pluginGlobal } from './plugin-global';
import { listenToForm } from './plugin-takeover';
import { loadRulesCode } from './rules-code';
import { addSpinners } from './status-display';

/** Events that load the controller, but need not be replayed. */
const NEEDS = ['pointerover', 'touchstart'];

/** An event that waits for the controller. In a shadow tree, the event loses its own target after the dispatch. */
interface HeldEvent {
  readonly event: Event;
  readonly target: HTMLElement;
  /** The entries before a reset. */
  readonly entries?: FormData;
}

/**
 * Loads the controller of a printed form when somebody uses the form. Until then, events of the form are
 * held; the controller handles them afterwards, each once.
 */
export class WaitingForm {
  readonly #context: FormContext;
  /** Removes the listeners that wait for the controller. */
  readonly #wait = new AbortController();
  #controller: FormController | undefined;
  #held: HeldEvent[] = [];
  #failures = 0;
  #isLoading = false;
  /** True while a held event is repeated for the browser. It is not held again. */
  #isReleasing = false;

  constructor(context: FormContext) {
    this.#context = context;
    if (controllerCode.module) this.#start();
    else this.#listen();
  }

  /** Updates the form after a change of settings or of the configuration. */
  refresh(): void {
    if (this.#controller) this.#controller.refresh();
    else this.#show();
  }

  /** Shows the state again after another script has set the form back to what the server printed. */
  restore(): void {
    if (this.#controller) this.#controller.restore();
    else this.#mark();
  }

  #mark(): void {
    const { parts, signal } = this.#context;
    markEnhanced(parts);
    emptyNotice(parts.form, signal);
    this.#show();
  }

  #listen(): void {
    const { parts, host, signal } = this.#context;
    const wait = this.#wait.signal;
    signal.addEventListener('abort', () => this.#wait.abort(), { signal: wait });
    this.#mark();
    listenToForm(parts, host, (event) => this.#hold(event), wait);
    for (const type of NEEDS) {
      const once = { signal: wait, passive: true, once: true };
      parts.form.addEventListener(type, () => this.#load(), once);
    }
    // A cached page has old captchas and quizzes.
    if (formsConfig().cached || pluginGlobal().cached) this.#load();
  }

  #show(): void {
    addSpinners(this.#context.parts);
    updateDependentControls(this.#context.parts);
  }

  #hold(event: Event): void {
    const target = event.target as HTMLElement;
    const isFinal = event.type === 'submit' || event.type === 'reset';
    if (this.#isReleasing) return;
    // Another form of the page has loaded the code.
    if (controllerCode.module) this.#start();
    if (this.#controller) {
      this.#controller.handle(event, target);
      return;
    }
    if (event.type === 'submit') event.preventDefault();
    if (event.type === 'change') clearOtherChoices(this.#context.parts, target);
    updateDependentControls(this.#context.parts);
    if (event.type === 'focusin') loadRulesCode().catch(() => {});
    // After a failure, only the focus, a submit and a reset request the code again.
    else if (this.#failures > 0 && !isFinal) return;
    // The browser resets the form at once: a visitor may type again before the controller is here.
    const entries = event.type === 'reset' ? new FormData(this.#context.parts.node) : undefined;
    this.#held.push({ event, target, ...(entries && { entries }) });
    this.#load();
  }

  #load(): void {
    // One attempt at a time, so that its failure counts once.
    if (this.#isLoading) return;
    this.#isLoading = true;
    const loading = controllerCode.fetch() ?? Promise.resolve();
    loading.then(
      () => this.#start(),
      (error: unknown) => this.#release(error),
    );
  }

  #start(): void {
    const { module } = controllerCode;
    if (!module || this.#controller || this.#context.signal.aborted) return;
    this.#wait.abort();
    this.#controller = new module.FormController(this.#context);
    for (const { event, target, entries } of this.#held.splice(0)) {
      this.#controller.handle(event, target, entries);
    }
  }

  /** Without the controller, the browser submits the form itself. The form goes on asking for the code. */
  #release(error: unknown): void {
    this.#isLoading = false;
    retryLater(() => this.#load(), this.#failures++, this.#wait.signal);
    const { parts, host, signal } = this.#context;
    const held = this.#held.splice(0).find(({ event }) => event.type === 'submit');
    if (!held || signal.aborted) return;
    logError(
      '<nh-contact-form>: its code could not be loaded, so the browser handles the form itself. ' +
        'Check the network, and that the whole library folder is published.',
      host,
      error,
    );
    const { submitter } = held.event as SubmitEvent;
    // Another script may have replaced the button meanwhile.
    const isOurs = submitter !== null && Reflect.get(submitter, 'form') === parts.node;
    this.#isReleasing = true;
    parts.form.requestSubmit(isOurs ? submitter : null);
    this.#isReleasing = false;
    this.#show();
  }
}
