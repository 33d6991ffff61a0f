import type { SavedSettings } from '../../../page';
import { htmlOf, iconOf, present, textOf } from '../pieces';
import type { WidgetMarkup } from '../widget-markup';
import type { WidgetReader } from '../widget-reader';

/** An accordion or a toggle: titles with their contents, paired by number. */
function disclosure(name: 'accordion' | 'toggle'): WidgetReader {
  return {
    drawn: '[aria-hidden="true"], [part="mark"]',
    read(markup) {
      const titles = markup.parts('tab-title');
      const tag = titles[0]?.localName;
      return present({
        tabs: itemsOf(markup, titles),
        title_html_tag: tag === 'div' ? undefined : tag,
        selected_icon: iconOf(markup.part(`${name}-icon-closed`)),
        selected_active_icon: iconOf(markup.part(`${name}-icon-opened`)),
        faq_schema: markup.one('script[type="application/ld+json"]') ? 'yes' : undefined,
      });
    },
  };
}

/** An accordion. */
export const accordion: WidgetReader = disclosure('accordion');

/** A toggle. */
export const toggle: WidgetReader = disclosure('toggle');

/** Tabs, whose titles are printed twice: for wide windows and for phones. */
export const tabs: WidgetReader = {
  read: (markup) => ({ tabs: itemsOf(markup, markup.parts('tab-desktop-title')) }),
};

function itemsOf(markup: WidgetMarkup, titles: readonly HTMLElement[]): SavedSettings[] {
  const contents = markup.parts('tab-content');
  return titles.map((title) => {
    const { tab } = title.dataset;
    return {
      tab_title: textOf(title),
      tab_content: htmlOf(contents.find((content) => content.dataset.tab === tab)),
    };
  });
}

/** Nested tabs: the titles; the panels are elements. */
export const nestedTabs: WidgetReader = {
  read: (markup) => ({
    tabs: markup.all('.e-n-tab-title').map((title) => {
      const icons = [...title.querySelectorAll('.e-n-tab-icon > *')];
      return present({
        tab_title: textOf(title),
        element_id: ownId(title, /^e-n-tabs?-title-/),
        tab_icon: iconOf(icons[0]),
        tab_icon_active: iconOf(icons[1]),
      });
    }),
  }),
};

/** A nested accordion: the titles; the panels are elements. */
export const nestedAccordion: WidgetReader = {
  drawn: '.e-n-accordion-item-title-icon',
  read(markup) {
    const tag = markup.one('.e-n-accordion-item-title-text')?.localName;
    return present({
      items: markup.all('.e-n-accordion-item').map((item) =>
        present({
          item_title: textOf(
            item.querySelector('.e-n-accordion-item-title-text') ??
              item.querySelector('summary') ??
              undefined,
          ),
          element_css_id: ownId(item, /^e-n-accordion-item-/),
        }),
      ),
      title_tag: tag === 'div' || tag === 'span' ? undefined : tag,
    });
  },
};

/** Returns an id that an editor has typed, not one that the page builder numbers. */
function ownId({ id }: Element, numbered: RegExp): string | undefined {
  return numbered.test(id) ? undefined : id;
}
