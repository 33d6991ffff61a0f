import { type ReactNode, useContext, useMemo, useState } from 'react';
import type { Media } from '../../../core/settings';
import { type EditedSite, EditedSiteContext } from '../../nodes/edit-site';
import type { LibraryPicture } from '../../site/site-media';
import { MediaDialog } from './media-dialog';

type Settle = (media: Media | undefined) => void;

/** Lets settings take pictures from the site's media library, in a dialog. A `pickMedia` of the site is used in its place. */
export function WithMedia({ children }: { readonly children: ReactNode }): ReactNode {
  const site = useContext(EditedSiteContext);
  const [pick, setPick] = useState<Settle>();
  const { media } = site;
  const known = useMemo<EditedSite>(() => {
    if (!site.media || site.means?.pickMedia) return site;
    const pickMedia = () =>
      new Promise<Media | undefined>((resolve) => {
        setPick(() => resolve);
      });
    return { ...site, means: { ...site.means, pickMedia } };
  }, [site]);
  const end = (picture?: LibraryPicture): void => {
    // An upload may end after its dialog was closed and another one was opened.
    setPick((now: Settle | undefined) => (now === pick ? undefined : now));
    pick?.(picture && { url: picture.url, id: picture.id, alt: picture.alt });
  };
  return (
    <EditedSiteContext.Provider value={known}>
      {children}
      {pick && media && (
        <div className="nh-kits nh-page-place">
          <MediaDialog media={media} choose={end} close={() => end()} />
        </div>
      )}
    </EditedSiteContext.Provider>
  );
}
