import type { BuiltWidget } from '../markup';
import { alertWidget } from './alert';
import { audioWidget } from './audio';
import { contactButtonsWidget } from './contact-buttons';
import { counterWidget } from './counter';
import { disclosureWidget } from './disclosure';
import { floatingBarsWidget } from './floating-bars';
import { imageCarouselWidget } from './image-carousel';
import { columnLayout, containerLayout, sectionLayout } from './layout';
import { masonryWidget } from './masonry';
import { nestedAccordionWidget } from './nested-accordion';
import { nestedTabsWidget } from './nested-tabs';
import { progressWidget } from './progress';
import { tabsWidget } from './tabs';
import { textEditorWidget } from './text-editor';
import { textPathWidget } from './text-path';
import { videoWidget } from './video';

/** All widgets of the builder pages, in order. */
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
  alertWidget,
  counterWidget,
  progressWidget,
  textEditorWidget,
  audioWidget,
  textPathWidget,
  masonryWidget,
];
