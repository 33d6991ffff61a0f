import { barePage } from './bare';
import { builtAdoptedPage, builtPage } from './built';
import { colorReloadPage, colorSwitcherPage } from './color-switcher';
import { contactPage } from './contact';
import { everyFieldPage } from './every-field';
import { contactJsonPage, everyFieldJsonPage } from './from-json';
import { headerToolsPage } from './header-tools';
import { lightboxPage } from './lightbox';
import { outcomesPage } from './outcomes';
import type { Page } from './page';
import { portfolioPage } from './portfolio';
import { largePage, picturesPage, tallPage } from './portfolio-looks';
import { privacyPage } from './privacy';
import { regionsFilePage, regionsJsonPage, regionsPage } from './regions';
import { searchPageOver } from './search';
import { searchOverlayPage } from './search-overlay';
import { startPage } from './start';
import { templatePreviewPage } from './template-preview';

const searchPage = searchPageOver(() => pages);

/** All pages of the site, in navigation order. */
export const pages: readonly Page[] = [
  startPage,
  portfolioPage,
  tallPage,
  picturesPage,
  largePage,
  lightboxPage,
  builtPage,
  builtAdoptedPage,
  barePage,
  contactPage,
  everyFieldPage,
  contactJsonPage,
  everyFieldJsonPage,
  outcomesPage,
  headerToolsPage,
  colorSwitcherPage,
  colorReloadPage,
  searchOverlayPage,
  templatePreviewPage,
  searchPage,
  regionsPage,
  regionsJsonPage,
  regionsFilePage,
  privacyPage,
];

export { errorPage, notFoundPage } from './missing';
