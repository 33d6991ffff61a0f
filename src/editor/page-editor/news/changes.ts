/** A part of the changelog: a heading, and its entries as text. */
export interface ChangeGroup {
  readonly title: string;
  readonly entries: readonly string[];
}

/** The changes of a release. */
export interface Release {
  readonly title: string;
  readonly groups: readonly ChangeGroup[];
}

/** Returns the newest release of a changelog in Markdown: its second heading, with the third ones as groups. */
export function newestRelease(changelog: string): Release {
  const [, newest = ''] = changelog.split(/^## /m);
  const [head = '', ...groups] = newest.split(/^### /m);
  return { title: firstLine(head), groups: groups.map(groupOf) };
}

function groupOf(text: string): ChangeGroup {
  const [, ...entries] = text.split(/^- /m);
  return { title: firstLine(text), entries: entries.map(plainText) };
}

function firstLine(text: string): string {
  const end = text.indexOf('\n');
  return (end < 0 ? text : text.slice(0, end)).trim();
}

/** Removes line breaks, and the marks of code, links and emphasis. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
