import type { FoundContract } from '../contracts';

/**
 * True if an element takes any content of authors: boxes of the layout, and elements with an example that prints plain
 * content. Markup with classes is that of a theme or a plugin, which authors do not write.
 */
export function takesContent({ contract, examples }: FoundContract): boolean {
  if (contract.category === 'layout') return true;
  return examples.some((example) => 'html' in example && isPlain(example.html));
}

function isPlain(html: string): boolean {
  return !/\sclass=|<svg/.test(html);
}

/** The markup inside the tag of a printed example. */
export function innerHtml(html: string): string {
  return html.slice(html.indexOf('>') + 1, html.lastIndexOf('</')).trim();
}
