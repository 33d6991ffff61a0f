import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Service } from './service';

/**
 * The routes for a process manager and a load balancer: `/health` answers while the process runs, `/ready` while it can
 * serve requests.
 */
export function healthRoutes({ database }: Service): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });
  app.get('/health', (context) => context.text('The process runs.'));
  app.get('/ready', async (context) => {
    try {
      await sql`SELECT 1`.execute(database);
      return context.text('The database answers.');
    } catch (error) {
      console.error('Library service: the database does not answer.', error);
      return context.text('The database does not answer.', 503);
    }
  });
  return app;
}
