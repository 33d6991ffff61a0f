import { expect, fixture, html } from '@open-wc/testing';
import { applyMotion } from '../../../../src/elements/built/motion';
import { endRuns, newRun, until } from './fixtures';

afterEach(endRuns);

async function entered(name: string): Promise<Animation[]> {
  const target = await fixture<HTMLElement>(html`<div>Hello</div>`);
  applyMotion(target, { animation: name }, newRun().signal);
  await until(target, () => target.classList.contains('animated'));
  return target.getAnimations();
}

const sheetCount = (): number => document.adoptedStyleSheets.length;

describe('the keyframes of an entrance', () => {
  it('are the page’s where it has some of that name, or none at all of another', async () => {
    const before = sheetCount();
    await fixture(html`<style>
      @keyframes fadeInUp { from { opacity: 0.7 } }
      .fadeInUp { animation: fadeInUp 1s }
    </style>`);
    const [animation] = await entered('fadeInUp');
    expect((animation?.effect as KeyframeEffect | undefined)?.getKeyframes()[0]?.opacity).to.equal(
      '0.7',
    );
    expect(await entered('no-such-name')).to.deep.equal([]);
    expect(sheetCount()).to.equal(before);
  });

  it('are ours where the page has none of a usual name', async () => {
    const before = sheetCount();
    for (const name of ['fadeInDown', 'zoomIn', 'lightSpeedIn', 'tada']) {
      const [animation] = await entered(name);
      expect((animation as CSSAnimation).animationName).to.equal(name);
      expect(animation?.effect?.getComputedTiming().duration).to.equal(1250);
    }
    expect(sheetCount()).to.equal(before + 1);
  });
});
