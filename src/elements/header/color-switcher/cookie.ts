/** Seconds that a choice is kept: 90 days. */
const LIFETIME = 90 * 24 * 60 * 60;

/** The name under which the theme's server looks for the choice. */
export function choiceName(theme: string): string {
  return `${theme}ColorSwitcherState`;
}

/**
 * The choice in a document's cookies; undefined where none was made.
 *
 * Any value but `true` means the default palette, as the theme's server reads it; even an empty one is
 * a choice.
 */
export function savedChoice(cookies: string, name: string): boolean | undefined {
  const saved = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return saved ? saved === `${name}=true` : undefined;
}

/** The choice as `document.cookie` takes it. */
export function choiceCookie(name: string, isSwitched: boolean, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${isSwitched}; Path=/; Max-Age=${LIFETIME}; SameSite=Lax${secure}`;
}
