/**
 * The first script of every page under check: it writes down, in the tab's storage, what the page and
 * its frames have to complain about, since not every engine hands its console over.
 */
(() => {
  /** Milliseconds. */
  const LATELY = 10_000;

  const note = (text) => {
    const noted = JSON.parse(sessionStorage.getItem('complaints') ?? '[]');
    sessionStorage.setItem('complaints', JSON.stringify([...noted, text]));
  };

  // WebKit fails what is on its way when a page is left, some time before it hides the page. That is
  // nobody's fault, so what has just not come is forgotten then.
  const isWebKit = /AppleWebKit/.test(navigator.userAgent) && !/Chrom/.test(navigator.userAgent);
  const missing = new Map();
  let back = Number.NEGATIVE_INFINITY;
  let isLeft = false;
  addEventListener('pageshow', ({ persisted }) => {
    isLeft = false;
    if (persisted) back = performance.now();
  });
  addEventListener('pagehide', () => {
    isLeft = true;
    const noted = JSON.parse(sessionStorage.getItem('complaints') ?? '[]');
    const isLate = (text) => performance.now() - missing.get(text) < LATELY;
    sessionStorage.setItem('complaints', JSON.stringify(noted.filter((text) => !isLate(text))));
  });
  const noteMissing = (text) => {
    // What was on its way then tells a kept page only when the visitor is back.
    if (isWebKit && (isLeft || performance.now() - back < LATELY)) return;
    if (isWebKit) missing.set(text, performance.now());
    note(text);
  };

  // An element whose file does not come tells only those who listen while the event comes down.
  addEventListener(
    'error',
    ({ message, target }) =>
      message === undefined
        ? noteMissing(`not loaded: ${target.src ?? target.href}`)
        : note(message),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${reason}`));
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sample }) =>
      note(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );

  for (const level of ['error', 'warn']) {
    const print = console[level];
    console[level] = (...parts) => {
      const text = `console.${level}: ${parts.join(' ')}`;
      if (text.includes('its code did not come')) noteMissing(text);
      else note(text);
      print.apply(console, parts);
    };
  }
})();
