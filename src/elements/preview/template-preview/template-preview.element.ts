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
        doc: 'The subject of the host’s message.',
      },
    },
    doc: 'A message of the host was applied to the page.',
  },
} as const;

export type TemplatePreviewProps = PropsOf<typeof props, typeof settings>;
export type PreviewSettings = TemplatePreviewProps['settings'];

/** The contract of `<nh-template-preview>`. */
export const templatePreview = defineContract({
  tag: 'nh-template-preview',
  summary:
    'Previews the logo, palette and fonts that a framing page sends, such as a site builder’s.',
  since: '0.1.0',
  category: 'cms',
  props,
  settings,
  settingsDoc: "Overrides of the site's configuration.",
  events,
  slots: {},
  parts: {},
  cssProperties: {},
  children: 'enhance',
  // Each page of a preview should take over the look of the previous page as early as possible.
  loading: 'eager',
  // The page builder's editor frames pages too, but shows them without previews.
  modes: ['public', 'preview'],
  enhance: () => import('./template-preview.enhance'),
});
