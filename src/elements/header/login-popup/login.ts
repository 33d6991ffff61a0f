import { logError } from '../../../core/dom/log';
import { safeAddress } from '../../../core/dom/safe-address';
import type { Controller, EnhanceContext } from '../../../core/element';
import { build, builtSlot } from '../../../core/element/build';
import { accountBehaviour } from '../account';
import { BuiltForm } from './built-form';
import { LoginDialog } from './dialog';
import type { events, LoginPopupProps } from './login-popup.element';
import type { LoginSettings } from './login-popup.settings';
import { enhanceLoginPopup } from './popup';

type Context = EnhanceContext<LoginPopupProps, typeof events>;

/** Shows a popup if the settings ask for one and there is a form for it; else the icon is a plain link. */
export class Login implements Controller<LoginPopupProps> {
  readonly #context: Context;
  /** The drawn form; undefined if the server has printed one. */
  readonly #form: BuiltForm | undefined;
  #dialog: LoginDialog | undefined;
  /** Ends the popup. */
  #life = new AbortController();
  #isReported = false;

  constructor(context: Context) {
    this.#context = context;
    const isPrinted = context.policy === 'slot';
    this.#form = isPrinted ? undefined : new BuiltForm(context.host.ownerDocument);
    context.signal.addEventListener('abort', () => this.#life.abort());
    this.update(context.props);
  }

  update({ settings }: LoginPopupProps): void {
    const hasForm = !this.#form || safeAddress(settings.login_url) !== undefined;
    this.#report(hasForm);
    if (accountBehaviour(settings).opensLogin && hasForm) this.#show(settings);
    else this.#end();
  }

  #show(settings: LoginSettings): void {
    this.#form?.show(settings);
    this.#dialog ??= this.#begin();
    this.#dialog.show(settings);
    build(this.#context, this.#dialog.element);
  }

  #begin(): LoginDialog {
    const { host, emit } = this.#context;
    const dialog = new LoginDialog(host, this.#form?.element ?? builtSlot(this.#context));
    this.#life = new AbortController();
    enhanceLoginPopup({
      host,
      dialog: dialog.element,
      opens: () => emit('nh-login-open', {}),
      closed: () => void emit('nh-login-close', {}),
      signal: this.#life.signal,
    });
    return dialog;
  }

  /** Removes the popup. The stylesheet hides a printed form outside a popup. */
  #end(): void {
    this.#life.abort();
    this.#dialog = undefined;
    build(this.#context);
  }

  #report(hasForm: boolean): void {
    if (!hasForm && !this.#isReported) {
      logError(
        '<nh-login-popup>: the tag has no form and its settings have no login_url, so the account ' +
          'icon stays a plain link. Print the CMS’s login form inside the tag.',
        this.#context.host,
      );
    }
    this.#isReported = !hasForm;
  }
}
