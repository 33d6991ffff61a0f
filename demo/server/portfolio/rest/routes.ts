import { Hono } from 'hono';
import type { Site } from '../../site';
import { answerOrigin } from '../../site-address';
import { type RestEnv, setCorsHeaders } from './answer';
import { termsRoutes } from './terms';
import { worksRoutes } from './works';

/** The portfolio plugin's REST routes. Counts of terms are those of the first collection. */
export function portfolioRest(site: Pick<Site, 'works' | 'siteUrl'>): Hono<RestEnv> {
  const { works: collections } = site;
  const app = new Hono<RestEnv>();
  app.use('/*', async (context, next) => {
    context.set('origin', answerOrigin(site, context));
    await next();
    setCorsHeaders(context);
  });
  for (const collection of collections) app.route('/', worksRoutes(collection));
  app.route('/', termsRoutes(collections[0]));
  return app;
}
