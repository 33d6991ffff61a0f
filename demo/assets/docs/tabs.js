// The samples of an example as tabs: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. They are printed as links to
// panels, of which the style sheet shows one: without scripts, a link shows its panel.

/** Makes the links and panels of `box` tabs. */
export function makeTabs(box) {
  const list = box.querySelector('.docs-tab-list');
  const tabs = [...list.querySelectorAll('a')];
  const panelOf = (tab) => document.getElementById(tab.hash.slice(1));
  const choose = (chosen) => {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      panelOf(tab).hidden = tab !== chosen;
    }
  };
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', list.dataset.label);
  for (const tab of tabs) {
    const panel = panelOf(tab);
    tab.id = `${panel.id}-tab`;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
  }
  list.addEventListener('click', (event) => {
    const tab = event.target.closest('[role="tab"]');
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(tab);
  });
  list.addEventListener('keydown', (event) => {
    const next = tabAfter(tabs, event);
    if (!next) return;
    event.preventDefault();
    choose(next);
    next.focus();
  });
  const chooseNamed = () => {
    const named = tabs.find((tab) => tab.hash === location.hash);
    if (named) choose(named);
  };
  addEventListener('hashchange', chooseNamed);
  choose(tabs[0]);
  chooseNamed();
  box.classList.add('is-live');
}

/** The tab to which a key leads. */
function tabAfter(tabs, { key, target }) {
  const index = tabs.indexOf(target);
  const step = getComputedStyle(target).direction === 'rtl' ? -1 : 1;
  const places = {
    ArrowRight: index + step,
    ArrowLeft: index - step,
    Home: 0,
    End: tabs.length - 1,
    ' ': index,
  };
  return key in places ? tabs[(places[key] + tabs.length) % tabs.length] : undefined;
}
