/**
 * `npm run bench:print`: milliseconds in which Node prints pages of 250 and 500 nodes from their data. The median of 31
 * rounds counts; a page prints in at most 30 ms, and 500 nodes in at most 2.2 times the time of 250. The published code is
 * measured: tsx would name each function again whenever it is made.
 */
import { type PageDocument, readDocument } from '../src/page';
import { median } from './median';

const published = new URL('../dist/page/print.js', import.meta.url).href;
const { printDocument, printNode } = (await import(published)) as typeof import('../src/print');

const ROUNDS = 31;

const sides = { unit: 'px', top: '24', right: '24', bottom: '24', left: '24', isLinked: true };

/** The widgets of one container of the measured page. */
const widgets: readonly [string, object][] = [
  ['heading', { title: 'Books, <em>made to last</em>', title_color: '#123456' }],
  [
    'text-editor',
    {
      editor:
        '<p>Sewn on <strong>cords</strong>, as it was done for <a href="/about">centuries</a>.</p>',
    },
  ],
  ['image', { image: { url: '/assets/shelf.svg', alt: 'A shelf', width: 480, height: 360 } }],
  [
    'button',
    { text: 'See the courses', link: { url: '/courses' }, _padding: sides, _padding_mobile: sides },
  ],
  ['icon-list', { icon_list: [{ text: 'Cloth' }, { text: 'Leather' }, { text: 'Paper' }] }],
  ['accordion', { tabs: [{ tab_title: 'Do you ship?', tab_content: '<p>Within Europe.</p>' }] }],
  ['counter', { ending_number: 1250, title: 'Bound so far' }],
  ['image-carousel', { carousel: [{ url: '/a.svg' }, { url: '/b.svg' }], slides_to_show: '2' }],
  ['divider', { color: '#cccccc' }],
];

/** Returns a page of containers with nine widgets each. */
function pageWith(nodes: number): PageDocument {
  const containers = Array.from({ length: nodes / 10 }, () => ({
    elType: 'container',
    settings: { padding: sides, margin: sides, margin_tablet: sides },
    elements: widgets.map(([widgetType, settings]) => ({ elType: 'widget', widgetType, settings })),
  }));
  return readDocument(containers).document;
}

function timeOf(act: () => unknown): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}

const [small, large] = [pageWith(250), pageWith(500)];
const [node] = large.content;
if (!node) throw new Error('The page is empty.');
for (let round = 0; round < 10; round += 1) printDocument(large);
const figures = { small: [] as number[], large: [] as number[], node: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) {
  figures.small.push(timeOf(() => printDocument(small)));
  figures.large.push(timeOf(() => printDocument(large)));
  figures.node.push(timeOf(() => printNode(node)));
}
const [of250, of500] = [median(figures.small), median(figures.large)];
console.table({
  '250 nodes': { ms: of250.toFixed(1) },
  '500 nodes': { ms: of500.toFixed(1) },
  'a container of ten nodes': { ms: median(figures.node).toFixed(2) },
  '500 nodes, times 250': { ms: (of500 / of250).toFixed(2) },
});
