import type { WidgetReader } from '../widget-reader';
import {
  button,
  divider,
  heading,
  html,
  icon,
  image,
  menuAnchor,
  spacer,
  textEditor,
} from './basic';
import { iconBox, iconList, imageBox, searchForm, sitePart, testimonial } from './boxes';
import { accordion, nestedAccordion, nestedTabs, tabs, toggle } from './disclosure';
import { audio, imageCarousel, video } from './media';
import { alert, contactButtons, counter, floatingBars, progress, textPath } from './simple';

/**
 * How the widgets of the library are read, by the page builder's name. Lists of posts and menus are not among them: their
 * markup does not say which posts or which menu they show.
 */
export const widgetReaders: ReadonlyMap<string, WidgetReader> = new Map(
  Object.entries({
    accordion,
    alert,
    button,
    'contact-buttons': contactButtons,
    counter,
    divider,
    'floating-bars-var-1': floatingBars,
    heading,
    html,
    icon,
    'icon-box': iconBox,
    'icon-list': iconList,
    image,
    'image-box': imageBox,
    'image-carousel': imageCarousel,
    'menu-anchor': menuAnchor,
    'nested-accordion': nestedAccordion,
    'nested-tabs': nestedTabs,
    progress,
    'search-form': searchForm,
    spacer,
    tabs,
    testimonial,
    'text-editor': textEditor,
    'text-path': textPath,
    'theme-archive-title': sitePart,
    'theme-post-content': sitePart,
    'theme-post-excerpt': sitePart,
    'theme-post-featured-image': sitePart,
    'theme-post-title': sitePart,
    'theme-site-logo': sitePart,
    'theme-site-title': sitePart,
    toggle,
    video,
    'wp-widget-media_audio': audio,
  }),
);
