import { type RefObject, useEffect } from 'react';
import { type Category, categories } from '../../core/element/category';
import { settingText } from '../../core/languages/tool-words';
import { track } from '../../tracking';
import type { widgetSectionEvents } from '../../tracking/catalogue/editor';

/** The sections of the list of elements, by the names in the catalogue of tracked events. */
const sections: Readonly<Record<Category, keyof typeof widgetSectionEvents>> = {
  layout: 'layout_section',
  basic: 'basic_section',
  pro: 'pro_section',
  general: 'general_section',
  site: 'site_section',
  single: 'single_section',
  shop: 'woocommerce_section',
  cms: 'wordpress_section',
};

/** Tracks each click on the title of a section in the list of elements. */
export function useTrackedSections(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const life = new AbortController();
    const opened = ({ target }: MouseEvent): void => {
      // Puck's buttons have no other mark.
      const title = (target as Element).closest('button[class*="_ComponentList-title"]');
      const names = Object.keys(categories) as Category[];
      const category = names.find((name) => settingText(categories[name]) === title?.textContent);
      if (category) track(`v1_widgets_tab_${sections[category]}`);
    };
    box.current?.addEventListener('click', opened, { signal: life.signal });
    return () => life.abort();
  }, [box]);
}
