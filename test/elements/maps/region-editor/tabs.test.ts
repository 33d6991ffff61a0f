import { expect } from '@open-wc/testing';
import { Drafts } from '../../../../src/elements/maps/region-editor/drafts';
import type { FieldId } from '../../../../src/elements/maps/region-editor/fields';
import { EditorStore } from '../../../../src/elements/maps/region-editor/store';
import type { Verdict } from '../../../../src/elements/maps/region-editor/verdict';
import { regionsOf } from '../../../../src/elements/maps/regions/region';
import { ownStorage } from '../region-map/own-storage';

ownStorage();

const KEY = 'drafts of two tabs';
const id: FieldId = 'AT/0/link';

/** One tab's editor, and its server in the test's hands. */
class Tab {
  readonly #answers: ((verdict: Verdict) => void)[] = [];
  readonly store: EditorStore;

  constructor(link = '/printed') {
    this.store = new EditorStore(
      new Drafts(KEY),
      () => new Promise((answer) => this.#answers.push(answer)),
    );
    this.store.adopt(regionsOf([{ title: 'Wien', country: 'AT', link }]));
  }

  get field() {
    return this.store.snapshot().fields[id];
  }

  set(value: string): void {
    this.store.type(id, value);
    this.store.leave(id);
  }

  async answer(verdict: Verdict = {}): Promise<void> {
    this.#answers.shift()?.(verdict);
    await Promise.resolve();
    await new Promise(requestAnimationFrame);
  }

  /** A change that the server refuses, so that it is kept. */
  async fail(value: string): Promise<void> {
    this.set(value);
    await this.answer({ reason: { code: 'refused', isRefused: true } });
  }
}

afterEach(() => localStorage.clear());

describe('what a tab could not save outlives', () => {
  it('what another tab saves of the same field', async () => {
    const [one, two] = [new Tab(), new Tab()];
    await one.fail('/kept');
    two.set('/saved');
    await two.answer();
    const next = new Tab('/saved');
    expect(next.field?.value).to.equal('/kept');
    expect(next.field?.reason?.detail).to.equal('/saved');
  });

  it('what another tab types there and takes back', async () => {
    const [one, two] = [new Tab(), new Tab()];
    await one.fail('/kept');
    two.store.type(id, '/printed!');
    two.set('/printed');
    expect(new Tab().field?.value).to.equal('/kept');
  });

  it('a call of another tab that began before', async () => {
    const [one, two] = [new Tab(), new Tab()];
    two.set('/slow');
    await one.fail('/kept');
    await two.answer();
    expect(new Tab('/slow').field?.value).to.equal('/kept');
  });

  it('what another tab could not save either', async () => {
    const [one, two] = [new Tab(), new Tab()];
    await one.fail('/first');
    await two.fail('/second');
    const next = new Tab();
    expect(next.field?.value).to.equal('/second');
    await next.answer();
    expect(new Tab('/second').field?.value).to.equal('/first');
  });
});

describe('a tab that is loaded anew', () => {
  it('leaves nothing behind when it has saved what an earlier visit could not', async () => {
    await new Tab().fail('/kept');
    const next = new Tab();
    await next.answer();
    expect(localStorage.length).to.equal(0);
  });
});
