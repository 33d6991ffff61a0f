import { expect } from '@open-wc/testing';
import { consoleDuring } from '../../page-objects/captured-console';
import { rendered, until } from '../../page-objects/until';
import { accordion, bringPageAlive, isLive, show } from '../adoption/fixtures';
import { atomicForm, atomicTabs, atomicVideo, interactions } from './printed-atomic';

// The builder's scripts have run: each is in its list, whose `push` the runtime has replaced. In the minified files,
// which sites load, scripts and modules have numbers for names.
const scripts: unknown[] = [
  [[502], { 1: () => 0, 41: new Function('register({elementType:"e-tabs",id:"e-tabs-handler"})') }],
  [
    ['youtube-handler'],
    { './youtube.js': new Function("register({\n  elementType: 'e-youtube',\n})") },
  ],
  [[874], { 7: new Function("return '[data-e-type=\"e-form-' + type") }],
];
Object.defineProperty(scripts, 'push', { value: () => 0 });
Object.assign(window, {
  webpackChunkelementorFrontend: scripts,
  elementorV2: { frontendHandlers: {} },
});

describe('a page whose atomic elements have their scripts', () => {
  it('leaves them to these scripts without a word, and adopts the classic widgets', async () => {
    const find = show(
      `${accordion('id="classic"')}${atomicTabs('a1')}${atomicVideo()}${atomicForm}${interactions}
       <script type="text/plain" id="elementor-interactions-js"></script>`,
    );
    const printed = find('#a1').outerHTML;
    const calls = await consoleDuring('warn', async () => {
      await bringPageAlive({ adopt: true });
      const { adoptAtomicElements } = await import('../../../src/builder/atomic');
      const required: Element[] = [];
      const { signal } = new AbortController();
      const require = (node: Element): void => void required.push(node);
      adoptAtomicElements({ signal, require }, 'elementor');
      await until(() => isLive(find('#classic')));
      await rendered();
      expect(required).to.deep.equal([]);
    });
    const ours = calls.filter(([text]) => String(text).startsWith('nh-elements'));
    expect(ours).to.deep.equal([]);
    expect(find('#a1').outerHTML).to.equal(printed);
    expect(find('#video').childElementCount).to.equal(0);
  });
});
