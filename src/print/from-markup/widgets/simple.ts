import { decodedText } from '../../../core/dom/trusted';
import { numberOf, present, textOf, textOrHtmlOf } from '../pieces';
import type { WidgetReader } from '../widget-reader';

/** An alert. */
export const alert: WidgetReader = {
  drawn: 'button',
  read(markup) {
    const box = markup.part('alert');
    if (!box) return undefined;
    return present({
      alert_title: textOf(markup.part('alert-title')),
      alert_description: textOrHtmlOf(markup.part('alert-description')),
      // Releases up to 3.20 print the type on the inner box.
      alert_type: markup.classEnd(box, 'alert-') ?? box.dataset.type,
      show_dismiss: markup.part('alert-dismiss') ? 'show' : 'hide',
    });
  },
};

/** A counter. A script counts in its text, so the numbers are read from attributes. */
export const counter: WidgetReader = {
  drawn: '[data-to-value]',
  read(markup) {
    const number = markup.part('counter-number');
    if (!number) return undefined;
    const separator = number.getAttribute('data-delimiter');
    return {
      ...present({
        starting_number: numberOf(number, 'data-from-value'),
        ending_number: numberOf(number, 'data-to-value'),
        duration: numberOf(number, 'data-duration'),
        prefix: textOf(markup.part('counter-number-prefix')),
        suffix: textOf(markup.part('counter-number-suffix')),
        title: textOf(markup.part('counter-title')),
        thousand_separator_char: separator || undefined,
      }),
      thousand_separator: separator ? 'yes' : '',
    };
  },
};

/** A progress bar. */
export const progress: WidgetReader = {
  drawn: '[data-max] > :last-child:not(:first-child)',
  read(markup) {
    const bar = markup.part('progress-bar');
    if (!bar) return undefined;
    const type = [...(markup.part('progress-wrapper')?.classList ?? [])]
      .find((name) => name.startsWith('progress-'))
      ?.slice('progress-'.length);
    return present({
      title: textOf(markup.part('title')),
      percent: { unit: '%', size: numberOf(bar, 'data-max') ?? 0 },
      inner_text: textOf(markup.part('progress-text')),
      display_percentage: markup.part('progress-percentage') ? 'show' : 'hide',
      progress_type: type,
    });
  },
};

/** A text along a path, whose text is in the settings and, escaped twice, in an attribute. */
export const textPath: WidgetReader = {
  drawn: '.e-text-path > *',
  read(markup, settings) {
    const box = markup.one('.e-text-path');
    if (!box) return undefined;
    const url = box.getAttribute('data-url');
    return present({
      text: settings.text ?? decodedText(box.getAttribute('data-text') ?? ''),
      custom_path: url ? { url: absolute(url, box) } : undefined,
    });
  },
};

/** The page builder prints addresses without their protocol. */
function absolute(url: string, { baseURI }: Element): string {
  return url.startsWith('//') ? new URL(url, baseURI).href : url;
}

/** A button that opens a box with a message and a link. */
export const contactButtons: WidgetReader = {
  drawn: 'button, svg, img, .e-contact-buttons__message-bubble-time',
  read(markup) {
    const part = (name: string) => markup.one(`.e-contact-buttons__${name}`);
    if (!markup.one('.e-contact-buttons')) return undefined;
    const place = /has-h-alignment-(start|center|end)/;
    return present({
      chat_aria_label: part('content-wrapper')?.getAttribute('aria-label'),
      top_bar_title: textOf(part('top-bar-title')),
      top_bar_subtitle: textOf(part('top-bar-subtitle')),
      message_bubble_name: textOf(part('message-bubble-name')),
      message_bubble_body: textOf(part('message-bubble-body')),
      chat_button_time_format: part('message-bubble-time')?.dataset.timeFormat,
      send_button_text: textOf(part('send-cta')),
      send_button_link: part('send-cta')?.getAttribute('href'),
      advanced_horizontal_position: place.exec(
        markup.one('.e-contact-buttons')?.className ?? '',
      )?.[1],
    });
  },
};

/** A bar with an announcement and a link. */
export const floatingBars: WidgetReader = {
  drawn: 'button, svg, img',
  read(markup) {
    const bar = markup.one('.e-floating-bars');
    if (!bar) return undefined;
    const link = markup.one('.e-floating-bars__cta-button');
    const { classList } = bar;
    return {
      ...present({
        announcement_text: textOf(markup.one('.e-floating-bars__announcement-text')),
        cta_text: textOf(link),
        cta_link: link?.hasAttribute('href') ? { url: link.getAttribute('href') } : undefined,
        advanced_vertical_position: classList.contains('has-vertical-position-bottom')
          ? 'bottom'
          : 'top',
      }),
      floating_bar_close_switch: classList.contains('has-close-button') ? 'yes' : '',
      advanced_toggle_sticky: classList.contains('is-sticky') ? 'yes' : '',
    };
  },
};
