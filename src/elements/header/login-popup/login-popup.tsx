import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { logError } from '../../../core/dom/log';
import { safeAddress } from '../../../core/dom/safe-address';
import { Slot, useEmit, useInstance } from '../../../core/element/react';
import { accountBehaviour } from '../account';
import { DrawnForm } from './drawn-form';
import stylesheet from './login-popup.css?inline';
import type { events, LoginPopupProps } from './login-popup.element';
import { message } from './messages';
import { loginNames } from './names';
import { beLoginPopup } from './popup';

export const styles: string = stylesheet;

/** A dialog around the CMS's form, or around one that it draws; nothing where the icon is a plain link. */
export default function LoginPopup({ settings }: LoginPopupProps): ReactNode {
  const instance = useInstance();
  const isDrawn = instance.childrenPolicy === 'replace';
  const hasForm = !isDrawn || safeAddress(settings.login_url) !== undefined;
  useReport(hasForm);
  if (!accountBehaviour(settings).opensLogin || !hasForm) return null;
  return (
    <Popup title={settings.title || message('login.title')}>
      {isDrawn ? <DrawnForm {...settings} /> : <Slot />}
    </Popup>
  );
}

function Popup({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const instance = useInstance();
  const { host } = instance;
  const emit = useEmit<typeof events>();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const life = new AbortController();
    beLoginPopup({
      host,
      dialog,
      opens: () => emit('nh-login-open', {}),
      closed: () => void emit('nh-login-close', {}),
      signal: life.signal,
    });
    return () => life.abort();
  }, [host, emit]);
  const hasClose = host.querySelector(loginNames().close) !== null;
  return (
    <dialog ref={ref} part="dialog" className="nh-login" aria-label={title}>
      <div part="box" className="nh-login-box">
        {!hasClose && (
          <button
            type="button"
            part="close"
            className="nh-login-close"
            data-nh-login-close=""
            aria-label={message('login.close')}
          />
        )}
        {children}
      </div>
    </dialog>
  );
}

function useReport(hasForm: boolean): void {
  const instance = useInstance();
  const { host } = instance;
  useEffect(() => {
    if (hasForm) return;
    logError(
      '<nh-login-popup>: there is no form in it, and its settings have no login_url, so the account’s ' +
        'icon stays a plain link. Print the CMS’s log-in form inside the tag.',
      host,
    );
  }, [host, hasForm]);
}
