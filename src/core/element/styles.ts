/** Sheets by document, then by text: a constructed sheet belongs to one document only. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Adopts the stylesheet `text` in `root`, once for all elements. */
export function adoptStyles(root: Node, text: string): void {
  if (!isStyleRoot(root) || text === '') return;
  const sheet = sheetOf(root.ownerDocument ?? root, text);
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

function isStyleRoot(
  root: Node,
): root is (Document | ShadowRoot) & { ownerDocument: Document | null } {
  return 'adoptedStyleSheets' in root;
}

function sheetOf(document: Document, text: string): CSSStyleSheet | undefined {
  const view = document.defaultView;
  if (!view) return undefined;
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  sheets.set(document, known);
  let sheet = known.get(text);
  if (!sheet) {
    sheet = new view.CSSStyleSheet();
    sheet.replaceSync(text);
    known.set(text, sheet);
  }
  return sheet;
}
