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

/** Text with typographic characters as entities, as the CMS prints titles and names. */
export function withEntities(text: string): string {
  return text.replace(/[&<>’“”–…]/g, (sign) => entities[sign] ?? sign);
}
