import { expect } from 'chai';
import { localStore, sessionStore } from '../../../../src/builder/runtime/storage/store';
import { configure } from '../../../../src/core/config';

/** The part of the Storage interface that is used. */
class Texts {
  readonly texts = new Map<string, string>();
  isFull = false;

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.texts.set(key, text);
  }

  /** Entry under the builder's name, as JSON. */
  get entry(): unknown {
    return JSON.parse(this.texts.get('elementor') ?? 'null');
  }
}

const START = Date.UTC(2026, 0, 1);
const { now } = Date;
let local: Texts;
let session: Texts;

const AREAS = ['localStorage', 'sessionStorage'] as const;

function provide(area: (typeof AREAS)[number], get: () => unknown): void {
  Object.defineProperty(globalThis, area, { configurable: true, get });
}

function pass(milliseconds: number): void {
  const time = Date.now() + milliseconds;
  Date.now = () => time;
}

describe('in two storage areas', () => {
  beforeEach(() => {
    [local, session] = [new Texts(), new Texts()];
    provide('localStorage', () => local);
    provide('sessionStorage', () => session);
    Date.now = () => START;
  });

  afterEach(() => {
    Date.now = now;
    configure({ builder: undefined });
    for (const area of AREAS) Reflect.deleteProperty(globalThis, area);
  });

  describe('a store', () => {
    it('stores all values in one entry under the builder’s name', () => {
      const store = localStore();
      store.set('seen', true);
      store.set('steps', { done: [1, 2] });
      expect([...local.texts.keys()]).to.deep.equal(['elementor']);
      expect(local.entry).to.deep.equal({ seen: true, steps: { done: [1, 2] }, __expiration: {} });
      expect(store.get('steps')).to.deep.equal({ done: [1, 2] });
      expect(store.get()).to.deep.equal({ seen: true, steps: { done: [1, 2] } });
      expect(store.get('toString')).to.equal(undefined);
    });

    it('belongs to the tab, or to all tabs', () => {
      localStore().set('place', 'local');
      sessionStore().set('place', 'session');
      expect([localStore().get('place'), sessionStore().get('place')]).to.deep.equal([
        'local',
        'session',
      ]);
      expect(session.entry).to.deep.equal({ place: 'session', __expiration: {} });
    });

    it('uses the site’s builder name unless another is passed', () => {
      const store = localStore();
      configure({ builder: 'mason' });
      store.set('a', 1);
      localStore({ builder: 'other' }).set('a', 2);
      expect([...local.texts.keys()]).to.deep.equal(['mason', 'other']);
    });

    it('keeps values that other scripts have written to the entry', () => {
      const builders = { editor: { open: true }, __expiration: { editor: START + 5 } };
      local.texts.set('elementor', JSON.stringify(builders));
      localStore().set('a', 1, { lifetimeInSeconds: 1 });
      expect(local.entry).to.deep.equal({
        editor: { open: true },
        a: 1,
        __expiration: { editor: START + 5, a: START + 1000 },
      });
    });

    it('removes a value and its expiry when set to undefined', () => {
      const store = localStore();
      store.set('a', 1, { lifetimeInSeconds: 1 });
      store.set('a', undefined);
      expect(local.entry).to.deep.equal({ __expiration: {} });
    });

    it('stores keys with the names of object methods', () => {
      const store = localStore();
      store.set('__proto__', 'kept');
      expect(store.get('__proto__')).to.equal('kept');
      expect(store.get('a')).to.equal(undefined);
    });

    it('reserves its own key', () => {
      const store = localStore();
      store.set('a', 1, { lifetimeInSeconds: 1 });
      store.set('__expiration', 'mine');
      expect(store.get('__expiration')).to.equal(undefined);
      expect(store.get()).to.deep.equal({ a: 1 });
    });

    it('reports invalid arguments', () => {
      const store = localStore();
      const set = (...given: unknown[]) => Reflect.apply(store.set, store, given);
      expect(() => set()).to.throw(/^key is required\.$/);
      expect(() => set(1, 1)).to.throw(/^key invalid type: string\.$/);
      expect(() => set('a', 1, { lifetimeInSeconds: '9' })).to.throw(
        /^lifetimeInSeconds invalid type: number\.$/,
      );
      expect(() => Reflect.apply(localStore, undefined, [{ builder: 1 }])).to.throw(
        /^builder invalid type: string\.$/,
      );
    });
  });

  describe('a stored value', () => {
    it('expires after its lifetime, and is removed when it is read', () => {
      const store = localStore();
      store.set('a', 1, { lifetimeInSeconds: 2 });
      store.set('b', 2);
      pass(2000);
      expect(store.get('a')).to.equal(1);
      pass(1);
      expect(local.entry).to.deep.include({ a: 1 });
      expect(store.get('a')).to.equal(undefined);
      expect(local.entry).to.deep.equal({ b: 2, __expiration: {} });
    });

    it('is not removed when another value is read, but when all are read', () => {
      const store = localStore();
      store.set('a', 1, { lifetimeInSeconds: 1 });
      store.set('b', 2, { lifetimeInSeconds: 1 });
      store.set('c', 3);
      pass(1001);
      store.get('a');
      expect(local.entry).to.deep.equal({ b: 2, c: 3, __expiration: { b: START + 1000 } });
      expect(store.get()).to.deep.equal({ c: 3 });
      expect(local.entry).to.deep.equal({ c: 3, __expiration: {} });
    });

    it('keeps its expiry when set without a lifetime, and gets a new one otherwise', () => {
      const store = localStore();
      store.set('a', 1, { lifetimeInSeconds: 1 });
      pass(500);
      store.set('a', 2);
      expect(local.entry).to.deep.equal({ a: 2, __expiration: { a: START + 1000 } });
      store.set('a', 3, { lifetimeInSeconds: 1 });
      expect(local.entry).to.deep.equal({ a: 3, __expiration: { a: START + 1500 } });
    });

    it('does not inherit the expiry of an expired unread value', () => {
      const store = localStore();
      store.set('a', 1, { lifetimeInSeconds: 1 });
      pass(1001);
      store.set('a', 2);
      expect(store.get('a')).to.equal(2);
    });
  });

  describe('a browser without usable storage', () => {
    it('returns nothing without an error if storage is blocked', () => {
      for (const area of AREAS) {
        provide(area, () => {
          throw new DOMException('blocked', 'SecurityError');
        });
      }
      for (const store of [localStore(), sessionStore()]) {
        store.set('a', 1);
        expect([store.get('a'), store.get()]).to.deep.equal([undefined, {}]);
      }
    });

    it('keeps the old entry without an error if storage is full', () => {
      const store = localStore();
      store.set('a', 1, { lifetimeInSeconds: 1 });
      local.isFull = true;
      store.set('a', 2);
      expect(store.get('a')).to.equal(1);
      pass(1001);
      expect(store.get('a')).to.equal(undefined);
    });
  });

  describe('a corrupt entry', () => {
    for (const text of ['', '{', 'null', '"text"', '7', '[1]']) {
      it(`is replaced: ${text || 'an empty text'}`, () => {
        local.texts.set('elementor', text);
        const store = localStore();
        expect([store.get('0'), store.get()]).to.deep.equal([undefined, {}]);
        store.set('a', 1);
        expect(local.entry).to.deep.equal({ a: 1, __expiration: {} });
      });
    }

    it('keeps values whose expiry times are invalid', () => {
      for (const __expiration of [null, 'x', [1], { a: 'x' }, { a: null }]) {
        local.texts.set('elementor', JSON.stringify({ a: 1, __expiration }));
        expect(localStore().get()).to.deep.equal({ a: 1 });
      }
    });
  });
});
