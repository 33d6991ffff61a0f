/** Adds new events to the page while it is open, with filters. */
const {
  list,
  tracking: trackingAddress,
  admin,
} = document.querySelector('script[data-list]').dataset;
const rows = document.querySelector('.tracked-table tbody');
const template = document.querySelector('#tracked-row');
const count = document.querySelector('.tracked-count');
const empty = document.querySelector('.tracked-list .site-empty');
const filterBox = document.querySelector('.tracked-filter');
const filter = filterBox.querySelector('input');
const tryCard = document.querySelector('.tracked-try');

/** The polling interval in milliseconds. */
const PAUSE = 1000;

/** The position of the newest event shown. */
let newest = Number(rows.firstElementChild?.dataset.position ?? 0);

function fieldItem(item, [name, value]) {
  const entry = item.cloneNode(true);
  entry.firstElementChild.textContent = name;
  entry.lastElementChild.textContent = Array.isArray(value) ? value.join(', ') : String(value);
  return entry;
}

function rowOf({ position, event, fields, time, dropped }) {
  const row = template.content.firstElementChild.cloneNode(true);
  const lost = row.querySelector('.site-badge');
  const [item] = row.querySelectorAll('li');
  row.dataset.position = position;
  row.querySelector('time').dateTime = new Date(time).toISOString();
  row.querySelector('code').textContent = event;
  if (dropped > 0) lost.textContent = `${dropped} lost before`;
  else lost.remove();
  item.replaceWith(...Object.entries(fields).map((field) => fieldItem(item, field)));
  row.classList.add('tracked-new');
  return row;
}

/** Formats times in the visitor's time zone. */
function localTimes() {
  for (const time of rows.querySelectorAll('time:not([title])')) {
    const moment = new Date(time.dateTime);
    time.textContent = moment.toLocaleTimeString();
    time.title = moment.toLocaleString();
  }
}

function show() {
  const words = filter.value.trim().toLowerCase();
  let shown = 0;
  for (const row of rows.children) {
    row.hidden = !row.textContent.toLowerCase().includes(words);
    if (!row.hidden) shown += 1;
  }
  const all = rows.childElementCount;
  const text = `${all} ${all === 1 ? 'event' : 'events'}`;
  const told = words ? `${shown} of ${text}` : text;
  if (count.textContent !== told) count.textContent = told;
  empty.hidden = shown > 0;
  empty.textContent = all > 0 ? 'No event contains these words.' : 'No events yet.';
}

async function look() {
  const response = await fetch(`${list}?after=${newest}`);
  if (!response.ok) return;
  const { events, oldest = Number.POSITIVE_INFINITY } = await response.json();
  for (const row of [...rows.children]) {
    if (Number(row.dataset.position) < oldest) row.remove();
  }
  for (const event of events) {
    // Cleared, or already shown.
    if (event.position > newest) rows.prepend(rowOf(event));
  }
  newest = Math.max(newest, ...events.map(({ position }) => position));
  localTimes();
  show();
}

async function watch() {
  // Offline, or the server is starting: the next poll may succeed.
  if (document.visibilityState === 'visible') await look().catch(() => {});
  setTimeout(watch, PAUSE);
}

/** An example value for each required field of an event. */
function exampleOf(kind) {
  if (Array.isArray(kind)) return kind[0];
  return { text: 'example', number: 1, flag: true, texts: ['example'] }[kind];
}

async function trackExample(event) {
  event.preventDefault();
  const name = new FormData(event.target).get('event');
  const { catalogue, declarationOf, trackApp } = await import(admin);
  const { configureTracking, track } = await import(trackingAddress);
  if (name.includes('/')) {
    trackApp(name, { kit_name: 'example', element: 'card' });
    return;
  }
  configureTracking({ catalogue });
  const fields = Object.entries(declarationOf(name).fields);
  track(name, Object.fromEntries(fields.map(([field, kind]) => [field, exampleOf(kind)])));
}

/** Takes effect at once, so that leaving the page sends nothing. */
async function takeBack({ submitter }) {
  if (submitter?.value !== 'no') return;
  const { configureTracking } = await import(trackingAddress);
  configureTracking({ consent: false });
}

filterBox.hidden = false;
tryCard.hidden = false;
filter.addEventListener('input', show);
tryCard.querySelector('form').addEventListener('submit', trackExample);
document.querySelector('.tracked-consent').addEventListener('submit', takeBack);
localTimes();
watch();
