import { expect } from '@open-wc/testing';
import { until } from '../page-objects/until';
import { clicksOn, lateElement, settled, show, submitsOn } from './fixtures';

/** Clicks `#it` inside a pending element, and returns the result. */
async function clickInside(content: string, around = (inside: string) => inside) {
  const late = lateElement();
  const find = show(around(`<${late.tag}>${content}</${late.tag}>`));
  const it = find('#it');
  const clicks = clicksOn(it);
  it.click();
  await settled();
  return { late, clicks, find };
}

describe('a click on a control that needs a script', () => {
  const scripted = {
    'a button of type button': '<button type="button" id="it">B</button>',
    'a button without a form': '<button id="it">B</button>',
    'a button with the role of a tab': '<button role="tab" id="it">B</button>',
    'an input of type button': '<input type="button" id="it" value="B">',
    'a box with the role of a menu item': '<div role="menuitem" id="it">B</div>',
    'an anchor without an address': '<a role="button" id="it">B</a>',
  };
  for (const [name, content] of Object.entries(scripted)) {
    it(`is held and replayed once: ${name}`, async () => {
      const { late, clicks, find } = await clickInside(content);
      find('#it').click();
      expect(clicks()).to.equal(0);
      await late.arrive();
      expect(clicks()).to.equal(1);
    });
  }

  it('is held if it hits an icon of another element inside the control', async () => {
    const { late, clicks } = await clickInside('<button id="it"><x-icon></x-icon></button>');
    await late.arrive();
    expect(clicks()).to.equal(1);
  });
});

describe('a click on a native control', () => {
  const native = {
    'a link': '<a href="#there" id="it">B</a>',
    'a link inside a menu item': '<div role="menuitem"><a href="#there" id="it">B</a></div>',
    'a checkbox inside a menu item': '<div role="menuitem"><input type="checkbox" id="it"></div>',
    'a label inside a menu item': '<div role="menuitem"><label id="it">B</label></div>',
    'a summary inside a tab':
      '<div role="tab"><details><summary id="it">B</summary></details></div>',
    'a select inside a menu item': '<div role="menuitem"><select id="it"></select></div>',
    'a submit button of a form': '<form><button id="it">B</button></form>',
    'a button of a form elsewhere': '<button form="away" id="it">B</button><form id="away"></form>',
    'a button that opens a popover':
      '<button popovertarget="pop" id="it">B</button><p popover id="pop"></p>',
    'a button that commands a dialog':
      '<button commandfor="box" command="show-modal" id="it">B</button><dialog id="box"></dialog>',
  };
  for (const [name, content] of Object.entries(native)) {
    it(`is not held: ${name}`, async () => {
      const { late, clicks } = await clickInside(content);
      expect(clicks()).to.equal(1);
      await late.arrive();
      expect(clicks()).to.equal(1);
    });
  }

  it('is not held if a scripted control is around the pending element', async () => {
    const around = (inside: string) => `<div role="button">${inside}</div>`;
    const { clicks } = await clickInside('<a href="#there" id="it">B</a>', around);
    expect(clicks()).to.equal(1);
  });

  it('is not held on plain text inside a scripted control around the element', async () => {
    const around = (inside: string) => `<div role="button">${inside}</div>`;
    const { clicks } = await clickInside('<p id="it">B</p>', around);
    expect(clicks()).to.equal(1);
  });
});

describe('a control of an active element', () => {
  it('is not held because of a pending element around it', async () => {
    const [inner, outer] = [lateElement(), lateElement()];
    await inner.arrive();
    const find = show(
      `<${outer.tag}><${inner.tag}><button id="it">B</button></${inner.tag}></${outer.tag}>`,
    );
    const clicks = clicksOn(find('#it'));
    find('#it').click();
    expect(clicks()).to.equal(1);
  });
});

describe('an element whose code fails to load', () => {
  it('gets one native click, and its code is requested once', async () => {
    const { late, clicks } = await clickInside('<button type="button" id="it">B</button>');
    await late.fail();
    for (let turn = 0; turn < 20; turn++) await settled();
    expect(clicks()).to.equal(1);
    expect(late.asked()).to.equal(1);
  });

  it('submits its form natively', async () => {
    const late = lateElement();
    const find = show(`<${late.tag}><form><button id="it">B</button></form></${late.tag}>`);
    const submits = submitsOn(find('form'));
    find('#it').click();
    await settled();
    expect(submits()).to.equal(0);
    await late.fail();
    expect(submits()).to.equal(1);
  });

  it('submits a form natively whose fields are named like members of a form', async () => {
    const late = lateElement();
    const fields = ['matches', 'requestSubmit'].map((name) => `<input name="${name}">`).join('');
    const find = show(
      `<${late.tag}><form>${fields}<button id="it">B</button></form></${late.tag}>`,
    );
    const submits = submitsOn(find('form'));
    find('#it').click();
    await settled();
    expect(submits()).to.equal(0);
    await late.fail();
    expect(submits()).to.equal(1);
  });

  it('sets a class on the root element for stylesheets', async () => {
    const { late } = await clickInside('<button type="button" id="it">B</button>');
    const isMarked = () => document.documentElement.classList.contains(`${late.tag}-failed`);
    expect(isMarked()).to.equal(false);
    await late.fail();
    expect(isMarked()).to.equal(true);
  });

  it('is not requested repeatedly while the pointer stays on it', async () => {
    const late = lateElement();
    const find = show(`<${late.tag}><p>B</p></${late.tag}>`);
    const over = () => find('p').dispatchEvent(new Event('pointerover', { bubbles: true }));
    over();
    const told = late.fail();
    const { classList } = document.documentElement;
    await until(() => classList.contains(`${late.tag}-failed`));
    const asked = late.asked();
    for (let move = 0; move < 10; move++) over();
    expect(late.asked()).to.equal(asked);
    await told;
  });
});
