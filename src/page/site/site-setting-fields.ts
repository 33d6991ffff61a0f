import { builderDevices } from '../../core/breakpoints/builder-devices';
import { defineField, defineSettings } from '../../core/settings';
import { pageSettingFields } from '../page-settings';
import { backgroundFields } from '../styles/background';
import { paddingField } from '../styles/box-fields';

/** The width of a device, in CSS pixels. */
const widthField = defineField({
  kind: 'number',
  step: 1,
  min: 200,
  max: 10_000,
  unit: 'px',
  group: 'breakpoints',
});

const layoutFields = defineSettings({
  container_width: {
    kind: 'length',
    min: 0,
    responsive: true,
    label: 'Content width',
    group: 'layout',
    doc: 'The width of boxed content on all pages. Default: 1140 px.',
    examples: [{ size: 1140, unit: 'px' }],
  },
  space_between_widgets: {
    kind: 'length',
    min: 0,
    responsive: true,
    label: 'Widgets space',
    group: 'layout',
    doc: 'The space between the widgets of a box on all pages. Default: 20 px.',
    examples: [{ size: 20, unit: 'px' }],
  },
  container_padding: {
    ...paddingField,
    group: 'layout',
    label: 'Container padding',
    doc: 'The space inside containers on all pages. Default: 10 px.',
  },
  stretched_section_container: {
    ...pageSettingFields.stretched_section_container,
    group: 'layout',
  },
});

const lightboxFields = defineSettings({
  global_image_lightbox: {
    kind: 'toggle',
    default: false,
    label: 'Image lightbox',
    group: 'site-lightbox',
    doc: 'Opens all links to pictures in the lightbox. Default: off.',
  },
  lightbox_enable_counter: {
    kind: 'toggle',
    default: true,
    label: 'Counter',
    group: 'site-lightbox',
    doc: 'Shows the number of the picture in the lightbox. Default: on.',
  },
  lightbox_enable_fullscreen: {
    kind: 'toggle',
    default: true,
    label: 'Full screen',
    group: 'site-lightbox',
    doc: 'Shows the button for the whole screen in the lightbox. Default: on.',
  },
  lightbox_enable_zoom: {
    kind: 'toggle',
    default: true,
    label: 'Zoom',
    group: 'site-lightbox',
    doc: 'Shows the button that enlarges a picture in the lightbox. Default: on.',
  },
  lightbox_enable_share: {
    kind: 'toggle',
    default: true,
    label: 'Share',
    group: 'site-lightbox',
    doc: 'Shows the button that shares a picture in the lightbox. Default: on.',
  },
});

const breakpointFields = defineSettings({
  active_breakpoints: {
    kind: 'list',
    of: {
      kind: 'choice',
      options: {
        viewport_mobile: 'Mobile',
        viewport_mobile_extra: 'Mobile, landscape',
        viewport_tablet: 'Tablet',
        viewport_tablet_extra: 'Tablet, landscape',
        viewport_laptop: 'Laptop',
        viewport_widescreen: 'Widescreen',
      },
    },
    label: 'Active breakpoints',
    group: 'breakpoints',
    doc: 'The devices with settings of their own, besides mobile and tablet. Default: none.',
  },
  viewport_mobile: {
    ...widthField,
    label: 'Mobile breakpoint',
    doc: `The widest window of mobile, in pixels. Default: ${builderDevices.mobile}.`,
  },
  viewport_mobile_extra: {
    ...widthField,
    label: 'Mobile landscape breakpoint',
    doc: `The widest window of mobile in landscape, in pixels. Default: ${builderDevices.mobile_extra}.`,
  },
  viewport_tablet: {
    ...widthField,
    label: 'Tablet breakpoint',
    doc: `The widest window of tablets, in pixels. Default: ${builderDevices.tablet}.`,
  },
  viewport_tablet_extra: {
    ...widthField,
    label: 'Tablet landscape breakpoint',
    doc: `The widest window of tablets in landscape, in pixels. Default: ${builderDevices.tablet_extra}.`,
  },
  viewport_laptop: {
    ...widthField,
    label: 'Laptop breakpoint',
    doc: `The widest window of laptops, in pixels. Default: ${builderDevices.laptop}.`,
  },
  viewport_widescreen: {
    ...widthField,
    label: 'Widescreen breakpoint',
    doc: `The narrowest window of widescreens, in pixels. Default: ${builderDevices.widescreen}.`,
  },
});

const textFields = defineSettings({
  body_color: {
    kind: 'colour',
    label: 'Text color',
    group: 'colours',
    doc: 'The color of texts on all pages. Default: that of the theme.',
    examples: ['#1b1d22'],
  },
  body_typography: {
    kind: 'typography',
    label: 'Text typography',
    group: 'colours',
    doc: 'The font of texts on all pages. Default: that of the theme.',
  },
  link_normal_color: {
    kind: 'colour',
    label: 'Link color',
    group: 'colours',
    doc: 'The color of links in texts on all pages. Default: that of the theme.',
    examples: ['#2f5bd7'],
  },
  link_hover_color: {
    kind: 'colour',
    label: 'Link hover color',
    group: 'colours',
    doc: 'The color of links in texts under the pointer, on all pages. Default: that of the theme.',
    examples: ['#1a44b8'],
  },
});

/** The levels of headings. */
export const headingLevels = [1, 2, 3, 4, 5, 6] as const;

const headingFields = defineSettings(
  Object.fromEntries(
    headingLevels.flatMap((level) => [
      [
        `h${level}_color`,
        {
          kind: 'colour',
          label: `H${level} color`,
          group: 'colours',
          doc: `The color of headings of level ${level} on all pages. Default: that of the theme.`,
        },
      ],
      [
        `h${level}_typography`,
        {
          kind: 'typography',
          label: `H${level} typography`,
          group: 'colours',
          doc: `The font of headings of level ${level} on all pages. Default: that of the theme.`,
        },
      ],
    ]),
  ),
);

/** The settings of the whole site, by section. The keys are those of the page builder's kit. */
export const siteSettingSections = {
  themeStyle: { ...textFields, ...headingFields },
  background: backgroundFields('body_background', 'background'),
  layout: { ...layoutFields, ...breakpointFields },
  lightbox: lightboxFields,
} as const;

/** A section of the site's settings. */
export type SiteSettingSection = keyof typeof siteSettingSections;
