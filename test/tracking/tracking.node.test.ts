import { expect } from 'chai';
import { addTrackingSink, type TrackedEvent, track } from '../../src/tracking';

describe('tracking', () => {
  it('is silent while no sink is named, and keeps nothing for later', () => {
    track('early', { a: 1 });
    const seen: TrackedEvent[] = [];
    const remove = addTrackingSink((event) => seen.push(event));
    remove();
    expect(seen).to.deep.equal([]);
  });

  it('tells each sink what happened and when, until it is removed', () => {
    const seen: TrackedEvent[] = [];
    const remove = addTrackingSink((event) => seen.push(event));
    const before = Date.now();
    track('form_sent', { form: 7 });
    remove();
    track('form_sent', { form: 8 });
    expect(seen.map(({ event, fields }) => [event, fields])).to.deep.equal([
      ['form_sent', { form: 7 }],
    ]);
    expect(seen[0]?.time).to.be.within(before, Date.now());
  });

  it('survives a sink that throws, and tells the others', () => {
    const original = console.error;
    const told: unknown[] = [];
    console.error = (text: string) => told.push(text);
    const seen: string[] = [];
    const removals = [
      addTrackingSink(() => {
        throw new Error('full');
      }),
      addTrackingSink(({ event }) => seen.push(event)),
    ];
    try {
      track('form_sent');
    } finally {
      console.error = original;
      for (const remove of removals) remove();
    }
    expect(seen).to.deep.equal(['form_sent']);
    expect(told.length).to.equal(1);
  });
});
