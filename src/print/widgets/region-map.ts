import { defineSettings, type ParsedSettings, parseSettings } from '../../core/settings';
import { message } from '../../elements/maps/region-map/messages';
import { settings as mapSettings } from '../../elements/maps/region-map/region-map.settings';
import { type Printed, printed } from '../../page/print/printed';
import { settingsAttribute } from '../../page/print/settings-attribute';
import { defineWidget, type WidgetContext } from '../../page/print/widget';

const settings = {
  ...mapSettings,
  ...defineSettings({
    src: {
      kind: 'text',
      label: 'Map file',
      group: 'content',
      doc: 'Address of an SVG map on the site. Default: the map is drawn from the regions.',
    },
  }),
};

const { regions: _regions, viewBox: _viewBox, ...behaviour } = mapSettings;

type Values = ParsedSettings<typeof settings>['values'];
type Region = NonNullable<Values['regions']>[number];

/**
 * A map whose regions are links. Regions with a path are printed as a drawing; those of a map file as a list of links,
 * which shows until the file is loaded. Without regions in the settings, the site answers them.
 */
export const regionMap = defineWidget({
  widgetType: 'nh-region-map',
  settings,
  needs: (own) => (own.regions || own.src ? [] : [{ kind: 'regions' }]),
  print(own, context) {
    const { values, saved } = mapOf(own, context);
    const { regions = [], src } = values;
    const isDrawn = !src && regions.length > 0 && regions.every(({ path }) => isPath(path));
    if (isDrawn) {
      const attribute = settingsAttribute(behaviour, saved);
      return [
        printed('nh-region-map', { settings: attribute }, [drawing(values, regions, context)]),
      ];
    }
    const attributes = {
      src: src ? context.pictureAddress(src) : undefined,
      settings: settingsAttribute(mapSettings, saved),
    };
    const links = regions.flatMap((region) => listed(region, context));
    if (!attributes.src && regions.length === 0) return [];
    const list = links.length > 0 ? [printed('ul', { class: 'nh-region-links' }, links)] : [];
    return [printed('nh-region-map', attributes, list)];
  },
});

function mapOf(own: Values, context: WidgetContext) {
  const { settings: saved } = context.element;
  if (own.regions || own.src) return { values: own, saved };
  const answer = context.answer({ kind: 'regions' });
  const all = { ...answer?.settings, ...saved, ...(answer?.src && { src: answer.src }) };
  const values = parseSettings(settings, all, { foreign: true })?.values ?? own;
  return { values, saved: all };
}

/** Path data: letters of commands, and numbers. */
function isPath(path: string | undefined): path is string {
  return path !== undefined && /^[\sa-z\d.,+-]+$/i.test(path);
}

function nameOf({ ctitle, title = '' }: Region): string {
  return ctitle || title;
}

function drawing(
  { viewBox, title }: Values,
  regions: readonly Region[],
  context: WidgetContext,
): Printed {
  const countries = [...new Set(regions.map(({ country = '' }) => country))];
  const groups = countries.map((country) =>
    printed(
      'g',
      { 'data-country': country || undefined },
      regions.flatMap((region) =>
        (region.country ?? '') === country ? [shape(region, context)] : [],
      ),
    ),
  );
  const box = viewBox && /^[\d.,\s-]+$/.test(viewBox) ? viewBox : '0 0 570 810';
  const [, , width, height] = box.trim().split(/[\s,]+/);
  const attributes = {
    viewBox: box,
    width,
    height,
    role: 'group',
    'aria-label': title || message('region.map'),
  };
  return printed('svg', attributes, groups);
}

function shape(region: Region, context: WidgetContext): Printed {
  const { path, title, ctitle, index, link, offset_x: x, offset_y: y } = region;
  const attributes = {
    d: path,
    'data-index': index === undefined ? undefined : `${index}`,
    'data-ctitle': ctitle || undefined,
    'data-offset-x': x ? `${x}` : undefined,
    'data-offset-y': y ? `${y}` : undefined,
  };
  const outline = printed('path', attributes, title ? [printed('title', {}, [title])] : []);
  const href = link && context.linkAddress(link);
  return href
    ? printed('a', { href, 'aria-label': nameOf(region) || undefined }, [outline])
    : outline;
}

function listed(region: Region, context: WidgetContext): Printed[] {
  const href = region.link && context.linkAddress(region.link);
  if (!href) return [];
  return [printed('li', {}, [printed('a', { href }, [nameOf(region) || href])])];
}
