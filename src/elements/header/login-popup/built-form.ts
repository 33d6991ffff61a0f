import { createElement } from '../../../core/dom/create-element';
import { safeAddress } from '../../../core/dom/safe-address';
import { showNodes } from '../../../core/dom/show-nodes';
import type { LoginSettings } from './login-popup.settings';
import { message } from './messages';

/** The drawn form of a tag without a printed one, with the field names of the CMS. */
export class BuiltForm {
  readonly element: HTMLFormElement;
  readonly #document: Document;
  /** The message key of each text node. */
  readonly #texts = new Map<Text, Parameters<typeof message>[0]>();
  readonly #redirect: HTMLInputElement;
  readonly #register: HTMLAnchorElement;
  readonly #lost: HTMLAnchorElement;
  readonly #fields: readonly HTMLElement[];
  readonly #links: HTMLElement;
  readonly #space: Text;

  constructor(document: Document) {
    this.#document = document;
    const name = this.#input({ type: 'text', name: 'log', autocomplete: 'username', required: '' });
    const password = this.#input({
      type: 'password',
      name: 'pwd',
      autocomplete: 'current-password',
      required: '',
    });
    const remember = this.#input({ type: 'checkbox', name: 'rememberme', value: 'forever' });
    this.#fields = [
      createElement(document, 'label', {}, this.#text('login.name'), name),
      createElement(document, 'label', {}, this.#text('login.password'), password),
      createElement(document, 'label', {}, remember, ' ', this.#text('login.remember')),
      createElement(document, 'button', { type: 'submit' }, this.#text('login.submit')),
    ].map((content) => createElement(document, 'p', {}, content));
    this.#redirect = this.#input({ type: 'hidden', name: 'redirect_to' });
    this.#register = createElement(document, 'a', {}, this.#text('login.register'));
    this.#lost = createElement(document, 'a', {}, this.#text('login.lost'));
    this.#links = createElement(document, 'p');
    this.#space = document.createTextNode(' ');
    const attributes = { part: 'form', class: 'nh-login-form', method: 'post' };
    this.element = createElement(document, 'form', attributes);
  }

  /** Applies the settings; unsafe addresses are dropped. */
  show(settings: LoginSettings): void {
    for (const [text, key] of this.#texts) text.data = message(key);
    this.element.setAttribute('action', safeAddress(settings.login_url) ?? '');
    this.#redirect.value = settings.redirect_to ?? '';
    showNodes(this.element, [
      ...this.#fields,
      ...(settings.redirect_to ? [this.#redirect] : []),
      this.#links,
    ]);
    showNodes(this.#links, [
      ...linkTo(this.#register, settings.register_url),
      this.#space,
      ...linkTo(this.#lost, settings.lost_password_url),
    ]);
  }

  #input(attributes: Readonly<Record<string, string>>): HTMLInputElement {
    return createElement(this.#document, 'input', attributes);
  }

  #text(key: Parameters<typeof message>[0]): Text {
    const text = this.#document.createTextNode('');
    this.#texts.set(text, key);
    return text;
  }
}

/** The link in an array; empty if the address is missing or unsafe. */
function linkTo(link: HTMLAnchorElement, address: string | undefined): HTMLAnchorElement[] {
  const href = safeAddress(address);
  if (!href) return [];
  link.href = href;
  return [link];
}
