import { expect } from 'chai';
import { type ScheduledStep, scheduled } from '../../scripts/schedule.js';

/** Runs steps in `room`, each until `end` names it. */
function running(steps: readonly ScheduledStep[], room: number) {
  const ends = new Map<string, () => void>();
  const begun: string[] = [];
  const done = scheduled(steps, room, ({ title }) => {
    begun.push(title);
    return new Promise<void>((resolve) => ends.set(title, resolve));
  });
  return {
    begun,
    done,
    async end(title: string): Promise<void> {
      ends.get(title)?.();
      await new Promise(setImmediate);
    },
  };
}

describe('the steps of npm test', () => {
  it('run side by side as far as there is room, the first ones first', async () => {
    const { begun, end } = running(
      [{ title: 'long', weight: 2 }, { title: 'wide', weight: 2 }, { title: 'small' }],
      3,
    );
    expect(begun).to.deep.equal(['long', 'small']);
    await end('small');
    expect(begun).to.deep.equal(['long', 'small']);
    await end('long');
    expect(begun).to.deep.equal(['long', 'small', 'wide']);
  });

  it('wait for the step that they come after', async () => {
    const { begun, end } = running([{ title: 'size', after: 'build' }, { title: 'build' }], 2);
    expect(begun).to.deep.equal(['build']);
    await end('build');
    expect(begun).to.deep.equal(['build', 'size']);
  });

  it('end when the last of them ends', async () => {
    const { done, end } = running([{ title: 'one' }, { title: 'other', weight: 9 }], 2);
    await end('one');
    await end('other');
    await done;
  });

  it('are refused when they wait for each other', async () => {
    const circle = [
      { title: 'hen', after: 'egg' },
      { title: 'egg', after: 'hen' },
    ];
    const { done } = running(circle, 2);
    expect(String(await done.catch((error: unknown) => error))).to.contain('wait for each other');
  });
});
