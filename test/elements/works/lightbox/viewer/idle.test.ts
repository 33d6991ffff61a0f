import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { watchIdleness } from '../../../../../src/elements/works/lightbox/viewer/idle';

const original = globalThis.setTimeout;
let timers: { readonly run: () => void; readonly after: number }[];
let life: AbortController;
let frame: HTMLElement;

beforeEach(() => {
  timers = [];
  life = new AbortController();
  globalThis.setTimeout = ((run: () => void, after: number) =>
    timers.push({ run, after })) as unknown as typeof setTimeout;
  frame = document.body.appendChild(document.createElement('div'));
  frame.append(document.createElement('button'));
});
afterEach(() => {
  globalThis.setTimeout = original;
  life.abort();
  frame.remove();
});

const isIdle = (): boolean => frame.hasAttribute('data-idle');
/** Runs the callback of the latest timeout. */
const wait = (): void => timers.at(-1)?.run();
const stir = (type: string, pointerType = 'mouse'): boolean =>
  frame.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }));

describe('the controls of a slideshow', () => {
  it('hide after 3.5 seconds without activity', () => {
    watchIdleness(frame, life.signal);
    expect(timers.map(({ after }) => after)).to.deep.equal([3500]);
    wait();
    expect(isIdle()).to.equal(true);
  });

  for (const type of ['pointermove', 'pointerdown', 'keydown', 'click']) {
    it(`appear again at a ${type}, and restart the timer`, () => {
      watchIdleness(frame, life.signal);
      wait();
      stir(type);
      expect(isIdle()).to.equal(false);
      expect(timers.length).to.equal(2);
    });
  }

  it('stay while one of them has visible focus', async () => {
    watchIdleness(frame, life.signal);
    await sendKeys({ press: 'Tab' });
    frame.querySelector('button')?.focus();
    wait();
    expect(isIdle()).to.equal(false);
  });

  it('stay from a key press until the next press of a pointer', () => {
    watchIdleness(frame, life.signal);
    frame.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    wait();
    expect(isIdle()).to.equal(false);
    stir('pointermove');
    wait();
    expect(isIdle()).to.equal(false);
    stir('pointerdown');
    wait();
    expect(isIdle()).to.equal(true);
  });

  it('stay if a key opened the slideshow, while its frame has the focus', async () => {
    await sendKeys({ press: 'Enter' });
    frame.tabIndex = -1;
    frame.focus();
    watchIdleness(frame, life.signal);
    wait();
    expect(isIdle()).to.equal(false);
  });

  it('stay while a menu is open', () => {
    watchIdleness(frame, life.signal);
    frame.querySelector('button')?.setAttribute('aria-expanded', 'true');
    wait();
    expect(isIdle()).to.equal(false);
  });

  it('are toggled by a tap, but not by a swipe', () => {
    const toggle = watchIdleness(frame, life.signal);
    toggle();
    expect(isIdle()).to.equal(true);
    stir('pointerdown', 'touch');
    expect(isIdle()).to.equal(true);
    toggle();
    expect(isIdle()).to.equal(false);
  });
});
