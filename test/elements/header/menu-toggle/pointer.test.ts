import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { clearPage, DESKTOP, dropdown, isExpanded, one, placed, press, toggle } from './fixtures';

/** As a theme shows a bar. */
const style = `<style>
  #menu ul ul { position: absolute; display: none }
  #menu li:hover > ul, #menu .toggled-on { display: block }
</style>`;
const bar = `${style}${toggle}${dropdown}`;

/** The visibility of the first branch, and the state of its toggle. */
const work = () => [one('#work > ul').checkVisibility(), isExpanded('#work > button')];
const OPEN = [true, 'true'];
const SHUT = [false, 'false'];

async function point(selector: string, type: 'move' | 'click' = 'move'): Promise<void> {
  const { x, y } = one(selector).getBoundingClientRect();
  await sendMouse({ type, position: [Math.round(x) + 4, Math.round(y) + 4] });
}

beforeEach(() => setViewport(DESKTOP));
afterEach(async () => {
  await resetMouse();
  await clearPage();
});

describe('the overlaying submenus of a menu bar', () => {
  it('open on hover and update aria-expanded', async () => {
    await placed(bar);
    await point('#work > a');
    expect(work()).to.deep.equal(OPEN);
    await point('#away');
    expect(work()).to.deep.equal(SHUT);
  });

  it('stay open after a press when the pointer leaves; a second press closes them', async () => {
    await placed(bar);
    await point('#work > button', 'click');
    await point('#away');
    expect(work()).to.deep.equal(OPEN);
    await point('#work > button', 'click');
    expect(work()).to.deep.equal(SHUT);
    await point('#work > a');
    expect(work()).to.deep.equal(SHUT);
    await point('#away');
    await point('#work > a');
    expect(work()).to.deep.equal(OPEN);
  });

  it('close on Escape while hovered', async () => {
    await placed(bar);
    await point('#work > a');
    await sendKeys({ press: 'Escape' });
    expect(work()).to.deep.equal(SHUT);
  });

  it('open and close by touch even though the item stays hovered', async () => {
    await placed(bar);
    // The item is hovered, as the finger leaves it, but the menu knows of no pointer.
    const swallow = (event: Event) => event.stopPropagation();
    document.addEventListener('pointerover', swallow, { capture: true });
    await point('#work > button');
    document.removeEventListener('pointerover', swallow, { capture: true });
    const tap = async () => {
      const finger = { bubbles: true, pointerType: 'touch' };
      one('#work > button').dispatchEvent(new PointerEvent('pointerover', finger));
      await press('#work > button');
    };
    await tap();
    expect(work()).to.deep.equal(OPEN);
    await tap();
    expect(work()).to.deep.equal(SHUT);
  });

  it('do not open on hover if they expand in the page', async () => {
    await placed(bar.replace('position: absolute', ''));
    await point('#work > a');
    expect(isExpanded('#work > button')).to.equal('false');
  });
});
