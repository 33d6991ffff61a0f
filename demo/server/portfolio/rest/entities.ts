const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '’': '&#8217;',
  '“': '&#8220;',
  '”': '&#8221;',
  '–': '&#8211;',
  '…': '&hellip;',
};

/** Text as the CMS prints its titles and names: typographic signs have become entities. */
export function withEntities(text: string): string {
  return text.replace(/[&<>’“”–…]/g, (sign) => entities[sign] ?? sign);
}
