import { isAnchor, isClassList } from '../class-names';
import type { BuilderElement } from '../element';
import { isElementName } from '../ids';

/**
 * Returns the attributes of the box of an element: the class `nh-e-<id>` that its CSS selects, a class of its kind such
 * as `nh-box-container`, the author's id and classes, and the page builder's attributes.
 */
export function nodeAttributes(
  element: BuilderElement,
  mode: 'public' | 'edit',
): Record<string, string | undefined> {
  const { id, elType, widgetType, settings } = element;
  const isWidget = elType === 'widget';
  const own = isWidget ? settings._css_classes : settings.css_classes;
  const anchor = settings._element_id;
  let classes = isElementName(id) ? `nh-e-${id} ` : '';
  classes += `nh-box-${isElementName(elType) ? elType : 'unknown'}`;
  if (isWidget && isElementName(widgetType)) classes += ` nh-box-${widgetType}`;
  if (isClassList(own) && own.trim() !== '') classes += ` ${own.trim().replace(/\s+/g, ' ')}`;
  return {
    id: isAnchor(anchor) && anchor !== '' ? anchor : undefined,
    class: classes,
    'data-id': id,
    'data-element_type': elType,
    'data-widget_type': isWidget && widgetType ? `${widgetType}.default` : undefined,
    'data-model-cid': mode === 'edit' ? id : undefined,
  };
}
