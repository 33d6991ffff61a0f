import type { Context } from 'hono';
import type { Html, PageContext } from '../../pages/page';
import { visitorContext } from '../page-context';
import type { Site } from '../site';
import { forbiddenView } from './views/screens';

/** Answers an administrator with a screen, and everybody else with the log-in or a refusal. */
export function forAdministrator(
  site: Site,
  context: Context,
  view: (page: PageContext) => Html,
): Response | Promise<Response> {
  context.header('Cache-Control', 'no-store');
  const page = visitorContext(site, context);
  if (!page.account) {
    return context.redirect(`/login?redirect_to=${encodeURIComponent(page.url.pathname)}`);
  }
  if (!page.account.isAdministrator) return context.html(forbiddenView(page), 403);
  return context.html(view(page));
}
