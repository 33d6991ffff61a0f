import { defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './template-preview.settings';

export const props = {} as const;

export const events = {
  'nh-preview-apply': {
    detail: {
      param: {
        kind: 'choice',
        options: {
          siteLogo: 'Logo',
          colorPalette: 'Palette',
          siteTypography: 'Fonts',
          siteTitle: 'Title',
          clearPreviewAssets: 'Clear',
          completeOnboarding: 'Complete',
          cleanStorage: 'Clean up',
        },
        doc: 'What the host’s message was about.',
      },
    },
    doc: 'A message of the host has been applied to the page.',
  },
} as const;

export type TemplatePreviewProps = PropsOf<typeof props, typeof settings>;
export type PreviewSettings = TemplatePreviewProps['settings'];

/** The contract of `<nh-template-preview>`. */
export const templatePreview = defineContract({
  tag: 'nh-template-preview',
  summary:
    'Shows the page with the logo, palette and fonts that are tried out in the frame around it.',
  since: '0.1.0',
  props,
  settings,
  settingsDoc: "What differs from the site's configuration.",
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
