import type { ValuesOf } from '../../core/settings';
import { settings as chatSettings } from '../../elements/built/contact-buttons/contact-buttons.settings';
import { message as chatMessage } from '../../elements/built/contact-buttons/messages';
import { settings as barSettings } from '../../elements/built/floating-bars/floating-bars.settings';
import { message as barMessage } from '../../elements/built/floating-bars/messages';
import { type Printed, printed } from '../../page/print/printed';
import { defineWidget, type WidgetContext } from '../../page/print/widget';
import { boxOf, lineIcon, paragraphs, tagWith, textNodes } from './tag';

const CHAT = 'e-contact-buttons';
const CROSS = 'M6 6l12 12M18 6L6 18';

type Chat = ValuesOf<typeof chatSettings>;

/** Settings of entrance animations, which only the controllers read. */
const animations = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key.startsWith('style_')));

/** A button that opens a box with a message and a link. */
export const contactButtons = defineWidget({
  widgetType: 'contact-buttons',
  settings: chatSettings,
  print(settings, context) {
    const name = settings.chat_aria_label || chatMessage('contact.name');
    const box = {
      role: 'dialog',
      class: `${CHAT}__content-wrapper hidden`,
      'aria-label': name,
      part: 'box',
    };
    const button = {
      type: 'button',
      class: `${CHAT}__chat-button`,
      'aria-label': name,
      title: name,
      part: 'button',
    };
    const place = `has-h-alignment-${settings.advanced_horizontal_position} has-v-alignment-bottom`;
    const markup = printed('div', { class: `${CHAT} has-animations ${place}` }, [
      printed('div', box, [
        printed('div', { class: `${CHAT}__content` }, [
          topBar(settings, name),
          ...chatMessageOf(settings),
          ...sendLink(settings, context),
        ]),
      ]),
      printed('div', { class: `${CHAT}__chat-button-container` }, [
        printed('button', button, [lineIcon('M4 5h16v11H10l-4 4v-4H4z')]),
      ]),
    ]);
    return tagWith('nh-contact-buttons', animations(chatSettings), context, markup);
  },
});

function topBar({ top_bar_title: title, top_bar_subtitle: subtitle }: Chat, name: string): Printed {
  const close = {
    type: 'button',
    class: `${CHAT}__close-button`,
    'aria-label': chatMessage('contact.close', { name }),
    part: 'close',
  };
  return printed('div', { class: `${CHAT}__top-bar` }, [
    printed('button', close, [lineIcon(CROSS)]),
    printed('div', { class: `${CHAT}__top-bar-details` }, [
      printed('p', { class: `${CHAT}__top-bar-title` }, [title || name]),
      ...boxOf('p', `${CHAT}__top-bar-subtitle`, textNodes(subtitle)),
    ]),
  ]);
}

function chatMessageOf(settings: Chat): readonly Printed[] {
  const { message_bubble_name: sender, message_bubble_body: body } = settings;
  if (!sender && !body) return [];
  const time = {
    class: `${CHAT}__message-bubble-time`,
    'data-time-format': settings.chat_button_time_format,
  };
  return [
    printed('div', { class: `${CHAT}__message-bubble`, part: 'message' }, [
      printed('div', { class: `${CHAT}__bubble` }, [
        ...boxOf('p', `${CHAT}__message-bubble-name`, textNodes(sender)),
        ...paragraphs(body),
        printed('p', time),
      ]),
    ]),
  ];
}

function sendLink(settings: Chat, { linkAddress }: WidgetContext): readonly Printed[] {
  const href = linkAddress(settings.send_button_link ?? '');
  if (href === undefined) return [];
  const link = {
    class: `${CHAT}__send-cta`,
    href,
    target: '_blank',
    rel: 'noopener noreferrer',
    part: 'link',
  };
  const text = settings.send_button_text || href.replace(/^(?:mailto|tel):/, '');
  return [printed('div', { class: `${CHAT}__send-button` }, [printed('a', link, [text])])];
}

/** A bar with an announcement and a link. */
export const floatingBars = defineWidget({
  widgetType: 'floating-bars-var-1',
  settings: barSettings,
  print(settings, context) {
    const { announcement_text: text, floating_bar_close_switch: canClose } = settings;
    const classes = [
      'e-floating-bars e-floating-bars-var-1',
      `has-vertical-position-${settings.advanced_vertical_position}`,
      settings.advanced_toggle_sticky ? 'is-sticky' : '',
      canClose ? 'has-close-button' : '',
    ];
    const close = {
      type: 'button',
      class: 'e-floating-bars__close-button',
      'aria-label': barMessage('floating-bars.close'),
      part: 'close',
    };
    const bar = printed('div', { class: classes.filter(Boolean).join(' '), part: 'bar' }, [
      printed('p', { class: 'e-floating-bars__announcement-text', part: 'text' }, textNodes(text)),
      ...barLink(settings, context),
      ...(canClose ? [printed('button', close, [lineIcon(CROSS)])] : []),
    ]);
    return tagWith('nh-floating-bars', animations(barSettings), context, bar);
  },
});

function barLink(
  { cta_text: text, cta_link: link }: ValuesOf<typeof barSettings>,
  { linkAddress }: WidgetContext,
): readonly Printed[] {
  if (!text) return [];
  const rel = [link?.is_external && 'noopener', link?.nofollow && 'nofollow'].filter(Boolean);
  const attributes = {
    class: 'e-floating-bars__cta-button is-type-button',
    href: linkAddress(link?.url ?? ''),
    target: link?.is_external ? '_blank' : undefined,
    rel: rel.join(' ') || undefined,
    part: 'button',
  };
  return [
    printed('div', { class: 'e-floating-bars__cta-button-container' }, [
      printed('a', attributes, [text]),
    ]),
  ];
}
