import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { formTexts } from '../../../server/form-texts';
import { rateLimit } from '../../../server/rate-limit';
import { visitorAddress } from '../../../server/visitor-address';
import { visitorContext } from '../page-context';
import type { Site } from '../site';
import { wireError } from '../wire-error';
import { sentEvents } from './batch';
import { beaconAddress, hasConsent, saveConsent } from './consent';
import { oldestPosition, prepareTracked, removeEvents, saveEvents, storedEvents } from './records';
import { trackedView } from './views';

/** The largest size of a browser's beacon in bytes. */
const maxSize = 64 * 1024;

/** The route that receives tracked events, and the page that shows them. */
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
    rate(visitorAddress(site, context)) ? saveBatch(site, context) : tooMany(context),
  );
  app.get(beaconAddress, (context) => listed(site, context));
  app.get('/tracked', (context) => trackedPage(site, context));
  app.post('/tracked/consent', (context) => consent(site, context));
  app.post('/tracked/clear', (context) => {
    removeEvents(site.database);
    return context.redirect('/tracked', 303);
  });
  return app;
}

async function saveBatch({ database }: Site, context: Context): Promise<Response> {
  const events = sentEvents(await context.req.text());
  return events
    ? context.json({ stored: saveEvents(database, events) })
    : wireError(context, 400, 'rest_invalid_param', 'The body is not a list of tracked events.');
}

function tooMany(context: Context): Response {
  context.header('Retry-After', '60');
  return wireError(context, 429, 'rest_too_many', 'Too many batches in a minute. Try again later.');
}

/** The events after a position, and the position of the oldest stored event. */
function listed({ database }: Site, context: Context): Response {
  const after = Number(context.req.query('after')) || 0;
  return context.json({ events: storedEvents(database, after), oldest: oldestPosition(database) });
}

function trackedPage(site: Site, context: Context): Response | Promise<Response> {
  const isAllowed = hasConsent(context.req.header('Cookie') ?? '');
  const page = visitorContext(site, context);
  const tracking = { beacon: beaconAddress, consent: isAllowed };
  const config = { ...page.config, tracking };
  return context.html(trackedView({ ...page, config }, storedEvents(site.database), isAllowed));
}

async function consent(site: Site, context: Context): Promise<Response> {
  const { consent } = await formTexts(context);
  saveConsent(site, context, consent === 'yes');
  return context.redirect('/tracked', 303);
}
