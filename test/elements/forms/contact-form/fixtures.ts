import '../../../../src/define/contact-form';
import { controllerCode } from '../../../../src/elements/forms/contact-form/controller-code';
import { loadRulesCode } from '../../../../src/elements/forms/contact-form/rules-code';
import { type FormServer, formServer } from './form-server';

let formId = 100;
let current: FormServer | undefined;

/** The markup of a control in its wrapper, as the form plugin prints it. */
export function field(name: string, control: string): string {
  return `<p><label>${name} <span class="wpcf7-form-control-wrap" data-name="${name}">${control}</span></label></p>`;
}

/** The markup of a text control with this input type. */
export function textField(name: string, kind = 'text', more = ''): string {
  return field(
    name,
    `<input type="${kind}" name="${name}" class="wpcf7-form-control wpcf7-${kind} wpcf7-validates-as-${kind}" aria-invalid="false" ${more}>`,
  );
}

/** The plugin's form markup around `content`, without our tag. */
export function serverForm(content: string, id = 7, attributes = ''): string {
  return `
    <div class="wpcf7 no-js" id="wpcf7-f${id}-o1" lang="en-US" dir="ltr" data-wpcf7-id="${id}">
      <div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p><ul></ul></div>
      <form action="/#wpcf7-f${id}-o1" method="post" class="wpcf7-form init" aria-label="Contact form" novalidate data-status="init" ${attributes}>
        <fieldset class="hidden-fields-container">
          <input type="hidden" name="_wpcf7" value="${id}">
          <input type="hidden" name="_wpcf7_version" value="6.1.6">
          <input type="hidden" name="_wpcf7_locale" value="en_US">
          <input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f${id}-o1">
          <input type="hidden" name="_wpcf7_container_post" value="12">
          <input type="hidden" name="_wpcf7_posted_data_hash" value="">
        </fieldset>
        ${content}
        <p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Send"></p>
        <div class="wpcf7-response-output" aria-hidden="true"></div>
      </form>
    </div>`;
}

/** An enhanced form, and functions that operate it. */
export interface LiveForm {
  readonly host: HTMLElement & { settings: unknown; readonly updateComplete: Promise<void> };
  readonly form: HTMLFormElement;
  readonly server: FormServer;
  find<E extends HTMLElement = HTMLInputElement>(selector: string): E;
  all(selector: string): HTMLElement[];
  /** Types into a control and dispatches `change`. */
  type(name: string, text: string): void;
  submit(): void;
  /** The text of the response output. */
  readonly message: string;
  /** Resolves when the form shows a status. */
  status(status: string): Promise<void>;
  /** Resolves with the next event of this name on the document. */
  event(name: string): Promise<CustomEvent>;
}

/** Adds an enhanced form to the page. `server` receives all its requests. */
export async function liveForm(
  content: string,
  { rules = [] as readonly object[] | null, attributes = '', hostAttributes = '' } = {},
): Promise<LiveForm> {
  return brought(
    `<nh-contact-form ${hostAttributes}>${serverForm(content, ++formId, attributes)}</nh-contact-form>`,
    rules,
  );
}

/** Adds markup with one `<nh-contact-form>` to the page and waits until it is ready. */
export async function brought(
  markup: string,
  rules: readonly object[] | null = null,
): Promise<LiveForm> {
  // As if a field had been focused for a while; otherwise the form and its validation wait for their code.
  await Promise.all([loadRulesCode(), controllerCode.fetch()]);
  const server = formServer(rules);
  current = server;
  const box = document.body.appendChild(document.createElement('main'));
  box.innerHTML = markup;
  const host = box.querySelector('nh-contact-form') as LiveForm['host'];
  await host.updateComplete;
  return handsOn(host, server);
}

function handsOn(host: LiveForm['host'], server: FormServer): LiveForm {
  const tree = host.shadowRoot ?? host;
  const find = <E extends HTMLElement>(selector: string): E => {
    const found = tree.querySelector<E>(selector);
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  };
  const form = tree.querySelector('form') as HTMLFormElement;
  return {
    host,
    form,
    server,
    find,
    all: (selector) => [...tree.querySelectorAll<HTMLElement>(selector)],
    type(name, text) {
      const control = find<HTMLInputElement>(`[name="${name}"]`);
      control.value = text;
      control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    },
    submit: () => form.requestSubmit(),
    get message() {
      return find('.wpcf7-response-output').textContent ?? '';
    },
    status: (status) => statusOf(form, status),
    event: (name) =>
      new Promise((resolve) => {
        document.addEventListener(name, (event) => resolve(event as CustomEvent), { once: true });
      }),
  };
}

/** Resolves when a form shows a status. */
export function statusOf(form: HTMLFormElement, status: string): Promise<void> {
  if (form.dataset.status === status) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (form.dataset.status !== status) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(form, { attributeFilter: ['data-status'] });
  });
}

/** Resolves in the next task, after all pending microtasks. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

/** Clears the page and restores `fetch`; call it after each test. */
export function clearForms(): void {
  for (const box of document.querySelectorAll('body > main')) box.remove();
  current?.restore();
}
