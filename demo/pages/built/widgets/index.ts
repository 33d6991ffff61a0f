import type { BuiltWidget } from '../markup';
import { alertWidget } from './alert';
import { disclosureWidget } from './disclosure';
import { imageCarouselWidget } from './image-carousel';
import { nestedAccordionWidget } from './nested-accordion';
import { nestedTabsWidget } from './nested-tabs';
import { tabsWidget } from './tabs';

/** Every widget of the built pages, in their order. */
export const widgets: readonly BuiltWidget[] = [
  disclosureWidget('accordion', 'Accordion'),
  disclosureWidget('toggle', 'Toggle'),
  nestedAccordionWidget,
  tabsWidget,
  nestedTabsWidget,
  imageCarouselWidget,
  alertWidget,
];
