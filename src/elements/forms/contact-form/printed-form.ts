import type { Controller, EnhanceContext } from '../../../core/element';
import { formsConfig } from '../config';
import type { ContactFormProps, events } from './contact-form.element';
import { formParts } from './form-parts';
import { type FormIdentity, formIdentity } from './identity';
import { message } from './messages';
import { isMisplaced, problemOf, reportProblem } from './usable';
import { WaitingForm } from './waiting-form';

/** Enhances the form printed by the server, and any form that scripts of the page replace it with. */
export class PrintedForm implements Controller<ContactFormProps> {
  readonly #context: EnhanceContext<ContactFormProps, typeof events>;
  #props: ContactFormProps;
  #form: HTMLFormElement | null = null;
  #controller: WaitingForm | undefined;
  /** Ends the controller of the current form. */
  #connection: AbortController | undefined;
  #note: HTMLElement | undefined;
  #reported: string | undefined;

  constructor(context: EnhanceContext<ContactFormProps, typeof events>) {
    this.#context = context;
    this.#props = context.props;
    const { host, signal } = context;
    const misplaced = isMisplaced(host) && host.querySelector(`form, .${formsConfig().formPrefix}`);
    if (misplaced) {
      misplaced.remove();
      this.#showNote(misplacedNote(host.ownerDocument));
    }
    const observer = new MutationObserver(() => this.#update());
    observer.observe(host, { childList: true, subtree: true });
    signal.addEventListener('abort', () => {
      observer.disconnect();
      this.#connection?.abort();
      this.#note?.remove();
    });
    this.#update();
  }

  update(props: ContactFormProps): void {
    this.#props = props;
    this.#update();
    this.#controller?.refresh();
  }

  restore(): void {
    this.#update();
    this.#controller?.restore();
  }

  #update(): void {
    // Other content is kept; a script may add a form later.
    const form = this.#context.host.querySelector('form');
    const problem = form ? problemOf(this.#identityOf(form) !== null) : undefined;
    this.#report(problem);
    this.#enhance(problem ? null : form);
  }

  #identityOf(form: HTMLFormElement): FormIdentity | null {
    return formIdentity(formParts(form), this.#props);
  }

  #enhance(form: HTMLFormElement | null): void {
    if (form === this.#form) return;
    this.#connection?.abort();
    this.#form = form;
    this.#controller = undefined;
    if (!form) return;
    const { host, emit } = this.#context;
    this.#connection = new AbortController();
    this.#controller = new WaitingForm({
      parts: formParts(form),
      // `#update` enhances only forms with an identity.
      identity: () => this.#identityOf(form) as FormIdentity,
      settings: () => this.#props.settings,
      host,
      emit,
      signal: this.#connection.signal,
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
