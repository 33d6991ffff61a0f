import type { PuckContext } from '@puckeditor/core';
import { type JSX, useCallback, useContext, useMemo, useRef } from 'react';
import { DOCUMENT_FORMAT, type PageDocument, pageCss, type SavedSettings } from '../../page';
import { pageBox } from '../../page/print/page-box';
import { EditedSiteContext, useBreakpoints } from './edit-site';
import { SlotBox } from './slot-box';
import { useAdoptedCss } from './use-adopted-css';

interface Props {
  readonly settings?: SavedSettings;
  readonly puck: Pick<PuckContext, 'renderDropZone'>;
}

/** Puck's name of the zone of the outermost nodes. */
const ROOT_ZONE = 'default-zone';

/** The box of the page, with the classes and the CSS of its settings. */
export function PageRoot({ settings = {}, puck }: Props): JSX.Element {
  const { globals } = useContext(EditedSiteContext).print ?? {};
  const breakpoints = useBreakpoints();
  const box = useRef<HTMLElement>(null);
  const { css, className } = useMemo(() => {
    const page: PageDocument = { format: DOCUMENT_FORMAT, content: [], page_settings: settings };
    return {
      css: pageCss(page, { breakpoints, mode: 'edit', ...(globals && { globals }) }),
      className: String(pageBox(page, []).attributes.class),
    };
  }, [settings, globals, breakpoints]);
  useAdoptedCss(() => box.current?.ownerDocument, css);
  const { renderDropZone } = puck;
  const slot = useCallback(
    (zone = {}) => renderDropZone({ zone: ROOT_ZONE, disallow: ['column'], ...zone }),
    [renderDropZone],
  );
  return <SlotBox tag="div" properties={{ className, ref: box }} slot={slot} />;
}
