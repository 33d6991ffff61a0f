/**
 * The checks that Chromium is spared, because other test commands do the same in Chromium: the title of each, and the test
 * files (below `test/`). Of the three engines, Chromium is the one that they all use.
 */
export const IN_CHROMIUM: ReadonlyMap<string, readonly string[]> = new Map([
  ['a wrong password opens the log-in page with an error', ['site/header-account.node.test.ts']],
  ['a film behind a container of a built page plays', ['site/built-background.node.test.ts']],
  ['adopted tabs show another text by mouse and by keys', ['site/built-tabs.node.test.ts']],
  ['adopted nested tabs show another panel', ['site/built-tabs.node.test.ts']],
  [
    'an adopted alert goes by its button',
    ['site/built-states.node.test.ts', 'site/built-alert.node.test.ts'],
  ],
  ['an adopted counter counts to its target', ['site/built-counter.node.test.ts']],
  [
    'an adopted progress bar fills',
    ['site/built-progress.node.test.ts', 'elements/built/progress/progress.test.ts'],
  ],
  ['an adopted text has its first letter large', ['site/built-text-editor.node.test.ts']],
  ['an adopted text runs along its line, which is fetched', ['site/built-text-path.node.test.ts']],
  [
    'an adopted masonry has each item close below the one above it',
    ['site/built-masonry.node.test.ts'],
  ],
  ['a film of a built page plays when its picture is clicked', ['site/built-video.node.test.ts']],
  [
    'a click switches the palette, its colours and the logo, and another click back',
    ['site/color-switcher.node.test.ts', 'elements/header/color-switcher/color-switcher.test.ts'],
  ],
  ['all switchers of a page agree, whichever is clicked', ['site/color-switcher.node.test.ts']],
  [
    'the palette is switched by Enter and by Space, and the focus stays',
    ['site/color-switcher.node.test.ts'],
  ],
  [
    'a site that reloads has the chosen palette printed by the server',
    ['site/color-switcher.node.test.ts'],
  ],
  [
    'a click before the code is answered by the head’s snippet, and not a second time',
    ['site/color-switcher.node.test.ts'],
  ],
  [
    'an empty form at /contact names its missing fields, until they are corrected, and focuses the first',
    ['site/sending.node.test.ts', 'elements/forms/contact-form/validation.test.ts'],
  ],
  [
    'a wrong mail address at /contact is reported when the field loses the focus',
    ['site/rules-code.node.test.ts', 'site/sending.node.test.ts'],
  ],
  ['a form that was corrected is sent', ['site/every-field.node.test.ts']],
  [
    'every kind of field is sent together at /contact/every-field',
    ['site/every-field.node.test.ts'],
  ],
  [
    'a wrong answer to the robots’ questions at /contact/every-field brings new ones',
    ['site/every-field.node.test.ts'],
  ],
  [
    'characters are counted at /contact/every-field, up and down',
    ['site/every-field.node.test.ts'],
  ],
  [
    'every kind of field is sent together at /contact/json-every-field',
    ['site/every-field.node.test.ts'],
  ],
  [
    'a wrong answer to the robots’ questions at /contact/json-every-field brings new ones',
    ['site/every-field.node.test.ts'],
  ],
  [
    'characters are counted at /contact/json-every-field, up and down',
    ['site/every-field.node.test.ts'],
  ],
  ['the button is enabled after all required consents', ['site/every-field.node.test.ts']],
  [
    'of boxes that exclude each other the last one stays checked',
    ['site/every-field.node.test.ts'],
  ],
  ['a choice with a text of one’s own takes the focus to it', ['site/every-field.node.test.ts']],
  ['a form says so when the server fails, and typed text is kept', ['site/failing.node.test.ts']],
  [
    'a form says so when the server answers by a page, and typed text is kept',
    ['site/failing.node.test.ts'],
  ],
  [
    'a form says so when the visitor is offline, and typed text is kept',
    ['site/failing.node.test.ts'],
  ],
  ['a message that failed offline is sent by Try again', ['site/failing.node.test.ts']],
  ['the outcome “aborted” is shown, and typed text is kept', ['site/sending.node.test.ts']],
  ['the outcome “failed” is shown, and typed text is kept', ['site/sending.node.test.ts']],
  [
    'the outcome “payment-required” is shown, and typed text is kept',
    ['site/sending.node.test.ts'],
  ],
  ['the outcome “spam” is shown, and typed text is kept', ['site/sending.node.test.ts']],
  [
    'a message is sent by mouse at /contact, and its fields are empty again',
    ['site/sending.node.test.ts'],
  ],
  ['a message is sent by the keyboard alone at /contact', ['site/sending.node.test.ts']],
  [
    'a message is sent by mouse at /contact/json, and its fields are empty again',
    ['site/sending.node.test.ts'],
  ],
  ['a message takes a file along', ['site/sending.node.test.ts']],
  ['sending a message can be cancelled, and typed text is kept', ['site/failing.node.test.ts']],
  [
    'a gallery opens by Enter on its second picture, to which Escape gives the focus back',
    ['site/lightbox.node.test.ts'],
  ],
  ['a click beside the picture closes the lightbox', ['site/lightbox.node.test.ts']],
  ['links of the page builder open as one slideshow', ['site/lightbox.node.test.ts']],
  ['an address that acts opens the lightbox', ['site/lightbox.node.test.ts']],
  ['a shared address opens the lightbox with the page', ['site/lightbox.node.test.ts']],
  ['the lightbox opens without motion where less motion is wanted', ['site/lightbox.node.test.ts']],
  ['a submit before the code is held back, and sent once', ['site/loading.node.test.ts']],
  [
    'text, checks and focus from before the code has loaded are kept',
    ['site/loading.node.test.ts'],
  ],
  [
    'a click on the menu’s button before its code opens the menu when that comes',
    ['site/header-menu-phone.node.test.ts'],
  ],
  [
    'a form whose code does not come is posted to the page’s own address',
    ['site/failing.node.test.ts'],
  ],
  [
    'a menu whose code does not come shows its links, and no dead button',
    ['site/header-menu-phone.node.test.ts'],
  ],
  [
    'a gallery whose lightbox cannot be loaded opens the image',
    ['site/lightbox-links.node.test.ts'],
  ],
  [
    'a desktop’s menu shows its links, and opens a branch by keys and mouse',
    [
      'site/header-menu-desktop.node.test.ts',
      'elements/header/menu-toggle/bar-keys.test.ts',
      'elements/header/menu-toggle/pointer.test.ts',
    ],
  ],
  [
    'the menu of a phone opens by Enter, keeps Tab inside, and closes by Escape',
    ['site/header-menu-phone.node.test.ts', 'elements/header/menu-toggle/off-canvas.test.ts'],
  ],
  [
    'the menu of a phone is closed on the page that the visitor comes back to',
    ['site/header-menu-phone.node.test.ts'],
  ],
  [
    'the menu of a phone stands at its side of the window (ltr)',
    ['site/header-menu-phone.node.test.ts'],
  ],
  [
    'the menu of a phone stands at its side of the window (rtl)',
    ['site/header-menu-phone.node.test.ts'],
  ],
  [
    'the menu of a phone opens without motion where less motion is wanted',
    ['site/header-menu-phone.node.test.ts'],
  ],
  [
    '/portfolio-style-1 is alive, silent and no wider than a desktop’s window',
    ['site/portfolio.node.test.ts'],
  ],
  [
    '/portfolio-pictures is alive, silent and no wider than a desktop’s window',
    ['site/portfolio.node.test.ts'],
  ],
  [
    '/contact/every-field is alive, silent and no wider than a desktop’s window',
    ['site/page-quality.node.test.ts'],
  ],
  [
    '/contact/json is alive, silent and no wider than a desktop’s window',
    ['site/page-quality.node.test.ts'],
  ],
  [
    '/contact/json-every-field is alive, silent and no wider than a desktop’s window',
    ['site/page-quality.node.test.ts'],
  ],
  [
    '/contact/outcomes is alive, silent and no wider than a desktop’s window',
    ['site/page-quality.node.test.ts'],
  ],
  [
    '/login is alive, silent and no wider than a desktop’s window',
    ['site/page-quality.node.test.ts'],
  ],
  [
    '/color-switcher is alive, silent and no wider than a desktop’s window',
    ['site/page-quality.node.test.ts', 'site/color-switcher.node.test.ts'],
  ],
  [
    '/color-switcher/reload is alive, silent and no wider than a desktop’s window',
    ['site/page-quality.node.test.ts', 'site/color-switcher.node.test.ts'],
  ],
  [
    '/search-overlay is alive, silent and no wider than a desktop’s window',
    ['site/search-overlay.node.test.ts', 'site/page-quality.node.test.ts'],
  ],
  [
    '/search?s=book is alive, silent and no wider than a desktop’s window',
    ['site/page-quality.node.test.ts'],
  ],
  [
    '/template-preview is alive, silent and no wider than a desktop’s window',
    ['site/page-quality.node.test.ts', 'site/template-preview.node.test.ts'],
  ],
  [
    '/regions/json is alive, silent and no wider than a desktop’s window',
    ['site/regions.node.test.ts'],
  ],
  [
    '/regions/file is alive, silent and no wider than a desktop’s window',
    ['site/regions.node.test.ts'],
  ],
  [
    '/privacy is alive, silent and no wider than a desktop’s window',
    ['site/page-quality.node.test.ts'],
  ],
  [
    'five thousand works are searched, and few of them are in the page',
    ['site/portfolio.node.test.ts'],
  ],
  [
    'a returning visitor finds the former scroll position among all loaded works',
    ['site/portfolio.node.test.ts'],
  ],
  [
    'works begin at the right where a page is read from right to left',
    ['site/portfolio.node.test.ts'],
  ],
  [
    'a title that is typed in the region editor is on the public map',
    ['site/region-editor.node.test.ts'],
  ],
  [
    'a link that the server refuses stays typed, with the reason',
    ['site/region-editor.node.test.ts', 'elements/maps/region-editor/saving.test.ts'],
  ],
  [
    'a change that a server’s failure has kept back is saved by Retry',
    ['site/region-editor.node.test.ts'],
  ],
  [
    'a change that could not be saved is kept for the next visit',
    ['site/region-editor.node.test.ts'],
  ],
  [
    'the map at /regions has its shops as links, and tells no coordinates',
    ['site/regions.node.test.ts'],
  ],
  [
    'drawn and fetched maps have their shops as links, and tell the same place of a chosen region',
    ['site/regions.node.test.ts'],
  ],
  ['a click tells its place on the map', ['site/regions.node.test.ts']],
  ['the map’s panel is dragged by the mouse', ['site/regions.node.test.ts']],
  [
    'the map’s panel stands on the other side where a page is read from right to left',
    ['site/regions.node.test.ts'],
  ],
  [
    'a map whose file does not come leaves the links that the server has printed',
    ['elements/maps/region-map/sources.test.ts'],
  ],
  ['nothing of the map fades where less motion is wanted', ['site/regions.node.test.ts']],
  [
    'the search icon opens its box by a click, with the focus in the field',
    ['site/search-overlay.node.test.ts', 'elements/header/search-overlay/search-overlay.test.ts'],
  ],
  [
    'a search goes from the icon to the results by keys alone',
    ['site/search-overlay.node.test.ts'],
  ],
  [
    'Escape closes the search box, and gives the focus back',
    ['site/search-overlay.node.test.ts', 'elements/header/search-overlay/search-overlay.test.ts'],
  ],
  [
    'a palette is tried on by keys, in the frame alone, until Start over',
    ['site/template-preview.node.test.ts'],
  ],
  [
    'the log-in dialog opens by a click, and again after its close button',
    ['elements/header/login-popup/login-popup.test.ts', 'site/header-account.node.test.ts'],
  ],
  [
    'the log-in dialog opens by Enter, and Escape gives the focus back',
    ['elements/header/login-popup/login-popup.test.ts'],
  ],
  [
    'the right password leads back to the page, with a menu that leads out',
    ['site/header-account.node.test.ts', 'elements/header/account-menu/account-menu.test.ts'],
  ],
  [
    'a drawn account’s menu opens by a click and by keys',
    ['elements/header/account-menu/account-menu.test.ts'],
  ],
  [
    'pictures behind a section of a built page are paused, and go on',
    ['site/built-background.node.test.ts'],
  ],
  [
    'an adopted carousel is turned by arrows, keys and the mouse, and goes round',
    [
      'site/built-image-carousel.node.test.ts',
      'elements/built/image-carousel/image-carousel.test.ts',
    ],
  ],
  [
    'an adopted accordion opens one answer at a time, by mouse and by keys',
    ['site/built-disclosure.node.test.ts', 'elements/built/disclosure/disclosure.test.ts'],
  ],
  ['an adopted toggle opens each answer on its own', ['site/built-disclosure.node.test.ts']],
  [
    'an adopted nested accordion opens by keys that the builder keeps from it',
    ['site/built-disclosure.node.test.ts', 'elements/built/disclosure/nested-accordion.test.ts'],
  ],
  ['adopted tabs lie above their texts on a phone', ['site/built-tabs.node.test.ts']],
  [
    'adopted contact buttons open their box, take the focus in, and shut it by Escape',
    ['site/built-floating.node.test.ts', 'elements/built/contact-buttons/contact-buttons.test.ts'],
  ],
  [
    'an adopted floating bar keeps the page below it until it is shut',
    ['site/built-floating.node.test.ts', 'elements/built/floating-bars/floating-bars.test.ts'],
  ],
  [
    'the chosen palette is there after a reload and on the next page',
    ['site/color-switcher.node.test.ts'],
  ],
  [
    'a visitor whose system is dark begins with the switched palette, and may choose the other',
    ['site/color-switcher.node.test.ts'],
  ],
  [
    'an empty form at /contact/json names its missing fields, until they are corrected, and focuses the first',
    ['site/sending.node.test.ts'],
  ],
  [
    'a wrong mail address at /contact/json is reported when the field loses the focus',
    ['site/sending.node.test.ts'],
  ],
  ['a message is sent by the keyboard alone at /contact/json', ['site/sending.node.test.ts']],
  [
    'a message is sent once, however often the button is clicked',
    ['elements/forms/contact-form/submit.test.ts'],
  ],
  ['two forms of a page do not touch each other', ['site/sending.node.test.ts']],
  [
    'a gallery opens by a click, and a second time after its close button',
    ['site/lightbox.node.test.ts'],
  ],
  [
    'buttons, arrow keys, Home and End turn over, to a film and a page',
    ['site/lightbox.node.test.ts', 'elements/works/lightbox/viewer/slideshow.test.ts'],
  ],
  ['Tab reaches nothing of the page while the lightbox is open', ['site/lightbox.node.test.ts']],
  [
    'a gallery from data is drawn, and opens at the picture that was clicked',
    ['elements/works/lightbox/gallery.test.ts'],
  ],
  ['a single link of the page builder opens by Enter', ['site/lightbox.node.test.ts']],
  ['a link inside a submenu opens its page', ['site/header-menu-desktop.node.test.ts']],
  ['two buttons for one menu agree', ['elements/header/menu-toggle/dropdown.test.ts']],
  [
    'a link to a place on the page closes the menu',
    ['elements/header/menu-toggle/dropdown.test.ts'],
  ],
  [
    'an item’s link opens its sub menu first, and is followed at the second click',
    ['elements/header/menu-toggle/branches.test.ts'],
  ],
  [
    'a branch of the menu of a phone opens by its button, by mouse and by Space',
    ['site/header-menu-phone.node.test.ts', 'elements/header/menu-toggle/branches.test.ts'],
  ],
  [
    '/ is alive, silent and no wider than a desktop’s window, nor then a phone’s',
    ['site/live-pages.node.test.ts'],
  ],
  [
    '/portfolio is alive, silent and no wider than a desktop’s window, nor then a phone’s',
    ['site/live-pages.node.test.ts'],
  ],
  [
    '/lightbox is alive, silent and no wider than a desktop’s window, nor then a phone’s',
    ['site/live-pages.node.test.ts'],
  ],
  [
    '/contact is alive, silent and no wider than a desktop’s window, nor then a phone’s',
    ['site/live-pages.node.test.ts'],
  ],
  [
    '/header-tools is alive, silent and no wider than a desktop’s window, nor then a phone’s',
    ['site/live-pages.node.test.ts'],
  ],
  [
    '/regions is alive, silent and no wider than a desktop’s window, nor then a phone’s',
    ['site/live-pages.node.test.ts'],
  ],
  [
    '/portfolio-large is alive, silent and no wider than a desktop’s window',
    ['site/live-pages.node.test.ts'],
  ],
  [
    '/ is alive, silent and no wider than the window from right to left',
    ['site/live-pages.node.test.ts'],
  ],
  [
    '/portfolio is alive, silent and no wider than the window from right to left',
    ['site/live-pages.node.test.ts'],
  ],
  [
    '/lightbox is alive, silent and no wider than the window from right to left',
    ['site/live-pages.node.test.ts'],
  ],
  [
    '/contact is alive, silent and no wider than the window from right to left',
    ['site/live-pages.node.test.ts'],
  ],
  [
    '/regions is alive, silent and no wider than the window from right to left',
    ['site/live-pages.node.test.ts'],
  ],
  [
    '/header-tools is alive, silent and no wider than the window from right to left',
    ['site/live-pages.node.test.ts'],
  ],
  [
    'the documentation shows a live example in tabs, which a reader edits',
    ['site/docs.node.test.ts'],
  ],
  [
    'works are filtered by click and by keyboard, also after a reload, until All',
    ['site/portfolio.node.test.ts'],
  ],
  [
    'a search shows its matches or says that there are none, until it ends',
    ['elements/works/portfolio/header.test.ts', 'site/portfolio.node.test.ts'],
  ],
  [
    'more works are loaded by a click and by the keyboard',
    ['site/portfolio.node.test.ts', 'elements/works/portfolio/load-more.test.ts'],
  ],
  [
    'loaded works stay when the next ones fail, and Try again loads them',
    ['site/portfolio.node.test.ts'],
  ],
  [
    'a work opens by a click and by Enter, and has the focus again afterwards',
    ['site/portfolio.node.test.ts', 'elements/works/portfolio/tile.test.ts'],
  ],
  ['a quick view opens by its button', ['elements/works/portfolio/tile.test.ts']],
  [
    'works stand in one or two columns on a phone',
    ['site/portfolio.node.test.ts', 'elements/works/portfolio/grid/environment.test.ts'],
  ],
  [
    'a title of the region editor is taken back by Undo, and comes again by Redo',
    ['elements/maps/region-editor/keeping.test.ts', 'site/region-editor.node.test.ts'],
  ],
  [
    'a search in the region editor leaves the rows that it finds',
    ['elements/maps/region-editor/search.test.ts'],
  ],
  ['Enter on a region opens its shop, and Back returns to the map', ['site/regions.node.test.ts']],
  ['a region that has the focus is named beside it', ['site/regions.node.test.ts']],
  [
    'a chosen region and a panel moved by keys are found again after a reload',
    ['site/regions.node.test.ts'],
  ],
  [
    'Tab stays inside the search box over the page, which closes by its cross',
    ['site/search-overlay.node.test.ts'],
  ],
  ['an empty search stays on the page', ['elements/header/search-overlay/search-overlay.test.ts']],
  [
    'another palette is tried on by mouse, and stays on the next page of the frame',
    ['site/template-preview.node.test.ts'],
  ],
  ['other fonts are tried on, and fetched', ['site/template-preview.node.test.ts']],
  ['another logo is tried on, and the title hidden', ['site/template-preview.node.test.ts']],
]);
