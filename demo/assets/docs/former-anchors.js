// Until each element had a page, the reference was one page. Its anchors lead to the headings of the pages now.
const headings = {
  attributes: 'attributes-and-properties',
  settings: 'settings',
  'custom-properties': 'custom-properties',
  properties: 'attributes-and-properties',
  events: 'events',
  slots: 'slots',
  parts: 'parts',
};

const anchor = location.hash.slice(1);
const ending = Object.keys(headings).find((name) => anchor.endsWith(`-${name}`));
const tag = ending && anchor.slice(0, -ending.length - 1);
if (tag && document.getElementById(tag)) {
  location.replace(`/docs/elements/${tag}#${headings[ending]}`);
}
