import { expect } from 'chai';
import { temporaryFolder } from '../../shared';
import type { TestSite } from '../site';
import { type Administrator, administrator, kitCall } from './administrator';
import { opened, sessionOf, started } from './importing';
import { kitOfPages, pageFile, widget } from './made-kits';
import { killServerProcesses, type ServerProcess, serverProcess } from './server-process';

const COUNT = 600;

/** The longest request of WordPress on many hosts, in milliseconds. */
const LONGEST = 30_000;

const text = 'Linen thread and paper. '.repeat(60);
const kit = kitOfPages(
  ...Array.from({ length: COUNT }, (_, at) =>
    pageFile({
      slug: `page-${at}`,
      title: `Page ${at}`,
      content: [widget('text-editor', { editor: `<p>${at} ${text}</p>` })],
    }),
  ),
);

describe('a server with 128 MB and short requests', () => {
  let server: ServerProcess;
  let site: TestSite;
  let admin: Administrator;
  before(async () => {
    server = await serverProcess(temporaryFolder('nh-limited'), {
      NODE_OPTIONS: '--max-old-space-size=128',
      KIT_STEP_TIME: '1',
    });
    site = { url: server.url } as TestSite;
    admin = await administrator(site);
  });
  after(killServerProcesses);

  /** Sends a call, which must end in time. */
  async function inTime(call: string, body?: unknown) {
    const begin = performance.now();
    const session = sessionOf(await kitCall(site, admin, call, body));
    expect(performance.now() - begin, call).to.be.below(LONGEST);
    return session;
  }

  it('imports and reverts a kit in several requests, with progress by document', async () => {
    let state = await started(site, admin, await opened(site, admin, kit));
    const { session } = state;
    const progress: number[] = [];
    while (state.state === 'running') {
      const next = state.runners.find(({ isDone }) => !isDone)?.runner;
      state = await inTime(`POST imports/${session}/runners/${next}`);
      progress.push(state.runners.find(({ runner }) => runner === 'content')?.done ?? COUNT);
    }
    expect(progress.length).to.be.greaterThan(5);
    expect(progress).to.deep.equal([...progress].sort((a, b) => a - b));
    const imported = state.runners.flatMap((runner) => runner.imported);
    expect(imported.filter(({ section }) => section === 'pages')).to.have.lengthOf(COUNT);
    const last = `${server.url}/pages/page-${COUNT - 1}`;
    expect((await fetch(last)).status).to.equal(200);

    let reverts = 0;
    while (state.state !== 'reverted') {
      state = await inTime(`POST imports/${session}/revert`, {});
      reverts += 1;
    }
    expect(reverts).to.be.greaterThan(3);
    expect((await fetch(last)).status).to.equal(404);
  });
});
