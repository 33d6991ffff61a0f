import type { BuiltWidget } from '../markup';
import { contactButtonsWidget } from './contact-buttons';
import { disclosureWidget } from './disclosure';
import { floatingBarsWidget } from './floating-bars';
import { imageCarouselWidget } from './image-carousel';
import { columnLayout, containerLayout, sectionLayout } from './layout';
import { nestedAccordionWidget } from './nested-accordion';
import { nestedTabsWidget } from './nested-tabs';
import { tabsWidget } from './tabs';
import { videoWidget } from './video';

/** Every widget of the built pages, in their order. */
export const widgets: readonly BuiltWidget[] = [
  disclosureWidget('accordion', 'Accordion'),
  disclosureWidget('toggle', 'Toggle'),
  nestedAccordionWidget,
  tabsWidget,
  nestedTabsWidget,
  imageCarouselWidget,
  contactButtonsWidget,
  floatingBarsWidget,
  videoWidget,
  sectionLayout,
  columnLayout,
  containerLayout,
];
