import { siteConfig } from '../../../core/config';

/** Classes of the body in WordPress's block editor: on its page, and in the iframe of the content. */
const BODIES = '.block-editor-page, .block-editor-iframe__body';

/** True in the block editor: according to the site's configuration, or recognized by its markup. */
export function isInBlockEditor({ body, defaultView }: Document): boolean {
  const frame = defaultView?.frameElement?.getAttribute('name');
  return siteConfig().blockEditor || body.matches(BODIES) || frame === 'editor-canvas';
}
