import { blockOf } from '../page/blocks';
import type { PrinterParts } from '../page/print/page-printer';
import type { Widget } from '../page/print/widget';
import { layoutTags } from './layout-tags';
import { accordion, toggle } from './widgets/disclosure';
import { contactButtons, floatingBars } from './widgets/floating';
import { audio, video } from './widgets/media';
import { nestedAccordion, nestedTabs } from './widgets/nested';
import { imageCarousel } from './widgets/pictures';
import { alert, counter, progress, textPath } from './widgets/simple';
import { tabs } from './widgets/tabs';

/** The elements of the library that are widgets of the page builder. */
const elementWidgets = [
  accordion,
  alert,
  audio,
  contactButtons,
  counter,
  floatingBars,
  imageCarousel,
  nestedAccordion,
  nestedTabs,
  progress,
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
};
