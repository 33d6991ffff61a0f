/* nh-elements: shows the palette before the first paint; answers <nh-color-switcher> until it lives. */
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
  let isChosen = Boolean(saved());
  let isSwitched = isPrinted;
  if (isChosen) isSwitched = saved() === `${name}=true`;
  else if (followsSystem) isSwitched = matchMedia('(prefers-color-scheme: dark)').matches;
  let isTouched = isSwitched || isPrinted;

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

  const keep = () => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie store answers too late for a reload.
    document.cookie = `${name}=${isSwitched}; Path=/; Max-Age=7776000; SameSite=Lax${secure}`;
    const tabs = new BroadcastChannel(name);
    tabs.postMessage(isSwitched);
    tabs.close();
  };

  const answer = (event) => {
    const host = event.target.closest?.('button')?.closest('nh-color-switcher');
    if (!host) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    isSwitched = !isSwitched;
    isChosen = isTouched = true;
    attempt(keep);
    if (isOn(forceReload) && saved() === `${name}=${isSwitched}`) location.reload();
    else {
      showColours();
      showParts();
    }
    const detail = { isSwitched, isDark: isDark && isSwitched };
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
  showColours();
  observer.observe(root, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', rest, { once: true });
  addEventListener('click', answer, true);
  window.nhColorSwitcher = () => {
    observer.disconnect();
    removeEventListener('click', answer, true);
    return { isSwitched, isChosen };
  };
})();
