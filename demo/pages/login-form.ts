import { html } from 'hono/html';
import { guest } from './guest';
import type { Html } from './page';

/**
 * The login form in the CMS's markup, with the guest account of the demo.
 *
 * @param redirectTo the path to redirect to
 * @param problem the id of the error message about the last attempt
 */
export function loginForm(redirectTo: string, problem?: string): Html {
  const described = problem && html` aria-describedby="${problem}"`;
  return html`<form name="loginform" id="loginform" class="site-fields" action="/login" method="post">
<p class="login-hint">To try it, log in as <code>${guest.name}</code> with the password <code>${guest.password}</code>.</p>
<p class="login-username"><label for="user_login">Username</label>
<input type="text" name="log" id="user_login" autocomplete="username" autocapitalize="none" required${described}></p>
<p class="login-password"><label for="user_pass">Password</label>
<input type="password" name="pwd" id="user_pass" autocomplete="current-password" required${described}></p>
<p class="login-remember"><label><input type="checkbox" name="rememberme" value="forever"> Remember me</label></p>
<p class="login-submit"><button type="submit" name="wp-submit" id="wp-submit" class="site-button">Log in</button>
<input type="hidden" name="redirect_to" value="${redirectTo}"></p>
</form>`;
}
