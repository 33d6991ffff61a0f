/** A post of a WXR file. */
export interface WxrItem {
  readonly id: number;
  readonly type: string;
  readonly slug: string;
  readonly title: string;
  readonly status: string;
  readonly excerpt?: string;
  /** Its HTML. */
  readonly content?: string;
  /** ISO 8601, in UTC. */
  readonly created?: string;
  readonly order?: number;
  readonly terms?: readonly {
    readonly taxonomy: string;
    readonly slug: string;
    readonly name: string;
  }[];
  readonly meta?: Readonly<Record<string, string>>;
}

/** A WXR file, version 1.2, as WordPress's importer reads it. Its posts are made when they are written. */
export async function* wxrTexts(
  site: string,
  items: Iterable<WxrItem> | AsyncIterable<WxrItem>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"
  xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title></title>
${element('link', site)}
<wp:wxr_version>1.2</wp:wxr_version>
${element('wp:base_site_url', site)}
${element('wp:base_blog_url', site)}
`;
  for await (const item of items) yield `${itemElement(item)}\n`;
  yield '</channel>\n</rss>\n';
}

function itemElement(item: WxrItem): string {
  const { terms = [], meta = {} } = item;
  const fields = Object.entries(fieldsOf(item)).map(([name, value]) => element(name, value));
  const categories = terms.map(
    ({ taxonomy, slug, name }) =>
      `<category domain="${attribute(taxonomy)}" nicename="${attribute(slug)}">${cdata(name)}</category>`,
  );
  const metas = Object.entries(meta).map(
    ([key, value]) =>
      `<wp:postmeta>${element('wp:meta_key', key)}${element('wp:meta_value', value)}</wp:postmeta>`,
  );
  return `<item>\n${[...fields, ...categories, ...metas].join('\n')}\n</item>`;
}

function fieldsOf(item: WxrItem): Readonly<Record<string, string>> {
  const date = (item.created ?? '').replace(/^(\S+)T(\d\d:\d\d:\d\d).*$/, '$1 $2');
  return {
    title: item.title,
    'dc:creator': '',
    'content:encoded': item.content ?? '',
    'excerpt:encoded': item.excerpt ?? '',
    'wp:post_id': String(item.id),
    'wp:post_date': date,
    'wp:post_date_gmt': date,
    'wp:comment_status': 'closed',
    'wp:ping_status': 'closed',
    'wp:post_name': item.slug,
    'wp:status': item.status,
    'wp:post_parent': '0',
    'wp:menu_order': String(item.order ?? 0),
    'wp:post_type': item.type,
    'wp:post_password': '',
    'wp:is_sticky': '0',
  };
}

const element = (name: string, text: string): string => `<${name}>${cdata(text)}</${name}>`;

/** Characters that XML 1.0 does not allow, even as references. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const cdata = (text: string): string =>
  `<![CDATA[${text.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const attribute = (text: string): string =>
  text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
