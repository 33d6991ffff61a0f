import type { Schema } from 'hast-util-sanitize';

/** Classes that content editors set: they place and size pictures, or name a colour of the theme. */
const CONTENT_CLASS = /^(?:align|wp-|size-|has-)[a-z\d-]+$/;

/**
 * The list of allowed elements and attributes in settings. Addresses are checked afterwards, by the checks of links and
 * pictures. Ids and names could replace properties of the document, and styles could cover the page.
 */
export const markupSchema: Schema = {
  tagNames: (
    'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure ' +
    'h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup ' +
    'table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
  attributes: {
    '*': [['className', CONTENT_CLASS], 'dir', 'lang', 'title'],
    a: ['href', 'hrefLang', ['target', '_blank'], ['rel', 'nofollow', 'noopener', 'noreferrer']],
    blockquote: ['cite'],
    del: ['cite', 'dateTime'],
    details: ['open'],
    img: ['alt', 'height', ['loading', 'eager', 'lazy'], 'src', 'width'],
    ins: ['cite', 'dateTime'],
    li: ['value'],
    ol: ['reversed', 'start', ['type', '1', 'a', 'A', 'i', 'I']],
    q: ['cite'],
    td: ['colSpan', 'rowSpan'],
    th: ['abbr', 'colSpan', 'rowSpan', ['scope', 'col', 'colgroup', 'row', 'rowgroup']],
    time: ['dateTime'],
  },
  ancestors: {
    caption: ['table'],
    col: ['table'],
    colgroup: ['table'],
    tbody: ['table'],
    td: ['table'],
    tfoot: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
  },
  strip: [
    'script',
    'style',
    'template',
    'iframe',
    'noscript',
    'object',
    'svg',
    'math',
    'textarea',
    'title',
  ],
};
