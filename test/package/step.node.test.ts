import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { verdict } from '../../scripts/step.js';

describe('a step of npm test', () => {
  const root = mkdtempSync(join(tmpdir(), 'nh-step-'));
  const options = { root, counts: join(root, 'counts.json'), minutes: 1 };

  /** A command that writes `counts`, if any, and ends with `code`. */
  function runner(counts: object | undefined, code: number): string {
    const write = `require('node:fs').writeFileSync(process.env.COUNTS_FILE, '${JSON.stringify(counts)}');`;
    writeFileSync(join(root, 'run.cjs'), `${counts ? write : ''} process.exitCode = ${code};`);
    return 'node run.cjs';
  }

  after(() => rmSync(root, { recursive: true }));

  it('holds or fails by its exit code', async () => {
    expect(await verdict({ command: runner(undefined, 0) }, options)).to.include({ passed: 1 });
    expect(await verdict({ command: runner(undefined, 2) }, options)).to.include({ failed: 1 });
  });

  it('fails as a runner that has run no test, though it ended well', async () => {
    for (const counts of [undefined, { passed: 0, failed: 0, skipped: 3 }]) {
      const said = await verdict({ command: runner(counts, 0), isRunner: true }, options);
      expect(said).to.include({ passed: 0, failed: 1 });
    }
  });

  it('adds a failure to a runner that died after its counts', async () => {
    const command = runner({ passed: 5, failed: 0, skipped: 0 }, 1);
    const said = await verdict({ command, isRunner: true }, options);
    expect(said).to.include({ passed: 5, failed: 1 });
  });

  it('names the failed tests of a runner', async () => {
    const failures = ['a form › is sent: expected 1 to equal 2'];
    const command = runner({ passed: 5, failed: 1, skipped: 0, failures }, 1);
    expect((await verdict({ command, isRunner: true }, options)).failures).to.eql(failures);
  });

  it('reports its output, whether it succeeds or fails', async () => {
    for (const code of [0, 2]) {
      writeFileSync(
        join(root, 'run.cjs'),
        `console.log('said'); console.error('warned'); process.exitCode = ${code};`,
      );
      const { output } = await verdict({ command: 'node run.cjs' }, options);
      expect(output).to.contain('said').and.to.contain('warned');
    }
  });

  it('is ended when it takes too long', async () => {
    writeFileSync(join(root, 'run.cjs'), 'setInterval(() => {}, 1000)');
    const said = await verdict({ command: 'node run.cjs' }, { ...options, minutes: 0.005 });
    expect(said.reason).to.contain('not done after');
  });

  it('does not run without the browser that it needs', async () => {
    const said = await verdict(
      { command: 'node', isRunner: true },
      { ...options, missing: 'None.' },
    );
    expect(said).to.include({ passed: 0, failed: 1 });
  });
});
