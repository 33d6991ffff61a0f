// Shows what a reader edits, in a frame of an opaque origin. No module: for such an origin, it would need CORS headers.
const policy = globalThis.trustedTypes?.createPolicy('docs-sandbox', {
  createHTML: (text) => text,
  createScript: (text) => text,
});
const main = document.querySelector('main');

/** Prepares the page at the first message: the library reads the configuration when it starts. */
let isPrepared = false;
function prepare({ config, css }) {
  isPrepared = true;
  const data = document.createElement('script');
  Object.assign(data, { type: 'application/json', id: 'nh-config' });
  const text = JSON.stringify(config);
  data.text = policy?.createScript(text) ?? text;
  document.head.append(data);
  if (css) {
    const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: css });
    document.head.append(styles);
  }
  // A script of another origin, as this one is here, has no base address.
  return import(new URL(document.body.dataset.autoload, location.href).href);
}

addEventListener('message', ({ source, data }) => {
  if (parent === window || source !== parent) return;
  document.body.dataset.look = data.look;
  if (data.html !== undefined) main.innerHTML = policy?.createHTML(data.html) ?? data.html;
  if (isPrepared) return;
  prepare(data).then(
    () => parent.postMessage('live', '*'),
    () => parent.postMessage('blocked', '*'),
  );
});

if (parent !== window) parent.postMessage('ready', '*');
