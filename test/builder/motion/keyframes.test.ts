import { expect, fixture, html } from '@open-wc/testing';
import { applyMotion } from '../../../src/builder/motion';
import { until } from '../../page-objects/until';
import { endRuns, newRun } from './fixtures';

afterEach(endRuns);

async function entered(name: string): Promise<Animation[]> {
  const target = await fixture<HTMLElement>(html`<div>Hello</div>`);
  applyMotion(target, { animation: name }, newRun().signal);
  await until(() => target.classList.contains('animated'));
  return target.getAnimations();
}

const sheetCount = (): number => document.adoptedStyleSheets.length;

describe('the keyframes of an entrance', () => {
  it('are the page’s if it defines that name; unknown names have none', async () => {
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

  it('are ours if the page lacks a standard name', async () => {
    const before = sheetCount();
    for (const name of ['fadeInDown', 'zoomIn', 'lightSpeedIn', 'tada']) {
      const [animation] = await entered(name);
      expect((animation as CSSAnimation).animationName).to.equal(name);
      expect(animation?.effect?.getComputedTiming().duration).to.equal(1250);
    }
    expect(sheetCount()).to.equal(before + 1);
  });
});
