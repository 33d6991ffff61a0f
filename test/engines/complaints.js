/**
 * The first script of every checked page. It stores the warnings and errors of the page and its frames in the
 * tab's storage, because not every engine exposes its console.
 */
(() => {
  /** Milliseconds. */
  const LATELY = 10_000;

  const note = (text) => {
    const noted = JSON.parse(sessionStorage.getItem('complaints') ?? '[]');
    sessionStorage.setItem('complaints', JSON.stringify([...noted, text]));
  };

  // When a page is left, WebKit fails running requests some time before it hides the page.
  // These failures are expected, so recent ones are dropped then.
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
    // A page in the back-forward cache learns of these failures only when the visitor returns.
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
