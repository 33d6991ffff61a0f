/** Runs in the page: the same rows as a plain list, all of them drawn. */
import type { Template } from '../src/api/libraries/template';
import { timed } from './timed';

const STYLES = `
  .plain { block-size: 44rem; overflow: auto; border: 1px solid }
  .plain > div { display: grid; grid-template-columns: 3rem 1fr 9rem 9rem 8rem 3rem; gap: 0.75rem;
    align-items: center; block-size: 3.5rem; border-block-end: 1px solid #ccc }
  .plain img { inline-size: 3.25rem; block-size: 2.25rem }`;

/** @returns milliseconds from the rows, as data, to the painted list */
async function drawPlain(rows: readonly Template[]): Promise<number> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
  const main = document.querySelector('main');
  return timed(() => {
    const list = document.createElement('div');
    list.className = 'plain';
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
    for (const { title, type, author, edited, thumbnail } of rows) {
      const row = list.appendChild(document.createElement('div'));
      const picture = row.appendChild(document.createElement('img'));
      picture.loading = 'lazy';
      picture.src = thumbnail ?? '';
      for (const text of [title, type, author, day.format(edited)]) {
        row.appendChild(document.createElement('span')).textContent = text;
      }
      row.appendChild(document.createElement('button')).textContent = '⋮';
    }
    main?.replaceChildren(list);
  });
}

Object.assign(globalThis, { drawPlain });
