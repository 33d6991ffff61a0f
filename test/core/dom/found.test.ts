import { expect } from '@open-wc/testing';
import { Found } from '../../../src/core/dom/found';

/** Mutations are reported within the same task. */
const noticed = () => new Promise((resolve) => setTimeout(resolve));

let place: HTMLElement;
let life: AbortController;

/** Looks up the first link of the page; returns the reported results. */
function links(areSame: (one: Element | null, other: Element | null) => boolean = Object.is) {
  const told: (Element | null)[] = [];
  const find = () => document.querySelector('main a');
  const found = new Found(find, areSame, (link) => told.push(link), life.signal);
  return { found, told };
}

function link(): HTMLElement {
  return document.createElement('a');
}

beforeEach(() => {
  place = document.body.appendChild(document.createElement('main'));
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  place.remove();
});

describe('a watched lookup', () => {
  it('reports its result at once, and again when the page prints another one', async () => {
    const { found, told } = links();
    found.watch(place);
    expect(told).to.deep.equal([null]);
    const [one, other] = [link(), link()];
    place.append(one);
    await noticed();
    one.replaceWith(other);
    await noticed();
    expect(told.map((node) => [null, one, other].indexOf(node as HTMLElement))).to.deep.equal([
      0, 1, 2,
    ]);
  });

  it('reports nothing while the result is equal', async () => {
    const { found, told } = links((one, other) => one?.localName === other?.localName);
    place.append(link());
    found.watch(place);
    place.replaceChildren(link());
    await noticed();
    found.look();
    expect(told.length).to.equal(1);
  });

  it('watches other places after a second call of watch(), and no longer the first ones', async () => {
    const { found, told } = links();
    const elsewhere = place.appendChild(document.createElement('div'));
    found.watch(place);
    found.watch(elsewhere);
    place.append(link());
    await noticed();
    expect(told.length).to.equal(1);
    elsewhere.append(link());
    await noticed();
    expect(told.length).to.equal(2);
  });

  it('reports nothing after its signal aborts', async () => {
    const { found, told } = links();
    found.watch(place);
    life.abort();
    place.append(link());
    await noticed();
    expect(told.length).to.equal(1);
  });
});
