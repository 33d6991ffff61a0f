import type { Context, MiddlewareHandler } from 'hono';
import { type Refusal, refusalResponse } from './refusal';

/** How many requests of one client run at once, and how many wait. */
const MOST_RUNNING = 8;
const MOST_WAITING = 200;

/** How clients are told apart and refused. */
export interface FairTurns {
  /** Returns the sender of a request, such as an IP address. */
  readonly clientOf: (context: Context) => string;
  /** Whether a request may take long, such as an upload. Further requests of its client do not wait for it. */
  readonly isLong: (context: Context) => boolean;
  readonly tooMany: () => Refusal;
}

interface Client {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Runs few requests of one client at once, so that a client with hundreds of them cannot hold all others. Further ones
 * wait; too many are refused.
 */
export function fairTurns({ clientOf, isLong, tooMany }: FairTurns): MiddlewareHandler {
  const clients = new Map<string, Client>();
  const endTurn = (name: string, client: Client) => (): void => {
    const next = client.waiting.shift();
    if (next) {
      next();
      return;
    }
    client.running -= 1;
    if (client.running === 0) clients.delete(name);
  };
  return async (context, next) => {
    const name = clientOf(context);
    const client = clients.get(name) ?? { running: 0, waiting: [] };
    clients.set(name, client);
    if (client.waiting.length >= MOST_WAITING) {
      context.header('Retry-After', '1');
      // Further requests that this connection has sent already are dropped.
      context.header('Connection', 'close');
      return refusalResponse(context, tooMany());
    }
    if (client.running < MOST_RUNNING) client.running += 1;
    else await new Promise<void>((turn) => client.waiting.push(turn));
    // Other clients' new requests run before the next one of this client.
    const end = (): unknown => setImmediate(endTurn(name, client));
    const done = next();
    if (isLong(context)) end();
    else done.then(end, end);
    return done as Promise<undefined>;
  };
}
