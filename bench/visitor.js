/**
 * The visitor of `bench/kits.ts`, in a thread of its own: what that process does meanwhile is no waiting time. Requests a
 * page, one request after the other, until it gets a message. Then it sends the milliseconds of the longest request, and the
 * number of requests.
 */
import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Milliseconds between two requests. */
const PAUSE = 25;

let isOver = false;
let longest = 0;
let requests = 0;
parentPort?.once('message', () => {
  isOver = true;
});
while (!isOver) {
  const asked = performance.now();
  // By a connection of its own: the server closes idle ones.
  const sending = request(workerData, { agent: false }).end();
  const [response] = await once(sending, 'response');
  await buffer(response);
  longest = Math.max(longest, performance.now() - asked);
  requests += 1;
  await setTimeout(PAUSE);
}
parentPort?.postMessage({ longest, requests });
