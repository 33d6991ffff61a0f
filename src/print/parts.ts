import { blockOf } from '../page/blocks';
import type { PrinterParts } from '../page/print/page-printer';
import type { Widget } from '../page/print/widget';
import { earlyTags } from './early-tags';
import { layoutTags } from './layout-tags';
import { accordion, toggle } from './widgets/disclosure';
import { contactButtons, floatingBars } from './widgets/floating';
import { contactForm } from './widgets/form/contact-form';
import { accountMenu } from './widgets/header/account-menu';
import { colorSwitcher } from './widgets/header/color-switcher';
import { loginPopup } from './widgets/header/login-popup';
import { menuToggle } from './widgets/header/menu-toggle';
import { searchOverlay } from './widgets/header/search-overlay';
import { lightbox } from './widgets/lightbox';
import { masonry } from './widgets/masonry';
import { audio, video } from './widgets/media';
import { nestedAccordion, nestedTabs } from './widgets/nested';
import { imageCarousel } from './widgets/pictures';
import { portfolio } from './widgets/portfolio';
import { regionMap } from './widgets/region-map';
import { alert, counter, progress, textPath } from './widgets/simple';
import { tabs } from './widgets/tabs';

/** The elements of the library, by the page builder's widget names; those without one have the names of their tags. */
export const elementWidgets: readonly Widget[] = [
  accordion,
  accountMenu,
  alert,
  audio,
  colorSwitcher,
  contactButtons,
  contactForm,
  counter,
  floatingBars,
  imageCarousel,
  lightbox,
  loginPopup,
  masonry,
  menuToggle,
  nestedAccordion,
  nestedTabs,
  portfolio,
  progress,
  regionMap,
  searchOverlay,
  tabs,
  textPath,
  toggle,
  video,
] as unknown as readonly Widget[];

const elements = new Map(elementWidgets.map((widget) => [widget.widgetType, widget]));

/** The widgets and tags that this release prints. */
export const parts: PrinterParts = {
  widgets: (name) => elements.get(name) ?? (blockOf(name) as Widget | undefined),
  layoutTags,
  earlyTags,
};
