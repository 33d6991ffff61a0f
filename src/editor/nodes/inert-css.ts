import { isOn } from '../../core/config/toggle';
import type { Contract } from '../../core/element/contract';
import { DELAY_ATTRIBUTE } from '../../core/element/gate';
import { contracts } from '../../elements';
import { message } from './messages';

/** The keys of the configuration that keep elements as printed. */
export interface InertConfig {
  readonly isStatic?: unknown;
  readonly features?: unknown;
}

const allContracts: readonly Contract[] = contracts;

/**
 * CSS of the preview that labels what stays as printed: a static page, containers whose elements start later, and the page
 * builder's markup of features that are off. Visitors' pages have none of it.
 */
export function inertCss({ isStatic, features = [] }: InertConfig): string {
  const isAvailable = (feature: string): boolean =>
    Array.isArray(features) && features.includes(feature);
  const offs = allContracts.flatMap(({ tag, adopts, feature }) =>
    feature === undefined || isAvailable(feature)
      ? []
      : labelled(printedBoxes(tag, adopts?.type), message('editor.inert.feature', { feature })),
  );
  return [
    emptyHint(),
    ...(isOn(isStatic) ? [staticLabel()] : []),
    labelled(`[${DELAY_ATTRIBUTE}="true"]`, message('editor.inert.delayed')),
    ...offs,
  ].join('');
}

/** Selects the boxes of the page builder's markup. Markup that this library prints runs without the feature. */
function printedBoxes(tag: string, type: string | undefined): string {
  const builders = type === undefined ? '' : `,[data-widget_type="${type}"]`;
  return `:is(${tag}${builders}):not(:has([data-nh-drawn]))`;
}

const LOOK =
  'z-index:9999;padding:2px 8px;background:#1d2327;color:#fff;font:600 12px/1.5 system-ui,sans-serif;pointer-events:none';

/** Outside of the flow, so that the layout is that of visitors. */
function labelled(selector: string, text: string): string {
  return `${selector}{outline:2px dashed #b26200;outline-offset:-2px}${selector}::after{content:${quoted(text)};position:absolute;${LOOK}}`;
}

/** In the middle of an empty page: what to do first. */
function emptyHint(): string {
  const text = quoted(message('editor.page.empty'));
  return `.nh-page:empty::after{content:${text};display:block;max-inline-size:24em;margin:20vh auto;font:28px/1.5 system-ui,sans-serif;text-align:center;opacity:.75;pointer-events:none}`;
}

function staticLabel(): string {
  const text = quoted(message('editor.inert.static'));
  return `body::after{content:${text};position:fixed;inset-block-end:0;inset-inline-start:0;${LOOK}}`;
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
