/**
 * The first script of every page under check: it writes down, in the tab's storage, what the page and
 * its frames have to complain about, since not every engine hands its console over.
 */
(() => {
  const note = (text) => {
    const noted = JSON.parse(sessionStorage.getItem('complaints') ?? '[]');
    sessionStorage.setItem('complaints', JSON.stringify([...noted, text]));
  };

  // WebKit fails what is on its way as soon as a page begins to be left, which is nobody's fault. In
  // Firefox who listens for that keeps the page from being kept.
  let isLeft = false;
  if (/AppleWebKit/.test(navigator.userAgent) && !/Chrom/.test(navigator.userAgent)) {
    addEventListener('beforeunload', () => {
      isLeft = true;
    });
    addEventListener('pageshow', () => {
      isLeft = false;
    });
  }

  // An element whose file does not come tells only those who listen while the event comes down.
  addEventListener(
    'error',
    ({ message, target }) => {
      if (message === undefined && isLeft) return;
      note(message ?? `not loaded: ${target.src ?? target.href}`);
    },
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
      note(`console.${level}: ${parts.join(' ')}`);
      print.apply(console, parts);
    };
  }
})();
