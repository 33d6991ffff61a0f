import { message } from '../../../elements/header/search-overlay/messages';
import { settings } from '../../../elements/header/search-overlay/search-overlay.settings';
import { type Printed, printed } from '../../../page/print/printed';
import { defineWidget, type WidgetContext } from '../../../page/print/widget';
import { englishMark } from '../english-mark';
import { lineIcon, tagAround } from '../tag';

const MAGNIFIER = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20';

/** The search icon and the form that it opens. Without scripts the icon leads to the search page. */
export const searchOverlay = defineWidget({
  widgetType: 'nh-search-overlay',
  settings,
  needs: ({ action }) => (action ? [] : [{ kind: 'site' }]),
  print({ kind = 'header-cover', action, placeholder }, context) {
    const site = action ? undefined : context.answer({ kind: 'site' });
    const address = context.linkAddress(action || (site?.search ?? site?.url ?? '/')) ?? '/';
    const opener = {
      class: 'nh-icon-button',
      part: 'opener',
      href: address,
      'aria-label': message('search.open'),
      lang: englishMark('search.open', context),
    };
    const close = {
      type: 'button',
      part: 'close',
      'aria-label': message('search.close'),
      lang: englishMark('search.close', context),
    };
    const box = {
      class: `nh-search-box ${kind}`,
      id: `nh-search-${context.element.id}`,
      part: 'box',
    };
    return tagAround(
      'nh-search-overlay',
      { kind: settings.kind },
      context,
      printed('a', opener, [lineIcon(MAGNIFIER)]),
      printed('div', box, [
        form(address, placeholder, context),
        printed('button', close, [printed('span', { 'aria-hidden': 'true' }, ['×'])]),
      ]),
    );
  },
});

function form(action: string, placeholder: string | undefined, context: WidgetContext): Printed {
  const field = {
    type: 'search',
    name: 's',
    'aria-label': message('search.field'),
    placeholder: placeholder || undefined,
    // The placeholder is in the language of the page.
    lang: placeholder ? undefined : englishMark('search.field', context),
  };
  const attributes = {
    class: 'nh-search-form',
    role: 'search',
    method: 'get',
    action,
    part: 'form',
  };
  return printed('form', attributes, [
    printed('input', field),
    printed('button', { type: 'submit', lang: englishMark('search.submit', context) }, [
      message('search.submit'),
    ]),
  ]);
}
