import { type PageDocument, readDocument } from '../../src/page';

/** The widgets of one container of the measured page. */
const widgets: readonly (readonly [string, object])[] = [
  ['heading', { title: 'Books, made to last' }],
  [
    'text-editor',
    { editor: '<p>Sewn on <strong>cords</strong>, as it was done for centuries.</p>' },
  ],
  ['button', { text: 'See the courses', link: { url: '/courses' } }],
  ['icon-list', { icon_list: [{ text: 'Cloth' }, { text: 'Leather' }] }],
  ['accordion', { tabs: [{ tab_title: 'Do you ship?', tab_content: '<p>Within Europe.</p>' }] }],
  ['counter', { ending_number: 1250, title: 'Bound so far' }],
  [
    'alert',
    { alert_title: 'Closed on Monday', alert_description: 'The door is open again on Tuesday.' },
  ],
  ['divider', { color: '#cccccc' }],
  ['spacer', {}],
];

/** Returns a page of containers with nine widgets each. */
export function pageWith(nodes: number): PageDocument {
  const containers = Array.from({ length: nodes / 10 }, (_, at) => ({
    id: `box${at}`,
    elType: 'container',
    settings: {},
    elements: widgets.map(([widgetType, settings], index) => ({
      id: `n${at}x${index}`,
      elType: 'widget',
      widgetType,
      settings,
      elements: [],
    })),
  }));
  return readDocument(containers).document;
}

/** Returns the HTML of a page with the editor, whose store is in memory. */
export function editorPage(nodes: number): string {
  const settings = {
    stylesheets: ['/nh/nh.css', '/nh/nh-blocks.css'],
    modules: ['/nh/autoload.js'],
  };
  const document = JSON.stringify(pageWith(nodes)).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Editor</title>
<link rel="stylesheet" href="/nh/page-editor.css">
<script type="module" src="/nh/page-editor.js"></script>
<nh-page-editor settings='${JSON.stringify(settings)}'></nh-page-editor>
<script>
const page = ${document};
const rights = { edit: true, publish: true, settings: true, html: true };
window.changes = 0;
document.querySelector('nh-page-editor').store = {
  state: 'saved',
  open: async () => ({ document: page, revision: 1, published: false, rights }),
  change: () => { window.changes += 1; },
  publish: async () => {},
  subscribe: () => () => {},
  close: async () => {},
};
</script>`;
}
