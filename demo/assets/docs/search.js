// The search of the documentation: results below the field while typing, and on the page of all pages.
import MiniSearch from '/docs/minisearch.js';
import { searchOptions } from './search-options.js';

const most = 8;

/** Connects the field of the search form. */
export async function startSearch(field) {
  const answer = await fetch('/docs/search.json');
  const index = MiniSearch.loadJS(await answer.json(), searchOptions);
  const find = (text) => index.search(text);
  const panel = resultPanel(field);
  const show = () => panel.show(field.value.trim() === '' ? undefined : find(field.value));
  field.addEventListener('input', show);
  if (document.activeElement === field) show();
  showAll(field, find);
}

/** On the page of all pages, shows the pages that match the query of the address. */
function showAll(field, find) {
  const query = new URLSearchParams(location.search).get('q');
  const all = document.querySelector('.docs-all');
  if (!query || !all) return;
  field.value = query;
  const found = find(query);
  document.querySelector('.docs-found').textContent = told(found, query);
  const list = document.createElement('ul');
  list.append(...found.map(item));
  all.replaceChildren(list);
}

function told(found, query) {
  if (found.length === 0) return `Nothing was found for “${query}”.`;
  return `${found.length} ${found.length === 1 ? 'page' : 'pages'} for “${query}”.`;
}

function item({ id, title, group }) {
  const entry = document.createElement('li');
  const link = document.createElement('a');
  link.href = id;
  link.textContent = title;
  const where = document.createElement('span');
  where.textContent = group;
  entry.append(link, ' ', where);
  return entry;
}

/** The list below the field. The arrow keys move through it, Escape closes it. */
function resultPanel(field) {
  const box = document.createElement('div');
  box.className = 'docs-results';
  box.hidden = true;
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  const list = document.createElement('ul');
  box.append(status, list);
  const form = field.closest('form');
  form.append(box);
  form.addEventListener('keydown', (event) => moveFocus(event, { field, box, list }));
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !form.contains(relatedTarget)) box.hidden = true;
  });
  return {
    show(found) {
      box.hidden = found === undefined;
      status.textContent = found ? told(found, field.value) : '';
      list.replaceChildren(...(found ?? []).slice(0, most).map(item));
    },
  };
}

function moveFocus(event, { field, box, list }) {
  if (event.key === 'Escape' && !box.hidden) {
    event.preventDefault();
    box.hidden = true;
    field.focus();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || box.hidden) return;
  event.preventDefault();
  const stops = [field, ...list.querySelectorAll('a')];
  const next = stops.indexOf(document.activeElement) + step;
  stops[Math.min(Math.max(next, 0), stops.length - 1)].focus();
}
