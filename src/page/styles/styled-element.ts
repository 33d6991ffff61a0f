import type { Fields } from '../../core/settings';
import { perObject } from '../../core/state/per-object';
import type { BuilderElement } from '../element';
import { settingFieldsOf } from '../element-settings';
import { backgroundRules, overlayRules } from './background';
import { borderRules } from './border';
import { spaceRules } from './box-fields';
import { boxedContainerRules, fullContainerRules, isBoxed, overflowRules } from './container';
import { effectRules } from './effects';
import { joinRules } from './join-rules';
import { itemRules, placeRules, widgetWidthRules } from './placement';
import { columnRules, sectionRules } from './section';
import { shapeRules } from './shapes';
import type { StyleRules } from './style-rule';
import { headingColourRules, textRules } from './text';

/** Settings with the rules that make CSS of them, such as a block. */
export interface Styled {
  readonly settings: Fields;
  readonly styles?: StyleRules;
}

/** Returns the rules of every box; the keys of widgets begin with `_`. */
function anyBoxRules(prefix: '' | '_'): StyleRules {
  const hover = { state: 'hover' } as const;
  return joinRules(
    spaceRules(prefix),
    backgroundRules(`${prefix}background`),
    backgroundRules(`${prefix}background_hover`, hover),
    borderRules(`${prefix}border`),
    borderRules(`${prefix}border_hover`, hover),
    effectRules(prefix),
    textRules(prefix),
    placeRules(prefix),
    itemRules,
  );
}

const layoutRules = joinRules(anyBoxRules(''), overlayRules);
const widgetRules = joinRules(anyBoxRules('_'), widgetWidthRules);

const rulesByType = {
  section: joinRules(layoutRules, sectionRules, overflowRules, shapeRules, headingColourRules),
  column: joinRules(layoutRules, columnRules, headingColourRules),
  boxed: joinRules(layoutRules, boxedContainerRules, overflowRules, shapeRules),
  full: joinRules(layoutRules, fullContainerRules, overflowRules, shapeRules),
} as const;

const plainWidget: Styled = { settings: settingFieldsOf('widget'), styles: widgetRules };

/** Returns the settings of an element with the rules that make CSS of them. */
export function styledElement(element: BuilderElement, block: Styled | undefined): Styled {
  const { elType, settings } = element;
  const fields = settingFieldsOf(elType);
  switch (elType) {
    case 'widget':
      return block ? styledWidget(block) : plainWidget;
    case 'section':
    case 'column':
      return { settings: fields, styles: rulesByType[elType] };
    case 'container':
      return { settings: fields, styles: rulesByType[isBoxed(settings) ? 'boxed' : 'full'] };
    default:
      return { settings: fields };
  }
}

/** Returns the settings and rules of a block with those of every widget. */
const styledWidget = perObject(
  (block: Styled): Styled => ({
    settings: { ...block.settings, ...plainWidget.settings },
    styles: joinRules(block.styles ?? {}, widgetRules),
  }),
);
