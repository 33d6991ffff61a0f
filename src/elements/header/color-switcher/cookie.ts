/** Lifetime of the cookie in seconds: 90 days. */
const LIFETIME = 90 * 24 * 60 * 60;

/** The name of the cookie that the theme reads on the server. */
export function choiceName(theme: string): string {
  return `${theme}ColorSwitcherState`;
}

/**
 * Parses the choice from a document's cookies; undefined if there is none.
 *
 * Any value but `true` means the default palette, as on the theme's server; an empty value counts as a
 * choice too.
 */
export function parseChoice(cookies: string, name: string): boolean | undefined {
  const saved = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return saved ? saved === `${name}=true` : undefined;
}

/** The choice as a cookie to assign to `document.cookie`. */
export function choiceCookie(name: string, isSwitched: boolean, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${isSwitched}; Path=/; Max-Age=${LIFETIME}; SameSite=Lax${secure}`;
}
