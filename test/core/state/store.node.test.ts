import { expect } from 'chai';
import { Store } from '../../../src/core/state/store';

interface Counter {
  readonly count: number;
}

type CounterEvent = { readonly type: 'add'; readonly by: number } | { readonly type: 'ignored' };

function reduce(state: Counter, event: CounterEvent): Counter {
  switch (event.type) {
    case 'add':
      return { count: state.count + event.by };
    case 'ignored':
      return state;
  }
}

const newStore = () => new Store(reduce, { count: 1 });

/** The counts that a listener reads after each call. */
function countsSeenBy(store: Store<Counter, CounterEvent>) {
  const counts: number[] = [];
  const unsubscribe = store.subscribe(() => counts.push(store.state.count));
  return { counts, unsubscribe };
}

describe('the store', () => {
  it('begins with the initial state', () => {
    expect(newStore().state).to.deep.equal({ count: 1 });
  });

  it('replaces its state with the result of the reducer', () => {
    const store = newStore();
    store.dispatch({ type: 'add', by: 2 });
    expect(store.state).to.deep.equal({ count: 3 });
  });

  it('calls each listener after each change, with the new state in place', () => {
    const store = newStore();
    const [first, second] = [countsSeenBy(store), countsSeenBy(store)];
    store.dispatch({ type: 'add', by: 2 });
    store.dispatch({ type: 'add', by: 4 });
    expect(first.counts).to.deep.equal([3, 7]);
    expect(second.counts).to.deep.equal([3, 7]);
  });

  it('calls no listener when the reducer returns the same state', () => {
    const store = newStore();
    const { counts } = countsSeenBy(store);
    store.dispatch({ type: 'ignored' });
    expect(counts).to.deep.equal([]);
  });

  it('calls a listener no more once it is unsubscribed', () => {
    const store = newStore();
    const [first, second] = [countsSeenBy(store), countsSeenBy(store)];
    first.unsubscribe();
    store.dispatch({ type: 'add', by: 2 });
    expect(first.counts).to.deep.equal([]);
    expect(second.counts).to.deep.equal([3]);
  });

  it('accepts an event from a listener: the last listener call sees the last state', () => {
    const store = newStore();
    store.subscribe(() => {
      if (store.state.count < 10) store.dispatch({ type: 'add', by: 10 });
    });
    const { counts } = countsSeenBy(store);
    store.dispatch({ type: 'add', by: 1 });
    expect(counts.at(-1)).to.equal(12);
  });
});
