import { expect, fixture } from '@open-wc/testing';
import nestedTabs from '../../src/elements/built/nested-tabs/drawn.css?inline';
import tabs from '../../src/elements/built/tabs/drawn.css?inline';
import templateLibrary from '../../src/elements/libraries/template-library/template-library.css?inline';

/** The system colours that rules for forced colours may use, as the browser computes them. */
function computed(colour: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = colour;
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
}

/** Markup with a stylesheet whose rules for forced colours apply: the runner cannot emulate them. */
function forced(css: string, markup: string): Promise<HTMLElement> {
  const sheet = css.replaceAll('(forced-colors: active)', 'all');
  return fixture<HTMLElement>(`<div><style>${sheet}</style>${markup}</div>`);
}

const lines = (page: HTMLElement, tab: string): string[] =>
  [...page.querySelectorAll(tab)].map((node) => getComputedStyle(node).borderBlockEndColor);

describe('with forced colours', () => {
  it('only the chosen tab of the template library is underlined, and its pressed view is filled', async () => {
    const page = await forced(
      templateLibrary,
      `<nh-template-library><button part="tab" aria-selected="true">Site</button><button part="tab" aria-selected="false">Cloud</button>
      <button part="view" aria-pressed="true">List</button></nh-template-library>`,
    );
    expect(lines(page, '[part="tab"]')).to.deep.equal([computed('Highlight'), computed('Canvas')]);
    const view = getComputedStyle(page.querySelector('[part="view"]') as Element);
    expect([view.backgroundColor, view.forcedColorAdjust]).to.deep.equal([
      computed('Highlight'),
      'none',
    ]);
  });

  for (const [name, css, tab, chosen] of [
    ['tabs', tabs, 'elementor-tab-title', 'class="elementor-tab-title elementor-active"'],
    ['nested tabs', nestedTabs, 'e-n-tab-title', 'class="e-n-tab-title" aria-selected="true"'],
  ] as const) {
    it(`only the chosen one of the drawn ${name} is underlined`, async () => {
      const page = await forced(
        css,
        `<div data-nh-drawn style="color: red"><b ${chosen}>A</b><b class="${tab}">B</b></div>`,
      );
      expect(lines(page, `.${tab}`)).to.deep.equal(['rgb(255, 0, 0)', computed('Canvas')]);
    });
  }
});
