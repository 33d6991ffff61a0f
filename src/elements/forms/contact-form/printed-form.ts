import type { Controller, EnhanceContext } from '../../../core/element';
import { formsConfig } from '../config';
import type { ContactFormProps, events } from './contact-form.element';
import { FormController } from './form-controller';
import { formParts } from './form-parts';
import { type FormIdentity, formIdentity } from './identity';
import { message } from './messages';
import { isMisplaced, problemOf, reportProblem } from './usable';

/** Brings the server's form alive, and whichever form scripts of the page put in its place. */
export class PrintedForm implements Controller<ContactFormProps> {
  readonly #context: EnhanceContext<ContactFormProps, typeof events>;
  #props: ContactFormProps;
  #form: HTMLFormElement | null = null;
  #controller: FormController | undefined;
  /** Ends what the present form's controller has begun. */
  #life: AbortController | undefined;
  #note: HTMLElement | undefined;
  #reported: string | undefined;

  constructor(context: EnhanceContext<ContactFormProps, typeof events>) {
    this.#context = context;
    this.#props = context.props;
    const { host, signal } = context;
    const lost = isMisplaced(host) && host.querySelector(`form, .${formsConfig().formPrefix}`);
    if (lost) {
      lost.remove();
      this.#showNote(misplacedNote(host.ownerDocument));
    }
    const observer = new MutationObserver(() => this.#follow());
    observer.observe(host, { childList: true, subtree: true });
    signal.addEventListener('abort', () => {
      observer.disconnect();
      this.#life?.abort();
      this.#note?.remove();
    });
    this.#follow();
  }

  update(props: ContactFormProps): void {
    this.#props = props;
    this.#follow();
    this.#controller?.refresh();
  }

  #follow(): void {
    // Content without one is left alone; one may come yet.
    const form = this.#context.host.querySelector('form');
    const problem = form ? problemOf(this.#identityOf(form) !== null) : undefined;
    this.#report(problem);
    this.#takeOver(problem ? null : form);
  }

  #identityOf(form: HTMLFormElement): FormIdentity | null {
    return formIdentity(formParts(form), this.#props);
  }

  #takeOver(form: HTMLFormElement | null): void {
    if (form === this.#form) return;
    this.#life?.abort();
    this.#form = form;
    this.#controller = undefined;
    if (!form) return;
    const { host, emit } = this.#context;
    this.#life = new AbortController();
    this.#controller = new FormController({
      parts: formParts(form),
      // The form is only taken over when it has one.
      identity: () => this.#identityOf(form) as FormIdentity,
      settings: () => this.#props.settings,
      host,
      emit,
      signal: this.#life.signal,
    });
  }

  #report(problem: string | undefined): void {
    if (problem === this.#reported) return;
    this.#reported = problem;
    if (problem) {
      reportProblem(problem, this.#context.host);
      this.#showNote(note(this.#context.host.ownerDocument, message('form.reloads')));
    } else this.#note?.remove();
  }

  #showNote(note: HTMLElement): void {
    if (this.#note?.isConnected) return;
    this.#note = note;
    this.#context.host.append(note);
  }
}

function note(document: Document, ...content: (Node | string)[]): HTMLElement {
  const line = document.createElement('p');
  line.className = 'nh-form-note';
  line.append(...content);
  return line;
}

function misplacedNote(document: Document): HTMLElement {
  const lead = document.createElement('strong');
  lead.append(message('form.error'));
  return note(document, lead, ` ${message('form.misplaced')}`);
}
