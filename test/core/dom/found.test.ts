import { expect } from '@open-wc/testing';
import { Found } from '../../../src/core/dom/found';

/** A mutation is told within the same task. */
const noticed = () => new Promise((resolve) => setTimeout(resolve));

let place: HTMLElement;
let life: AbortController;

/** Looks for the first link in the page; returns what it was told. */
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

describe('what is found in the page', () => {
  it('is told at once, and again when the page prints it anew', async () => {
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

  it('is no news while it means the same', async () => {
    const { found, told } = links((one, other) => one?.localName === other?.localName);
    place.append(link());
    found.watch(place);
    place.replaceChildren(link());
    await noticed();
    found.look();
    expect(told.length).to.equal(1);
  });

  it('is looked for in other places once it is told so, and no longer in the first', async () => {
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

  it('is not looked for after the end', async () => {
    const { found, told } = links();
    found.watch(place);
    life.abort();
    place.append(link());
    await noticed();
    expect(told.length).to.equal(1);
  });
});
