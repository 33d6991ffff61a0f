import { expect } from '@open-wc/testing';
import { Drafts } from '../../../../src/elements/maps/region-editor/drafts';
import type { FieldId } from '../../../../src/elements/maps/region-editor/fields';
import type { SaveResult } from '../../../../src/elements/maps/region-editor/save-result';
import { EditorStore } from '../../../../src/elements/maps/region-editor/store';
import { regionsOf } from '../../../../src/elements/maps/regions/region';
import { ownStorage } from '../../../page-objects/own-storage';
import { nextFrame } from '../../../page-objects/until';

ownStorage();

const KEY = 'drafts of two tabs';
const id: FieldId = 'AT/0/link';

/** A tab's editor, and its server, which the test controls. */
class Tab {
  readonly #answers: ((saveResult: SaveResult) => void)[] = [];
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

  async answer(saveResult: SaveResult = {}): Promise<void> {
    this.#answers.shift()?.(saveResult);
    await Promise.resolve();
    await nextFrame();
  }

  /** A change that the server refuses, so that it is kept. */
  async fail(value: string): Promise<void> {
    this.set(value);
    await this.answer({ reason: { code: 'refused', isRefused: true } });
  }
}

afterEach(() => localStorage.clear());

describe('a tab’s failed change survives', () => {
  it('another tab saving the same field', async () => {
    const [one, two] = [new Tab(), new Tab()];
    await one.fail('/kept');
    two.set('/saved');
    await two.answer();
    const next = new Tab('/saved');
    expect(next.field?.value).to.equal('/kept');
    expect(next.field?.reason?.detail).to.equal('/saved');
  });

  it('another tab typing there and undoing it', async () => {
    const [one, two] = [new Tab(), new Tab()];
    await one.fail('/kept');
    two.store.type(id, '/printed!');
    two.set('/printed');
    expect(new Tab().field?.value).to.equal('/kept');
  });

  it('an earlier request of another tab', async () => {
    const [one, two] = [new Tab(), new Tab()];
    two.set('/slow');
    await one.fail('/kept');
    await two.answer();
    expect(new Tab('/slow').field?.value).to.equal('/kept');
  });

  it('another tab’s failed change', async () => {
    const [one, two] = [new Tab(), new Tab()];
    await one.fail('/first');
    await two.fail('/second');
    const next = new Tab();
    expect(next.field?.value).to.equal('/second');
    await next.answer();
    expect(new Tab('/second').field?.value).to.equal('/first');
  });
});

describe('a reloaded tab', () => {
  it('removes the draft of an earlier visit once it is saved', async () => {
    await new Tab().fail('/kept');
    const next = new Tab();
    await next.answer();
    expect(localStorage.length).to.equal(0);
  });
});
