import { type ZipEntry, zipFile } from '../../elements/kits/archive/zip-file';

/** The address of the site that the generated kits come from. */
export const builderSite = 'https://old.example';

/** A post of a generated WXR file; missing fields get plain values. */
export interface MadePost {
  readonly id: number;
  readonly type?: string;
  readonly slug?: string;
  readonly title?: string;
  readonly content?: string;
  readonly status?: string;
  readonly order?: number;
  readonly parent?: number;
  /** The address of an attachment's file. */
  readonly file?: string;
  readonly terms?: readonly (readonly [taxonomy: string, slug: string, name: string])[];
  readonly meta?: Readonly<Record<string, string>>;
}

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

function itemOf(post: MadePost): string {
  const { id, type = 'post', slug = `post-${id}`, title = `Post ${id}`, status = 'publish' } = post;
  const terms = (post.terms ?? []).map(
    ([taxonomy, name, label]) =>
      `<category domain="${taxonomy}" nicename="${name}">${cdata(label)}</category>`,
  );
  const meta = Object.entries(post.meta ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  );
  return `<item><title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title><link></link>
<content:encoded>${cdata(post.content ?? '')}</content:encoded><excerpt:encoded>${cdata('Short')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>${cdata('2025-03-04 09:30:00')}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name><wp:status>${cdata(status)}</wp:status>
${post.file ? `<wp:attachment_url>${cdata(post.file)}</wp:attachment_url>` : ''}
<wp:post_parent>${post.parent ?? 0}</wp:post_parent><wp:menu_order>${post.order ?? 0}</wp:menu_order><wp:post_type>${cdata(type)}</wp:post_type>
${terms.join('')}${meta.join('')}
<wp:comment><wp:comment_id>1</wp:comment_id><wp:commentmeta><wp:meta_key>_menu_item_type</wp:meta_key><wp:meta_value>x</wp:meta_value></wp:commentmeta></wp:comment></item>`;
}

