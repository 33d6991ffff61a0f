import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { visitorContext } from '../page-context';
import { rateLimit } from '../rate';
import type { Site } from '../site';
import { visitorAddress } from '../visitor';
import { wireError } from '../wire-error';
import { sentEvents } from './batch';
import { beaconAddress, hasConsent, keepConsent } from './consent';
import { forgetEvents, keepEvents, keptEvents, oldestPosition, prepareTracked } from './records';
import { trackedView } from './views';

/** Bytes that a browser's beacon holds at most. */
const maxSize = 64 * 1024;

/** What pages have tracked: where it is posted to, and the page that shows it. */
export function trackedRoutes(site: Site): Hono {
  prepareTracked(site.database);
  const rate = rateLimit(site.limits.beaconsPerMinute, site.clock);
  const app = new Hono();
  const tooLarge = (context: Context) =>
    wireError(context, 413, 'rest_too_large', 'A batch has at most 64 KiB.');
  for (const path of [beaconAddress, '/tracked', '/tracked/*']) {
    app.use(path, bodyLimit({ maxSize, onError: tooLarge }), async (context, next) => {
      context.header('Cache-Control', 'no-store');
      await next();
    });
  }
  app.post(beaconAddress, (context) =>
    rate(visitorAddress(site, context)) ? keepBatch(site, context) : tooMany(context),
  );
  app.get(beaconAddress, (context) => listed(site, context));
  app.get('/tracked', (context) => trackedPage(site, context));
  app.post('/tracked/consent', (context) => consent(site, context));
  app.post('/tracked/clear', (context) => {
    forgetEvents(site.database);
    return context.redirect('/tracked', 303);
  });
  return app;
}

async function keepBatch({ database }: Site, context: Context): Promise<Response> {
  const events = sentEvents(await context.req.text());
  return events
    ? context.json({ stored: keepEvents(database, events) })
    : wireError(context, 400, 'rest_invalid_param', 'That is no list of tracked events.');
}

function tooMany(context: Context): Response {
  context.header('Retry-After', '60');
  return wireError(context, 429, 'rest_too_many', 'Too many batches in a minute. Try again later.');
}

/** What came in after a position; what is older than `oldest` is gone. */
function listed({ database }: Site, context: Context): Response {
  const after = Number(context.req.query('after')) || 0;
  return context.json({ events: keptEvents(database, after), oldest: oldestPosition(database) });
}

function trackedPage(site: Site, context: Context): Response | Promise<Response> {
  const isAllowed = hasConsent(context.req.header('Cookie') ?? '');
  const page = visitorContext(site, context);
  const tracking = { beacon: beaconAddress, consent: isAllowed };
  const config = { ...page.config, tracking };
  return context.html(trackedView({ ...page, config }, keptEvents(site.database), isAllowed));
}

async function consent(site: Site, context: Context): Promise<Response> {
  const { consent } = await context.req.parseBody();
  keepConsent(site, context, consent === 'yes');
  return context.redirect('/tracked', 303);
}
