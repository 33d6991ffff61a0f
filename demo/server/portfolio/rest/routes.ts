import { Hono } from 'hono';
import type { Collections } from '../collection';
import { openToAll } from './answer';
import { termsRoutes } from './terms';
import { worksRoutes } from './works';

/** The portfolio plugin's REST calls; the first collection is the one whose works terms count. */
export function portfolioRest(collections: Collections): Hono {
  const app = new Hono();
  app.use('/*', async (context, next) => {
    await next();
    openToAll(context);
  });
  for (const collection of collections) app.route('/', worksRoutes(collection));
  app.route('/', termsRoutes(collections[0]));
  return app;
}
