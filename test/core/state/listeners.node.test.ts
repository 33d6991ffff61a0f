import { expect } from 'chai';
import { Listeners } from '../../../src/core/state/listeners';

describe('listeners', () => {
  it('are called at each notification until they are removed', () => {
    const { calls, listeners } = recorded();
    const remove = listeners.add(() => calls.push('first'));
    listeners.add(() => calls.push('second'));
    listeners.notify();
    remove();
    listeners.notify();
    expect(calls).to.deep.equal(['first', 'second', 'second']);
  });

  it('wait for the next notification if another listener adds them', () => {
    const { calls, listeners } = recorded();
    listeners.add(() => listeners.add(() => calls.push('added')));
    listeners.notify();
    expect(calls).to.deep.equal([]);
    listeners.notify();
    expect(calls).to.deep.equal(['added']);
  });

  it('are not called once another listener has removed them', () => {
    const { calls, listeners } = recorded();
    listeners.add(() => remove());
    const remove = listeners.add(() => calls.push('removed'));
    listeners.notify();
    expect(calls).to.deep.equal([]);
  });

  it('are empty before the first is added and after the last is removed', () => {
    const { listeners } = recorded();
    expect(listeners.isEmpty).to.equal(true);
    const remove = listeners.add(() => undefined);
    expect(listeners.isEmpty).to.equal(false);
    remove();
    expect(listeners.isEmpty).to.equal(true);
  });
});

function recorded() {
  return { calls: [] as string[], listeners: new Listeners() };
}
