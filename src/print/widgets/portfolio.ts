import type { ParsedSettings } from '../../core/settings';
import { settings } from '../../elements/works/portfolio/portfolio.settings';
import { picture } from '../../page/blocks/parts/picture';
import { type Printed, printed } from '../../page/print/printed';
import type { DataNeed, SitePost } from '../../page/print/site-data';
import { defineWidget, type WidgetContext } from '../../page/print/widget';
import { number } from '../../page/styles';
import { savedWorks } from './saved-works';
import { tagAround } from './tag';

type Values = ParsedSettings<typeof settings>['values'];

/** A portfolio: works as links with their pictures, which visitors without scripts use too. */
export const portfolio = defineWidget({
  widgetType: 'nh-portfolio',
  settings,
  styles: { columns: { part: 'nh-works', write: number('--nh-columns') } },
  needs: (values) => (values.items ? [] : [needOf(values)]),
  print(values, context) {
    const answer = values.items ? undefined : context.answer(needOf(values));
    const works = values.items ? savedWorks(values.items, context) : (answer?.works ?? []);
    const [tag] = tagAround(
      'nh-portfolio',
      settings,
      context,
      ...list(works.slice(0, values.itemsPerPage), values, context),
    );
    const api = answer?.api === undefined ? undefined : context.linkAddress(answer.api);
    return [printed(tag.tag, { ...tag.attributes, 'api-url': api }, tag.children)];
  },
});

function needOf(values: Values): Extract<DataNeed, { kind: 'works' }> {
  return {
    kind: 'works',
    count: values.itemsPerPage,
    categories: values.categorySelectedNum,
    otherCategories: values.otherCategorySelectedNum,
    tags: values.tagsSelectedNum,
  };
}

function list(
  works: readonly SitePost[],
  values: Values,
  context: WidgetContext,
): readonly Printed[] {
  if (works.length === 0) return [];
  const classes = [
    'nh-works',
    values.columns !== undefined && 'nh-works-set',
    values.thumbnailHoverStyle === 'style-1' && 'nh-works-square',
  ];
  const items = works.map((work) => printed('li', {}, [tile(work, values, context)]));
  const grid = printed('ul', { class: classes.filter(Boolean).join(' '), role: 'list' }, items);
  return [printed('div', { class: 'nh-works-box' }, [grid])];
}

/** The tile of a work, with the classes of that which the element draws. */
function tile(
  { title, url, picture: image }: SitePost,
  values: Values,
  context: WidgetContext,
): Printed {
  // The title names the link.
  const shown =
    picture(image && { ...image, alt: '' }, context, 'nh-portfolio-picture') ??
    printed('span', { class: 'nh-portfolio-picture' });
  const words = printed('span', { class: 'nh-portfolio-title' }, [title]);
  const content = values.titlePosition === 'top' ? [words, shown] : [shown, words];
  const href = context.linkAddress(url);
  const link = printed(href ? 'a' : 'span', { class: 'nh-portfolio-link', href }, content);
  return printed('div', { class: 'nh-portfolio-tile' }, [link]);
}
