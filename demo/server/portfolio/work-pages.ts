import { type Context, Hono } from 'hono';
import { workPage } from '../../pages/works';
import { customerColours, customerSite } from '../../pages/works-site';
import { visitorContext } from '../page-context';
import type { Site } from '../site';
import { findWork } from './collection';

/** The pages of single works, and the sites of the customers that the works are about. */
export function workRoutes(site: Site): Hono {
  const app = new Hono();
  app.get('/works', (context) => context.redirect('/portfolio', 301));
  app.get('/works/:slug', (context) => {
    const found = asked(site, context);
    if (!found) return context.notFound();
    const { work, works } = found;
    const place = works.indexOf(work);
    const inOrder = { work, newer: works[place - 1], older: works[place + 1] };
    return context.html(workPage(visitorContext(site, context), inOrder));
  });
  app.get('/works/:slug/site', (context) => {
    const work = asked(site, context)?.work;
    return work?.motif === 'site' ? context.html(customerSite(work)) : context.notFound();
  });
  app.get('/works/:slug/site.css', (context) => {
    const work = asked(site, context)?.work;
    if (work?.motif !== 'site') return context.notFound();
    context.header('Content-Type', 'text/css; charset=utf-8');
    return context.body(customerColours(work));
  });
  return app;
}

function asked({ works }: Site, context: Context) {
  const slug = context.req.param('slug');
  return findWork(works, (work) => work.slug === slug);
}
