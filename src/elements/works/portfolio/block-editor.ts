import { siteConfig } from '../../../core/config';

/** What WordPress's block editor gives the body: on its own page, and in the iframe of what is edited. */
const BODIES = '.block-editor-page, .block-editor-iframe__body';

/** True in the block editor, which the page may say, or which is known by its marks. */
export function isInBlockEditor({ body, defaultView }: Document): boolean {
  const frame = defaultView?.frameElement?.getAttribute('name');
  return siteConfig().blockEditor || body.matches(BODIES) || frame === 'editor-canvas';
}
