import { pictureAddress } from '../pictures';
import { taxonomies } from '../terms';
import { customerSitePath, videoPath, type Work, workPath } from '../work';
import { withEntities } from './entities';
import { withFault } from './faulty';

/** The context of a response. */
export interface WireBase {
  /** Such as `http://localhost:4173`; empty for root-relative addresses. */
  readonly origin: string;
  /** The post type. */
  readonly collection: string;
}

/** A work in the shape of the portfolio plugin's REST API. */
export function wireWork(work: Work, base: WireBase): Readonly<Record<string, unknown>> {
  const { id, slug, date, title, text, type } = work;
  const { origin, collection } = base;
  const self = `${origin}/wp-json/wp/v2/${collection}`;
  const wire = {
    id,
    date,
    date_gmt: date,
    modified: date,
    modified_gmt: date,
    slug,
    status: 'publish',
    type: collection,
    link: origin + workPath(work),
    title: { rendered: withEntities(title) },
    excerpt: { rendered: `<p>${withEntities(text)}</p>\n`, protected: false },
    ...Object.fromEntries(taxonomies.map(({ name, field }) => [name, work[field]])),
    'portfolio-type': type,
    'thumbnail-image-url': origin + pictureAddress(work),
    'thumbnail-image-meta': pictureMeta(work),
    'lightbox-image-url': type === 'image' ? origin + pictureAddress(work, 'large') : '',
    'portfolio-video-url': work.video ? origin + videoPath(work.video) : '',
    'astra-site-url': type === 'iframe' ? origin + customerSitePath(work) : '',
    'astra-site-open-in-new-tab': work.siteInNewTab ? 1 : '',
    // A meta field that no editor has touched is not in the answer at all.
    ...(work.opensIn && { 'astra-site-open-portfolio-in': work.opensIn }),
    'astra-site-type': withEntities(work.siteType),
    _links: { self: [{ href: `${self}/${id}` }], collection: [{ href: self }] },
  };
  return work.fault ? withFault(wire, work.fault) : wire;
}

/** The media library's data of a picture. PHP prints an empty array as a list. */
function pictureMeta({ pictureMeta: known, alt, width, height }: Work): unknown {
  if (known === 'none') return [];
  const size = known === 'no-size' ? {} : { width, height };
  return { alt: known === 'no-alt' ? '' : alt, ...size };
}