/** A WXR file with these posts. `prologue` comes before its root. */
export function wxrFile(posts: readonly MadePost[], prologue = ''): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/7.1" -->${prologue}
<rss version="2.0" xmlns:excerpt="urn:e" xmlns:content="urn:c" xmlns:wp="urn:w"><channel><title>Old</title>
<wp:author><wp:author_login>${cdata('admin')}</wp:author_login></wp:author>
${posts.map(itemOf).join('\n')}</channel></rss>`;
}

/** An entry of a menu called Main. */
export function menuEntry(
  id: number,
  title: string,
  meta: Readonly<Record<string, string>>,
): MadePost {
  const all = Object.entries({
    _menu_item_menu_item_parent: '0',
    _menu_item_type: 'post_type',
    ...meta,
  });
  return {
    id,
    type: 'nav_menu_item',
    title,
    order: id,
    terms: [['nav_menu', 'old-main', 'Old main']],
    meta: Object.fromEntries(all),
  };
}

const versions = {
  '1.0': { version: '1.0', elementor_version: '3.2.5' },
  '2.0': { version: '2.0', elementor_version: '3.24.8' },
  '3.0': { version: '3.0', elementor_version: '4.2.2' },
} as const;

/** A version of the builder's manifest. */
export type BuilderVersion = keyof typeof versions;

/** Parts of a generated kit that a test changes. */
export interface BuilderKitChanges {
  readonly manifest?: Readonly<Record<string, unknown>>;
  /** Files by name, as text or JSON; `undefined` removes one. */
  readonly files?: Readonly<Record<string, unknown>>;
}

/** A kit in the page builder's own format, with what its export writes. */
export function builderKit(
  version: BuilderVersion = '3.0',
  { manifest = {}, files = {} }: BuilderKitChanges = {},
): Uint8Array<ArrayBuffer> {
  const all = { ...filesOf(), ...files };
  const entries = Object.entries(all).flatMap(([name, content]): ZipEntry[] =>
    content === undefined ? [] : [{ name, content: textOf(content) }],
  );
  const written = { ...manifestOf(version), ...manifest };
  return zipFile([...entries, { name: 'manifest.json', content: JSON.stringify(written) }]);
}

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : JSON.stringify(content);

function manifestOf(version: BuilderVersion): Record<string, unknown> {
  const isNew = version === '3.0';
  const taxonomy = (name: string, label: string) => (isNew ? { name, label } : name);
  const term = { term_id: 3, taxonomy: 'category', slug: 'old-news' };
  const page = (title: string, url: string, terms: readonly unknown[] = []) => ({
    title,
    excerpt: '',
    doc_type: 'wp-page',
    thumbnail: false,
    url: `${builderSite}${url}`,
    terms,
  });
  return {
    name: 'old-kit',
    title: 'Old kit',
    description: '',
    author: '',
    ...versions[version],
    created: '2026-11-24 22:47:25',
    thumbnail: false,
    site: builderSite,
    'site-settings': isNew ? { globalColors: true, experiments: true } : ['global-colors'],
    plugins: isNew
      ? [{ name: 'Akismet', plugin: 'akismet/akismet', pluginUri: '', version: '5.5' }]
      : {
          'akismet/akismet.php': { name: 'Akismet', plugin: 'akismet/akismet.php', version: '5.5' },
        },
    taxonomies: {
      post: [taxonomy('category', 'Categories')],
      recipe: [taxonomy('course', 'Courses')],
      nav_menu_item: [taxonomy('nav_menu', 'Navigation Menus')],
    },
    templates: { 70: { title: 'Old header', doc_type: 'header', thumbnail: false } },
    content: {
      page: {
        11: { ...page('Start & more', '/'), show_on_front: true },
        12: { ...page('Team', '/firm/team/', [term]), post_parent: 11 },
        13: page('Team', '/shop/team/'),
      },
      post: {},
      'e-floating-buttons': [],
    },
    'wp-content': {
      post: isNew
        ? { 21: { id: 21, title: 'Post 21' }, 22: { id: 22, title: 'Post 22' } }
        : [21, 22],
      nav_menu_item: isNew ? { 31: { id: 31, title: 'Home' } } : [31],
      recipe: isNew ? { 41: { id: 41, title: 'Soup' }, 42: { id: 42, title: 'Bread' } } : [41, 42],
    },
    'custom-post-type-title': { recipe: { name: 'recipe', label: 'Recipes' } },
  };
}

/** A document of the builder. PHP writes empty settings as a list. */
export const builderDocument = (...content: readonly unknown[]) => ({
  content,
  settings: { hide_title: 'yes' },
  metadata: [],
});

/** A widget of the builder. */
export const builderWidget = (id: string, widgetType: string, settings: unknown) => ({
  id,
  settings,
  elements: [],
  isInner: false,
  widgetType,
  elType: 'widget',
});

function filesOf(): Record<string, unknown> {
  const link = builderWidget('b1', 'button', { link: { url: `${builderSite}/firm/team/#us` } });
  const picture = { image: { url: `${builderSite}/wp-content/uploads/a.png`, id: 5 } };
  const box = (elType: string, ...elements: readonly unknown[]) => ({
    id: `box-${elType}`,
    settings: [],
    elements,
    isInner: false,
    elType,
  });
  return {
    'site-settings.json': {
      content: [],
      settings: {
        template: 'default',
        system_colors: [{ _id: 'primary', title: 'Primary', color: '#123456' }],
        h1_color: '#654321',
        page_transition: 'fade',
      },
      metadata: [],
    },
    'content/page/11.json': builderDocument(
      box('container', link, builderWidget('i1', 'image', picture)),
      box('e-flexbox', builderWidget('t1', 'text-editor', { editor: '<p>Good <b>text</b></p>' })),
    ),
    'content/page/12.json': { content: [], settings: [], metadata: [] },
    'content/page/13.json': builderDocument(
      builderWidget('h1', 'html', { html: '<p onclick="a()">Words</p><script>steal()</script>' }),
    ),
    'templates/70.json': builderDocument(box('section')),
    'taxonomies/category.json': [
      {
        term_id: 3,
        name: 'Old news',
        slug: 'old-news',
        taxonomy: 'category',
        description: '',
        parent: 0,
      },
    ],
    'taxonomies/nav_menu.json': [
      { term_id: 9, name: 'Old main', slug: 'old-main', taxonomy: 'nav_menu' },
    ],
    'wp-content/post/post.xml': wxrFile([
      {
        id: 21,
        slug: 'h%C3%A4user',
        title: 'Houses & <more>',
        content: '<!-- wp:paragraph --><p>A ]]> b</p>',
        terms: [['category', 'old-news', 'Old news']],
      },
      { id: 22, status: 'draft' },
      { id: 99, type: 'attachment' },
    ]),
    'wp-content/nav_menu_item/nav_menu_item.xml': wxrFile([
      menuEntry(31, 'Home', { _menu_item_object_id: '11' }),
      menuEntry(32, '', { _menu_item_object_id: '12', _menu_item_menu_item_parent: '31' }),
      menuEntry(33, 'Else', { _menu_item_type: 'custom', _menu_item_url: 'https://example.org/x' }),
      menuEntry(34, 'News', { _menu_item_type: 'taxonomy', _menu_item_object_id: '11' }),
    ]),
  };
}
