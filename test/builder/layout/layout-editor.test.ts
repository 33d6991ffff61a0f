import '../../../src/define/container';
import '../../../src/define/section';
import { expect, fixture, nextFrame } from '@open-wc/testing';
import { configure } from '../../../src/core/config';
import { consoleDuring } from '../../page-objects/captured-console';
import { until } from '../../page-objects/until';

/** A layout node of the builder inside our tag. */
async function edited(type: 'section' | 'container', content: string, attributes = '') {
  const host = await fixture<HTMLElement>(
    `<nh-${type}><div data-element_type="${type}" data-settings='{"shape_divider_top":"waves"}' ${attributes}>${content}</div></nh-${type}>`,
  );
  await Reflect.get(host, 'updateComplete');
  const node = host.firstElementChild as HTMLElement;
  return {
    host,
    node,
    set: (settings: object) => node.setAttribute('data-settings', JSON.stringify(settings)),
  };
}

const WAVES =
  '<div class="elementor-shape elementor-shape-top" data-negative="false"><svg></svg></div>';
const FILE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="alert(1)"><script>alert(1)</script>' +
  '<path class="elementor-shape-fill" d="M0 0h1v1z" onclick="alert(1)"/></svg>';

let asked: string[] = [];
const { fetch } = window;
beforeEach(() => {
  asked = [];
  configure({ mode: 'edit', assetsPath: '/assets/' });
  window.fetch = async (address) => {
    asked.push(String(address));
    return new Response(FILE, { status: String(address).includes('missing') ? 404 : 200 });
  };
});
afterEach(() => {
  window.fetch = fetch;
  configure({ mode: 'public', assetsPath: '' });
});

describe('a shape divider of a section in the editor', () => {
  it('is loaded when it changes, and built only from its paths', async () => {
    const { node, set } = await edited('section', WAVES);
    set({ shape_divider_top: 'mountains', shape_divider_top_negative: 'yes' });
    await until(() => node.querySelector('path'));
    expect(asked).to.deep.equal(['/assets/shapes/mountains-negative.svg']);
    const box = node.querySelector('.elementor-shape-top') as HTMLElement;
    expect(box.dataset.negative).to.equal('true');
    expect(box.innerHTML).to.equal(
      '<svg viewBox="0 0 1 1"><path d="M0 0h1v1z" class="elementor-shape-fill"></path></svg>',
    );
  });

  it('is removed when unset, and gets a box if none is printed', async () => {
    const { node, set } = await edited('section', WAVES);
    set({ shape_divider_bottom: 'tilt' });
    await until(() => node.querySelector('.elementor-shape-bottom path'));
    expect(node.querySelector('.elementor-shape-top')?.childElementCount).to.equal(0);
  });

  it('stays, with a warning, if the new shape fails to load', async () => {
    const { node, set } = await edited('section', WAVES);
    for (const name of ['missing', '../secret']) {
      const warnings = await consoleDuring('warn', async (firstLine) => {
        set({ shape_divider_top: name });
        await firstLine;
      });
      expect(warnings[0]?.[0]).to.contain(`"${name}"`);
    }
    expect(asked).to.deep.equal(['/assets/shapes/missing.svg']);
    expect(node.querySelectorAll('.elementor-shape-top svg')).to.have.length(1);
  });

  it('is restored at the end', async () => {
    const { host, node, set } = await edited('section', WAVES);
    set({ shape_divider_top: 'mountains', shape_divider_bottom: 'tilt' });
    await until(() => node.querySelectorAll('path').length === 2);
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(node.innerHTML).to.equal(WAVES);
  });

  it('is not changed on public pages', async () => {
    configure({ mode: 'public' });
    const { set } = await edited('section', WAVES);
    set({ shape_divider_top: 'mountains' });
    await nextFrame();
    expect(asked).to.deep.equal([]);
  });
});

describe('a grid container in the editor', () => {
  const grid =
    'class="e-con e-grid" style="position: relative; display: grid; grid-template: 40px 40px / 1fr 1fr"';
  const cells = (node: Element) => node.querySelectorAll('.e-grid-outline-item').length;

  it('shows explicit cells and the implicit cells of further items', async () => {
    const { node } = await edited('container', '<p>One</p>', grid);
    await until(() => cells(node) === 4);
    node.append(...[1, 2, 3, 4].map(() => document.createElement('p')));
    await until(() => cells(node) === 6);
    const [first] = node.querySelectorAll('.e-grid-outline-item');
    expect(first?.getBoundingClientRect().height).to.equal(40);
  });

  it('shows no cells if the outline is off', async () => {
    const { node, set } = await edited('container', '<p>One</p>', grid);
    await until(() => cells(node) === 4);
    set({ grid_outline: '' });
    await until(() => cells(node) === 0 || !node.querySelector('.e-grid-outline'));
  });
});

describe('the handles of a node in the editor', () => {
  it('are inside the node if they would be cut off above it', async () => {
    const { node } = await edited('container', '<p>One</p>', 'style="overflow: hidden"');
    await until(() => node.classList.contains('e-handles-inside'));
    node.style.marginTop = '200px';
    node.style.overflow = 'visible';
    // A resize triggers another check.
    node.style.blockSize = '80px';
    await until(() => !node.classList.contains('e-handles-inside'));
  });
});
