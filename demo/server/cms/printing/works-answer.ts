import type { DataNeed, SitePost, SiteWorks } from '../../../../src/print';
import { pictureAddress } from '../../portfolio/pictures';
import { allWorks, selectedWorks } from '../../portfolio/rest/select';
import { type Work, workPath } from '../../portfolio/work';
import type { Site } from '../../site';

/** The site's works for a portfolio. */
export function worksAnswer(
  site: Site,
  { count, categories, otherCategories, tags }: Extract<DataNeed, { kind: 'works' }>,
): SiteWorks {
  const [{ name, works }] = site.works;
  const wanted = {
    'astra-portfolio-categories': someOf(categories),
    'astra-portfolio-other-categories': someOf(otherCategories),
    'astra-portfolio-tags': someOf(tags),
  };
  const found = selectedWorks(works(), { ...allWorks, ...wanted });
  return { works: found.slice(0, count).map(printedWork), api: `/wp-json/wp/v2/${name}` };
}

function someOf(ids: readonly number[]): readonly number[] | undefined {
  return ids.length > 0 ? ids : undefined;
}

function printedWork(work: Work): SitePost {
  const { title, width, height } = work;
  return {
    title,
    url: workPath(work),
    picture: { url: pictureAddress(work), alt: '', width, height },
  };
}
