import { defineSettings, type Media } from '../../core/settings';
import { type Printed, printed } from '../print/printed';
import { colour, corners, keyword, length, number, shadow, textAlign, typography } from '../styles';
import { defineBlock, type PrintContext } from './block';
import { alignField, colourField, sizeField, typographyField } from './parts/fields';
import { inline } from './parts/inline';
import { type Link, linkAttributes, linkField } from './parts/link';
import { picture } from './parts/picture';

/** A picture with an optional caption and link. */
export const image = defineBlock({
  widgetType: 'image',
  title: 'Image',
  summary: 'A picture with an optional caption, link or lightbox.',
  since: '0.1.0',
  category: 'basic',
  settings: defineSettings({
    image: {
      kind: 'media',
      label: 'Image',
      group: 'content',
      doc: 'The file. Its width and height, in pixels, reserve the space before it has loaded. Default: none.',
      examples: [{ url: '/assets/shelf.svg', alt: 'A shelf', width: 560, height: 440 }],
    },
    caption_source: {
      kind: 'choice',
      options: { none: 'None', attachment: 'Attachment caption', custom: 'Custom caption' },
      default: 'none',
      label: 'Caption source',
      group: 'content',
      doc: 'The source of the caption; the caption of the attachment is its alternative text. Default: none.',
    },
    caption: {
      kind: 'text',
      default: '',
      label: 'Caption',
      group: 'content',
      doc: 'The custom caption, with inline HTML. Default: empty.',
      shownIf: { caption_source: 'custom' },
    },
    link_to: {
      kind: 'choice',
      options: { none: 'None', file: 'Media file', custom: 'Custom URL' },
      default: 'none',
      label: 'Link to',
      group: 'content',
      doc: 'The target of a click: the file, or `link`. Default: none.',
    },
    link: {
      ...linkField,
      label: 'Link',
      group: 'content',
      doc: 'The custom address.',
      shownIf: { link_to: 'custom' },
    },
    open_lightbox: {
      kind: 'choice',
      options: { default: 'Default', yes: 'Yes', no: 'No' },
      default: 'default',
      label: 'Lightbox',
      group: 'content',
      doc: 'Opens the linked file in a lightbox. Default: as the site says.',
      shownIf: { link_to: 'file' },
    },
    align: { ...alignField, label: 'Alignment', doc: 'Aligns the picture. Default: start.' },
    width: { ...sizeField, label: 'Width', doc: 'The width. Default: that of the file.' },
    space: { ...sizeField, label: 'Max width', doc: 'The largest width. Default: the column’s.' },
    height: { ...sizeField, label: 'Height', doc: 'The height. Default: by the ratio.' },
    'object-fit': {
      kind: 'choice',
      options: {
        '': 'Default',
        fill: 'Fill',
        cover: 'Cover',
        contain: 'Contain',
        'scale-down': 'Scale down',
      },
      responsive: true,
      label: 'Object fit',
      group: 'style',
      doc: 'How the picture fills a set height. Default: it is stretched.',
      shownIf: { height: { filled: true } },
    },
    opacity: {
      kind: 'group',
      shorthand: 'size',
      open: true,
      fields: { size: { kind: 'number', min: 0, max: 1, label: 'Opacity', doc: 'From 0 to 1.' } },
      label: 'Opacity',
      group: 'style',
      doc: 'The opacity, from 0 to 1. Default: 1.',
    },
    image_border_radius: {
      kind: 'corners',
      units: ['px', '%', 'em', 'rem'],
      responsive: true,
      label: 'Border radius',
      group: 'style',
      doc: 'Rounds the picture. Default: square.',
    },
    image_box_shadow_box_shadow: {
      kind: 'shadow',
      label: 'Box shadow',
      group: 'style',
      doc: 'The shadow of the picture. Default: none.',
    },
    caption_align: {
      ...alignField,
      label: 'Caption alignment',
      doc: 'Aligns the caption. Default: as the picture.',
      shownIf: { caption_source: ['attachment', 'custom'] },
    },
    text_color: {
      ...colourField,
      label: 'Caption color',
      doc: 'The color of the caption. Default: that of the site.',
      shownIf: { caption_source: ['attachment', 'custom'] },
    },
    caption_background_color: {
      ...colourField,
      label: 'Caption background color',
      doc: 'The background of the caption. Default: none.',
      shownIf: { caption_source: ['attachment', 'custom'] },
    },
    caption_typography: {
      ...typographyField,
      label: 'Caption typography',
      doc: 'The font of the caption. Default: that of the site.',
      shownIf: { caption_source: ['attachment', 'custom'] },
    },
    caption_space: {
      ...sizeField,
      label: 'Caption spacing',
      doc: 'The space above the caption. Default: that of the site.',
      shownIf: { caption_source: ['attachment', 'custom'] },
    },
  }),
  styles: {
    align: { write: textAlign },
    width: { part: 'nh-image', write: length('inline-size') },
    space: { part: 'nh-image', write: length('max-inline-size') },
    height: { part: 'nh-image', write: length('block-size') },
    'object-fit': { part: 'nh-image', write: keyword('object-fit') },
    opacity: { part: 'nh-image', write: opacity },
    image_border_radius: { part: 'nh-image', write: corners },
    image_box_shadow_box_shadow: { part: 'nh-image', write: shadow('box-shadow') },
    caption_align: { part: 'nh-caption', write: textAlign },
    text_color: { part: 'nh-caption', write: colour('color') },
    caption_background_color: { part: 'nh-caption', write: colour('background-color') },
    caption_typography: { part: 'nh-caption', write: typography },
    caption_space: { part: 'nh-caption', write: length('margin-block-start') },
  },
  print(settings, context) {
    const shown = picture(settings.image, context, 'nh-image');
    if (!shown) return [];
    const content = inLink(shown, settings, context);
    const caption = captionOf(settings, context);
    if (caption.length === 0) return content;
    const text = printed('figcaption', { class: 'nh-caption' }, caption);
    return [printed('figure', { class: 'nh-figure' }, [...content, text])];
  },
  examples: [
    {
      title: 'A picture',
      note: 'Width and height reserve the space, so that nothing moves when the file arrives.',
      settings: {
        image: { url: '/assets/shelf.svg', alt: 'A shelf of bound books', width: 560, height: 440 },
      },
    },
    {
      title: 'A caption and a lightbox',
      note: 'Without scripts, the link opens the file.',
      settings: {
        image: { url: '/assets/box.svg', alt: 'A clamshell box', width: 480, height: 400 },
        caption_source: 'custom',
        caption: 'A box for a book of <em>1743</em>',
        link_to: 'file',
        open_lightbox: 'yes',
      },
    },
  ],
});

interface Captioned {
  readonly image?: Media;
  readonly caption_source: string;
  readonly caption: string;
}

function captionOf(settings: Captioned, context: PrintContext): readonly Printed[] {
  const { image: media, caption_source: source, caption } = settings;
  if (source === 'attachment') return media?.alt ? [media.alt] : [];
  return source === 'custom' ? inline(caption, context) : [];
}

interface LinkedPicture {
  readonly image?: Media;
  readonly link_to: string;
  readonly link?: Link;
  readonly open_lightbox: string;
}

function inLink(
  shown: Printed,
  { image: media, link_to: target, link, open_lightbox: lightbox }: LinkedPicture,
  context: PrintContext,
): readonly Printed[] {
  if (target === 'custom') {
    const attributes = linkAttributes(link, context);
    return attributes ? [printed('a', attributes, [shown])] : [shown];
  }
  const href = target === 'file' && media ? context.linkAddress(media.url) : undefined;
  if (!href) return [shown];
  const asked = lightbox === 'default' ? undefined : lightbox;
  return [printed('a', { href, 'data-elementor-open-lightbox': asked }, [shown])];
}

function opacity({ size }: { readonly size?: number }): Readonly<Record<string, string>> {
  return size === undefined ? {} : number('opacity')(size);
}
