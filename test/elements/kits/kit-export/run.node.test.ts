import { expect } from 'chai';
import type { ExportSession } from '../../../../src/api/kits/export';
import { runExport } from '../../../../src/elements/kits/kit-export/run';

const session = (changes: Partial<ExportSession['runners'][number]> = {}): ExportSession => ({
  session: 's1',
  state: changes.isDone ? 'completed' : 'running',
  runners: [{ runner: 'content', title: 'Content', isDone: false, ...changes }],
});

describe('the run of an export', () => {
  it('waits for a step that takes longer than a request', async () => {
    const answers = [
      session({ isUnderWay: true }),
      session({ isUnderWay: true }),
      session({ isDone: true }),
    ];
    let steps = 0;
    const error = await runExport(session(), {
      step: async () => {
        steps += 1;
        return { value: answers.shift() as ExportSession };
      },
      progressed: () => undefined,
    });
    expect([error, steps]).to.deep.equal([undefined, 3]);
  });

  it('ends with an error if a step neither ends nor continues', async () => {
    const error = await runExport(session(), {
      step: async () => ({ value: session() }),
      progressed: () => undefined,
    });
    expect(error?.reason).to.equal('unreadable');
  });
});
