import { Agent, createServer, get } from 'node:http';
import { expect } from 'chai';
import { listen, stopListening } from '../../server/listen';
import { StartupError } from '../../server/startup-error';

describe('a server that listens', () => {
  it('resolves with its origin, and answers until it is stopped', async () => {
    const server = createServer((_, response) => response.end('hello'));
    const url = await listen(server, { port: 0, variable: 'TEST_PORT' });
    expect(url).to.match(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(url)).text()).to.equal('hello');
    await stopListening(server);
    expect(await fetch(url).catch(() => 'refused')).to.equal('refused');
  });

  it('finishes an open request before it stops', async () => {
    let arrived = () => {};
    const request = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const server = createServer((_, response) => {
      arrived();
      setTimeout(() => response.end('late'), 30);
    });
    const url = await listen(server, { port: 0, variable: 'TEST_PORT' });
    const response = fetch(url);
    await request;
    await stopListening(server);
    expect(await (await response).text()).to.equal('late');
  });

  it('stops at once although a proxy sends one request after the other over its connections', async () => {
    const server = createServer((_, response) => setTimeout(() => response.end('hello'), 5));
    const url = await listen(server, { port: 0, variable: 'TEST_PORT' });
    const agent = new Agent({ keepAlive: true, maxSockets: 2 });
    const answered = () =>
      new Promise<boolean>((resolve) => {
        get(url, { agent }, (response) => response.resume().once('end', () => resolve(true))).once(
          'error',
          () => resolve(false),
        );
      });
    await answered();
    const proxy = async () => {
      while (await answered());
    };
    const proxies = [proxy(), proxy(), proxy(), proxy()];
    const begin = performance.now();
    await stopListening(server);
    await Promise.all(proxies);
    agent.destroy();
    // Open requests have ten seconds.
    expect(performance.now() - begin).to.be.below(5000);
  });

  it('names the host and its variable when it is no address of this computer', async () => {
    for (const host of ['no-such-name.invalid', '192.0.2.1']) {
      const options = { port: 0, host, variable: 'TEST_PORT' };
      const error = await listen(createServer(), options).catch((reason: unknown) => reason);
      expect(error).to.be.instanceOf(StartupError);
      expect((error as Error).message).to.equal(
        `TEST_HOST is "${host}", which is no address of this computer. Set it to another, or remove it.`,
      );
    }
  });

  it('names the port and the variable when the port is in use', async () => {
    const first = createServer();
    const port = Number(new URL(await listen(first, { port: 0, variable: 'A' })).port);
    const error = await listen(createServer(), { port, variable: 'TEST_PORT' }).catch(
      (reason: unknown) => reason,
    );
    await stopListening(first);
    expect(error).to.be.instanceOf(StartupError);
    expect((error as Error).message).to.equal(
      `Port ${port} cannot be used: it is in use. Set TEST_PORT to another.`,
    );
  });
});
