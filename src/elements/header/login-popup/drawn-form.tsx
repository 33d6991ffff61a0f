import { type ReactNode, useId } from 'react';
import { safeAddress } from '../../../core/dom/safe-address';
import type { LoginSettings } from './login-popup.settings';
import { message } from './messages';

/** The form of a tag that the server has printed none in, with the names that the CMS takes. */
export function DrawnForm(settings: LoginSettings): ReactNode {
  const action = safeAddress(settings.login_url);
  const id = useId();
  if (!action) return null;
  return (
    <form part="form" className="nh-login-form" method="post" action={action}>
      <p>
        <label htmlFor={`${id}name`}>{message('login.name')}</label>
        <input id={`${id}name`} type="text" name="log" autoComplete="username" required />
      </p>
      <p>
        <label htmlFor={`${id}password`}>{message('login.password')}</label>
        <input
          id={`${id}password`}
          type="password"
          name="pwd"
          autoComplete="current-password"
          required
        />
      </p>
      <p>
        <label>
          <input type="checkbox" name="rememberme" value="forever" /> {message('login.remember')}
        </label>
      </p>
      {settings.redirect_to && (
        <input type="hidden" name="redirect_to" value={settings.redirect_to} />
      )}
      <p>
        <button type="submit">{message('login.submit')}</button>
      </p>
      <p>
        <FormLink address={settings.register_url}>{message('login.register')}</FormLink>{' '}
        <FormLink address={settings.lost_password_url}>{message('login.lost')}</FormLink>
      </p>
    </form>
  );
}

function FormLink({
  address,
  children,
}: {
  address?: string | undefined;
  children: string;
}): ReactNode {
  const href = safeAddress(address);
  return href ? <a href={href}>{children}</a> : null;
}
