import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { expect } from 'chai';
import { openTelemetry } from '../../library-service/observation/open-telemetry';
import { bundled } from '../bundled';
import { temporaryFolder } from '../shared';
import { newDatabase } from './new-database';

interface Received {
  readonly path: string;
  readonly body: string;
}

/** A collector of OpenTelemetry that keeps what it gets. */
async function collector(): Promise<{ url: string; received: Received[]; server: Server }> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ path: request.url ?? '', body });
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received, server };
}

/** A process of the service, and the lines that it has printed. */
async function startProcess(environment: Record<string, string>) {
  const database = await newDatabase();
  const child = spawn(process.execPath, [await bundled('library-service/main.ts')], {
    env: {
      PATH: process.env.PATH,
      LIBRARY_PORT: '0',
      LIBRARY_SEED: '0',
      LIBRARY_DATA_DIR: temporaryFolder('nh-observed'),
      ...(database && { DATABASE_URL: database }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line));
  await once(reader, 'line');
  const [, url = ''] = /at (http:\S+)/.exec(lines[0] ?? '') ?? [];
  const stop = async (): Promise<void> => {
    child.kill();
    await once(child, 'exit');
  };
  return { url, lines, stop };
}

describe('the observation of the library service', () => {
  const token = 'a-secret-token';
  // Too long to be part of a port or a time by chance.
  const id = '314159265358979';
  const call = (url: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/v1/templates/${id}?search=private`, {
      headers: { Authorization: `Bearer ${token}`, ...headers },
    });

  it('writes one line of JSON for each request, without ids, queries and tokens', async () => {
    const { url, lines, stop } = await startProcess({ LIBRARY_LOG: '1' });
    const { headers } = await call(url, { 'X-Request-Id': 'from-the-proxy' });
    expect(headers.get('X-Request-Id')).to.equal('from-the-proxy');
    await fetch(`${url}/health`);
    await stop();
    const requests = lines.slice(1).map((line) => JSON.parse(line));
    expect(requests).to.have.length(2);
    expect(requests[0]).to.include({
      level: 'info',
      request: 'from-the-proxy',
      method: 'GET',
      status: 401,
    });
    expect(requests[1]).to.include({ route: '/health', status: 200 });
    expect(requests[1].request).to.match(/^[\w-]{20,}$/);
    expect(lines.join('\n')).not.to.match(new RegExp(`secret|private|${id}`));
  });

  it('sends metrics and traces to the collector that the environment names', async () => {
    const { url: collectorUrl, received, server } = await collector();
    const { url, lines, stop } = await startProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl });
    const trace = '0af7651916cd43dd8448eb211c80319c';
    await fetch(`${url}/ready`, { headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` } });
    await call(url);
    await stop();
    server.close();
    expect(lines).to.have.length(1);
    const sent = (path: string): string =>
      received
        .filter((one) => one.path === path)
        .map(({ body }) => body)
        .join('');
    expect(sent('/v1/traces')).to.include('GET /ready').and.to.include(trace);
    expect(sent('/v1/metrics'))
      .to.include('http.server.request.duration')
      .and.to.include('nh-library-service');
    expect(sent('/v1/traces') + sent('/v1/metrics')).not.to.match(
      new RegExp(`secret|private|${id}`),
    );
  });

  it('is off without a collector', async () => {
    expect(await openTelemetry({ OTEL_SERVICE_NAME: 'library' })).to.equal(undefined);
  });
});
