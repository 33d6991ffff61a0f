import type { Context } from 'hono';
import type { PageContext } from '../../pages/page';
import { visitorContext } from '../page-context';
import type { Site } from '../site';
import { forbiddenView } from './views/screens';

/** Runs `answer` for administrators. Other visitors are redirected to the login; subscribers get a 403 page. */
export function administratorPage(
  site: Site,
  context: Context,
  answer: (page: PageContext) => Response | Promise<Response>,
): Response | Promise<Response> {
  context.header('Cache-Control', 'no-store');
  const page = visitorContext(site, context);
  if (!page.account) {
    return context.redirect(`/login?redirect_to=${encodeURIComponent(page.url.pathname)}`);
  }
  return page.account.isAdministrator ? answer(page) : context.html(forbiddenView(page), 403);
}
