import * as z from 'zod/mini';
import { defineContract, type PropsOf } from '../../../core/element/contract';

const SettingsSchema = z.object({
  /** Where the page may be framed to be previewed; default: the site's `previewOrigins`. */
  previewOrigins: z.optional(z.catch(z.array(z.string()), [])),
  /** The address that brings web fonts; default: the site's `fontService`. */
  fontService: z.optional(z.string()),
});

export const props = {
  settings: {
    type: 'json',
    attribute: 'settings',
    schema: SettingsSchema,
    default: {},
    doc: "What differs from the site's configuration.",
  },
} as const;

export const events = {
  'nh-preview-apply': {
    detail: z.object({
      /** What the host's message was about. */
      param: z.enum([
        'siteLogo',
        'colorPalette',
        'siteTypography',
        'siteTitle',
        'clearPreviewAssets',
        'completeOnboarding',
        'cleanStorage',
      ]),
    }),
    doc: 'A message of the host has been applied to the page.',
  },
};

export type TemplatePreviewProps = PropsOf<typeof props>;
export type PreviewSettings = TemplatePreviewProps['settings'];

/** The contract of `<nh-template-preview>`. */
export const templatePreview = defineContract({
  tag: 'nh-template-preview',
  summary:
    'Shows the page with the logo, palette and fonts that are tried out in the frame around it.',
  since: '0.1.0',
  props,
  events,
  slots: {},
  parts: {},
  cssProperties: {},
  children: 'enhance',
  // Each page of a preview is to look as the last one did as early as it can.
  loading: 'eager',
  // The builder's editor frames pages too, and shows them as they are.
  modes: ['public', 'preview'],
  enhance: () => import('./template-preview.enhance'),
});
