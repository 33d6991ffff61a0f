import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';
import { limitRequestTime } from '../../server/request-time';

const WHOLE = 200;

describe('the time of a request', () => {
  let server: Server;
  before(async () => {
    server = createServer((incoming, response) => {
      incoming.resume().once('end', () => response.end('done'));
    });
    limitRequestTime(server, { whole: WHOLE, isUpload: (_, path) => path === '/kits' });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  /**
   * Sends a body slowly, until `isDone` or the server's answer.
   * @returns the status, or the code of the error
   */
  const sendSlowly = async (path: string, isDone = (): boolean => false): Promise<unknown> => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ port, path, method: 'POST' });
    const answer = once(sent, 'response').then(
      ([{ statusCode }]) => statusCode,
      (error) => error.code,
    );
    let isAnswered = false;
    answer.then(() => {
      isAnswered = true;
    });
    while (!isAnswered && !isDone()) {
      sent.write('part');
      await wait(20);
    }
    sent.end();
    return answer;
  };

  it('is not limited for uploads that keep coming', async () => {
    const end = Date.now() + 2 * WHOLE;
    expect(await sendSlowly('/kits?key=1', () => Date.now() > end)).to.equal(200);
  });

  it('is limited for others', async () => {
    expect(await sendSlowly('/other')).to.be.oneOf(['ECONNRESET', 'EPIPE']);
  });
});
