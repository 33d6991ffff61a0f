/* nh-elements: shows the palette before the first paint; answers <nh-color-switcher>, and follows system and tabs, until it lives. */
(() => {
  const root = document.documentElement;
  const attempt = (act) => {
    try {
      return act();
    } catch {
      // Junk in the page, or cookies and channels that are blocked: the rest goes on.
    }
  };
  const site = attempt(() => JSON.parse(document.getElementById('nh-config').textContent)) ?? {};
  const { colorSwitcher: settings, theme = 'astra', themePrefix: prefix = 'ast' } = site;
  const {
    isInit = true,
    isDarkPalette,
    defaultMode,
    forceReload,
    palettes,
    logos,
  } = settings ?? {};
  const isOn = (value) => /^(true|1|yes|on)$/i.test(value);
  if (!settings || !isOn(isInit) || site.isStatic === true) return;

  const name = `${theme}ColorSwitcherState`;
  const saved = () =>
    attempt(() => document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`)));
  const isDark = isOn(isDarkPalette);
  const followsSystem = isDark && defaultMode !== 'light' && defaultMode !== 'dark';
  const isPrinted = isOn(settings.isSwitched ?? defaultMode === 'dark');
  const system = matchMedia('(prefers-color-scheme: dark)');
  let isChosen = false;
  let isSwitched = isPrinted;
  let isTouched = isPrinted;

  const showColours = () => {
    root.dataset.nhPalette = isSwitched ? 'switched' : 'default';
    // Of the canvas too, which is seen before the first stylesheet is.
    if (isDark) root.style.colorScheme = isSwitched ? 'dark' : 'light';
    if (!isTouched) return;
    const [shown, other] = isSwitched ? ['switched', 'default'] : ['default', 'switched'];
    for (const index of Object.keys({ ...palettes?.[other], ...palettes?.[shown] })) {
      if (!/^\d+$/.test(index)) continue;
      const colour = palettes[shown]?.[index];
      const value = CSS.supports('color', colour) ? colour : '';
      root.style.setProperty(`--${prefix}-global-color-${index}`, value);
      root.style.setProperty(`--e-global-color-${prefix}globalcolor${index}`, value);
    }
  };

  const showLogo = () => {
    if (!logos?.default || !logos.switched) return;
    const address = isSwitched ? logos.switched : logos.default;
    const { href } = new URL(address, document.baseURI);
    const other = `.sticky-custom-logo, .transparent-custom-logo, .${prefix}-sticky-header-logo`;
    const main = `:is(.custom-logo-link, .site-logo-img) img:not(:is(${other}), :is(${other}) *)`;
    for (const logo of document.querySelectorAll(main)) {
      if (logo.src === href) continue;
      logo.removeAttribute('srcset');
      if (logo.hasAttribute('data-src')) logo.dataset.src = address;
      logo.src = address;
    }
  };

  const showButton = (button) => {
    const label = isSwitched ? button.dataset.defaultText : button.dataset.switchedText;
    if (label) button.setAttribute('aria-label', label);
    button.setAttribute('aria-pressed', isSwitched);
    const [first, second] = button.getElementsByClassName(`${prefix}-switcher-icon`);
    if (!second) return;
    first.classList.toggle(`${prefix}-current`, !isSwitched);
    second.classList.toggle(`${prefix}-current`, isSwitched);
  };

  const showParts = () => {
    if (!isTouched) return;
    if (isDark) {
      document.body?.classList.toggle(`${theme}-dark-mode-enable`, isSwitched);
      attempt(showLogo);
    }
    document.querySelectorAll('nh-color-switcher button').forEach(showButton);
  };

  const show = (isOther) => {
    isSwitched = isOther;
    isTouched ||= isOther;
    showColours();
    showParts();
  };

  const choose = (isOther) => {
    isChosen = true;
    show(isOther);
  };

  // What another tab has chosen, or else the system wants.
  const follow = () => {
    const choice = saved();
    if (choice) choose(choice === `${name}=true`);
    else if (!isChosen) show(followsSystem ? system.matches : isPrinted);
  };

  let tabs;
  const leave = () => tabs?.close();
  const join = () => {
    leave();
    attempt(() => {
      tabs = new BroadcastChannel(name);
      tabs.onmessage = ({ data }) => typeof data === 'boolean' && choose(data);
    });
    follow();
  };

  const keep = (isOther) => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie store answers too late for a reload.
    document.cookie = `${name}=${isOther}; Path=/; Max-Age=7776000; SameSite=Lax${secure}`;
    tabs.postMessage(isOther);
  };

  const answer = (event) => {
    const host = event.target.closest?.('button')?.closest('nh-color-switcher');
    if (!host) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const isOther = !isSwitched;
    attempt(() => keep(isOther));
    if (isOn(forceReload) && saved() === `${name}=${isOther}`) location.reload();
    else choose(isOther);
    const detail = { isSwitched: isOther, isDark: isDark && isOther };
    host.dispatchEvent(
      new CustomEvent('nh-palette-change', { detail, bubbles: true, composed: true }),
    );
  };

  // The body, the logo and the buttons come from the parser later, and before they are painted.
  const observer = new MutationObserver(showParts);
  const rest = () => {
    showParts();
    observer.disconnect();
  };
  const life = new AbortController();
  const on = (target, type, act) =>
    target.addEventListener(type, act, { capture: true, signal: life.signal });
  join();
  observer.observe(root, { childList: true, subtree: true });
  on(document, 'DOMContentLoaded', rest);
  on(window, 'click', answer);
  on(window, 'pageshow', join);
  // An open channel would keep the page out of the back-forward cache.
  on(window, 'pagehide', leave);
  on(document, 'visibilitychange', follow);
  on(system, 'change', follow);
  window.nhColorSwitcher = () => {
    life.abort();
    leave();
    observer.disconnect();
    return { isSwitched, isChosen };
  };
})();
