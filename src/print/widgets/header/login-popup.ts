import { settings } from '../../../elements/header/login-popup/login-popup.settings';
import { message } from '../../../elements/header/login-popup/messages';
import { printed } from '../../../page/print/printed';
import { defineWidget } from '../../../page/print/widget';
import { englishMark } from '../english-mark';
import { tagAround } from '../tag';

/** A link to the log-in page, which the popup opens over the page once its code is loaded. */
export const loginPopup = defineWidget({
  widgetType: 'nh-login-popup',
  settings,
  print({ title, login_url: url = '' }, context) {
    const href = context.linkAddress(url);
    if (href === undefined) return [];
    const lang = title ? undefined : englishMark('login.title', context);
    const link = { class: 'nh-login-link', href, lang, 'data-nh-login': true };
    return [
      printed('a', link, [title || message('login.title')]),
      ...tagAround('nh-login-popup', settings, context),
    ];
  },
});
