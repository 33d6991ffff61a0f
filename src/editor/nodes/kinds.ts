import { motionSettings } from '../../builder/motion/settings';
import type { Contract } from '../../core/element/contract';
import type { Fields } from '../../core/settings';
import { contracts } from '../../elements';
import type { SavedSettings } from '../../page';
import { blocks } from '../../page/blocks';
import { settingFieldsOf } from '../../page/element-settings';
import { elementWidgets } from '../../print/parts';
import type { NodeKind } from './node-kind';
import { patterns } from './patterns';

const allContracts: readonly Contract[] = contracts;

/** The widgets whose panels are containers of the tree. */
const kindsOfPanels: ReadonlySet<string> = new Set(['nested-tabs', 'nested-accordion']);

/** The kinds of nodes that the editor can insert, by their names. */
export const nodeKinds: ReadonlyMap<string, NodeKind> = new Map(
  [...layoutKinds(), ...blockKinds(), ...elementKinds()].map((kind) => [kind.name, kind]),
);

function layoutKinds(): readonly NodeKind[] {
  return (['container', 'section', 'column'] as const).map((name) => {
    const contract = contractOf(`nh-${name}`);
    return {
      name,
      elType: name,
      title: titleOf(name),
      summary: contract?.summary ?? '',
      category: 'layout' as const,
      fields: { ...contract?.settings, ...settingFieldsOf(name), ...motionSettings },
      children: 'slot' as const,
      settings: {},
    };
  });
}

function blockKinds(): readonly NodeKind[] {
  return [...blocks.values()].map((block) => {
    const { widgetType, title, summary, category, feature, settings } = block;
    return {
      name: widgetType,
      elType: 'widget',
      title,
      summary,
      category,
      ...(feature !== undefined && { feature }),
      fields: widgetFields(settings),
      settings: sampleOf(widgetType),
    };
  });
}

function elementKinds(): readonly NodeKind[] {
  return elementWidgets.map(({ widgetType, settings }) => {
    const contract =
      contractThatAdopts(widgetType) ?? contractOf(widgetType) ?? contractOf(`nh-${widgetType}`);
    const {
      tag = `nh-${widgetType}`,
      summary = '',
      feature,
      category = 'general',
    } = contract ?? {};
    return {
      name: widgetType,
      elType: 'widget',
      title: titleOf(tag.slice('nh-'.length)),
      summary,
      category,
      ...(feature !== undefined && { feature }),
      fields: widgetFields({ ...settings, ...contract?.settings }),
      ...(kindsOfPanels.has(widgetType) && { children: 'panels' as const }),
      settings: sampleOf(widgetType),
    };
  });
}

function contractThatAdopts(widgetType: string): Contract | undefined {
  return allContracts.find(({ adopts }) => adopts?.type === `${widgetType}.default`);
}

function contractOf(tag: string): Contract | undefined {
  return allContracts.find((contract) => contract.tag === tag);
}

function widgetFields(own: Fields): Fields {
  return { ...own, ...settingFieldsOf('widget'), ...motionSettings };
}

/** Returns the settings of the first example of a widget. */
function sampleOf(widgetType: string): SavedSettings {
  const pattern = patterns.find(({ content: [node] }) => node?.widgetType === widgetType);
  return pattern?.content[0]?.settings ?? {};
}

/** Returns a title in sentence case: `Image carousel` of `image-carousel`. */
function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}
