import '../../../../src/define/contact-form';
import { rulesCode } from '../../../../src/elements/forms/contact-form/rules-code';
import { type FormServer, formServer } from './form-server';

let formId = 100;
let current: FormServer | undefined;

/** A control in its box, as the form plugin prints it. */
export function field(name: string, control: string): string {
  return `<p><label>${name} <span class="wpcf7-form-control-wrap" data-name="${name}">${control}</span></label></p>`;
}

/** A text control of a kind. */
export function textField(name: string, kind = 'text', more = ''): string {
  return field(
    name,
    `<input type="${kind}" name="${name}" class="wpcf7-form-control wpcf7-${kind} wpcf7-validates-as-${kind}" aria-invalid="false" ${more}>`,
  );
}

/** The plugin's markup around some content, without our tag. */
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

/** A living form with the hands to work it. */
export interface LiveForm {
  readonly host: HTMLElement & { settings: unknown; readonly updateComplete: Promise<void> };
  readonly form: HTMLFormElement;
  readonly server: FormServer;
  find<E extends HTMLElement = HTMLInputElement>(selector: string): E;
  all(selector: string): HTMLElement[];
  /** Types into a control and leaves it. */
  type(name: string, text: string): void;
  submit(): void;
  /** The text of the response output. */
  readonly message: string;
  /** Waits for a state. */
  status(status: string): Promise<void>;
  /** Waits for an event on the document. */
  event(name: string): Promise<CustomEvent>;
}

/** Puts a form into the page and brings it alive; every call of it lands in `server`. */
export async function liveForm(
  content: string,
  { rules = [] as readonly object[] | null, attributes = '', hostAttributes = '' } = {},
): Promise<LiveForm> {
  return brought(
    `<nh-contact-form ${hostAttributes}>${serverForm(content, ++formId, attributes)}</nh-contact-form>`,
    rules,
  );
}

/** Puts markup with one `<nh-contact-form>` into the page and waits until it lives. */
export async function brought(
  markup: string,
  rules: readonly object[] | null = null,
): Promise<LiveForm> {
  // As for a visitor who has been in a field for a while; otherwise a check waits for it.
  await rulesCode();
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

/** Resolves when a form shows a state. */
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

/** Resolves when what was begun in microtasks and with a resolved call has been done. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

/** Clears the page and gives `fetch` back; call it after each test. */
export function clearForms(): void {
  for (const box of document.querySelectorAll('body > main')) box.remove();
  current?.restore();
}

/** What the console was told through `method` while `act` ran. */
export async function consoleDuring(
  method: 'error' | 'info' | 'warn',
  act: (firstLine: Promise<void>) => unknown,
): Promise<unknown[][]> {
  const original = console[method];
  const logged: unknown[][] = [];
  const firstLine = new Promise<void>((resolve) => {
    console[method] = (...words: unknown[]) => {
      logged.push(words);
      resolve();
    };
  });
  try {
    await act(firstLine);
  } finally {
    console[method] = original;
  }
  return logged;
}
