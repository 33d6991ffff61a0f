import { createElement } from '../../../core/dom/create-element';
import { showNodes } from '../../../core/dom/show-nodes';
import type { LoginSettings } from './login-popup.settings';
import { message } from './messages';
import { loginNames } from './names';

/** The dialog with its close button, which is omitted if the theme has printed one. */
export class LoginDialog {
  readonly element: HTMLDialogElement;
  readonly #host: HTMLElement;
  readonly #box: HTMLElement;
  readonly #close: HTMLElement;
  readonly #content: HTMLElement;

  /** @param content the content of the dialog: a form, or a slot for it */
  constructor(host: HTMLElement, content: HTMLElement) {
    const { ownerDocument: document } = host;
    this.#host = host;
    this.#content = content;
    this.#close = createElement(document, 'button', {
      type: 'button',
      part: 'close',
      class: 'nh-login-close',
      'data-nh-login-close': '',
    });
    this.#box = createElement(document, 'div', { part: 'box', class: 'nh-login-box' });
    const attributes = { part: 'dialog', class: 'nh-login' };
    this.element = createElement(document, 'dialog', attributes, this.#box);
  }

  show({ title }: LoginSettings): void {
    this.element.setAttribute('aria-label', title || message('login.title'));
    this.#close.setAttribute('aria-label', message('login.close'));
    showNodes(this.#box, [...(this.#isClosePrinted() ? [] : [this.#close]), this.#content]);
  }

  #isClosePrinted(): boolean {
    const closes = [...this.#host.querySelectorAll(loginNames().close)];
    return closes.some((close) => close !== this.#close);
  }
}
