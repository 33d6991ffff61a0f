import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { focusThrough } from '../../../src/core/focus';
import { until } from '../../page-objects/until';

let box: HTMLElement;
let field: HTMLInputElement;

beforeEach(async () => {
  const around = await fixture(
    html`<section aria-label="Box"><input /></section><button></button>`,
  );
  box = around.parentElement?.querySelector('section') as HTMLElement;
  field = box.querySelector('input') as HTMLInputElement;
});

const active = (): Element | null => document.activeElement;
const press = (key: string): void => {
  active()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
};

describe('a focus that moves through a box', () => {
  it('is at the box first, and at the element in it then', async () => {
    focusThrough(box, () => field);
    expect(active() === box).to.equal(true);
    await until(() => active() === field, 'focused the field');
    expect(box.hasAttribute('tabindex')).to.equal(false);
  });

  it('is at the element as soon as a person types', () => {
    focusThrough(box, () => field);
    press('a');
    expect(active() === field).to.equal(true);
  });

  it('presses a button by the first Space, once', async () => {
    const button = document.createElement('button');
    box.append(button);
    let count = 0;
    button.onclick = () => count++;
    focusThrough(box, () => button);
    await sendKeys({ press: 'Space' });
    expect(count).to.equal(1);
  });

  it('types the first Space into a field', async () => {
    focusThrough(box, () => field);
    await sendKeys({ press: 'Space' });
    expect(field.value).to.equal(' ');
  });

  it('goes from the element by the first Tab', async () => {
    const second = document.createElement('button');
    box.append(second);
    focusThrough(box, () => field);
    await sendKeys({ press: 'Tab' });
    expect(active() === second).to.equal(true);
  });

  it('stays at the box with Escape, which closes it', () => {
    focusThrough(box, () => field);
    press('Escape');
    expect(active() === box).to.equal(true);
  });

  it('stays where the person has moved it meanwhile', async () => {
    const other = box.parentElement?.querySelector('button') as HTMLElement;
    let isAsked = false;
    focusThrough(box, () => {
      isAsked = true;
      return field;
    });
    other.focus();
    const second = document.body.appendChild(document.createElement('div'));
    let isOver = false;
    focusThrough(second, () => {
      isOver = true;
      return other;
    });
    await until(() => isOver, 'ended the second, which began later');
    expect(isAsked).to.equal(false);
    second.remove();
  });

  it('stays at the box when the signal aborts', () => {
    const life = new AbortController();
    focusThrough(box, () => field, life.signal);
    life.abort();
    press('a');
    expect(active() === box).to.equal(true);
  });
});
