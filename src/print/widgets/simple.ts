import { settings as alertSettings } from '../../elements/built/alert/alert.settings';
import { message as alertMessage } from '../../elements/built/alert/messages';
import { countedText, countOf } from '../../elements/built/counter/count';
import { settings as counterSettings } from '../../elements/built/counter/counter.settings';
import { message as progressMessage } from '../../elements/built/progress/messages';
import { settings as progressSettings } from '../../elements/built/progress/progress.settings';
import { settings as pathSettings } from '../../elements/built/text-path/text-path.settings';
import { printed } from '../../page/print/printed';
import { defineWidget } from '../../page/print/widget';
import { boxOf, only, paragraphs, tagWith, textNodes } from './tag';

/** An alert with its button, which works once its code is loaded. */
export const alert = defineWidget({
  widgetType: 'alert',
  settings: alertSettings,
  print(settings, context) {
    const { builderClass, sanitised } = context;
    const { alert_title: title, alert_description: text, show_dismiss: shows } = settings;
    const description = text.includes('<') ? sanitised(text) : paragraphs(text);
    const box = printed(
      'div',
      {
        class: builderClass('alert'),
        'data-type': settings.alert_type,
        role: 'note',
        part: 'alert',
      },
      [
        ...boxOf('span', builderClass('alert-title'), textNodes(title), { part: 'title' }),
        ...boxOf('div', builderClass('alert-description'), description, { part: 'description' }),
        ...(shows === 'show'
          ? [
              printed(
                'button',
                {
                  type: 'button',
                  class: builderClass('alert-dismiss'),
                  'aria-label': alertMessage('alert.dismiss'),
                  part: 'dismiss',
                },
                [printed('span', { 'aria-hidden': 'true' }, ['×'])],
              ),
            ]
          : []),
      ],
    );
    return tagWith('nh-alert', {}, context, box);
  },
});

/** A counter. The final number shows without scripts. */
export const counter = defineWidget({
  widgetType: 'counter',
  settings: counterSettings,
  print(settings, context) {
    const { builderClass } = context;
    const { title, prefix, suffix, starting_number: from, ending_number: to } = settings;
    const number = {
      class: builderClass('counter-number'),
      'data-duration': `${settings.duration}`,
      'data-to-value': `${to}`,
      'data-from-value': `${from}`,
      'data-delimiter': settings.thousand_separator ? settings.thousand_separator_char : '',
      part: 'number',
    };
    const count = countOf({ toValue: number['data-to-value'] });
    const final = count && countedText({ ...count, delimiter: number['data-delimiter'] }, 1);
    const box = printed('div', { class: builderClass('counter') }, [
      ...boxOf('div', builderClass('counter-title'), textNodes(title), { part: 'title' }),
      printed('div', { class: builderClass('counter-number-wrapper') }, [
        printed(
          'span',
          { class: builderClass('counter-number-prefix'), part: 'prefix' },
          textNodes(prefix),
        ),
        printed('span', { ...number, 'data-nh-final': final }, [`${from}`]),
        printed(
          'span',
          { class: builderClass('counter-number-suffix'), part: 'suffix' },
          textNodes(suffix),
        ),
      ]),
    ]);
    return tagWith('nh-counter', {}, context, box);
  },
});

/** A progress bar. */
export const progress = defineWidget({
  widgetType: 'progress',
  settings: progressSettings,
  print({ title, percent: { value }, display_percentage, inner_text, progress_type }, context) {
    const { builderClass, element } = context;
    const id = `nh-progress-${element.id}`;
    const track = {
      class: `${builderClass('progress-wrapper')} progress-${progress_type}`,
      role: 'progressbar',
      'aria-labelledby': title ? id : undefined,
      'aria-label': title ? undefined : inner_text || progressMessage('progress.name'),
      'aria-valuemin': '0',
      'aria-valuemax': '100',
      'aria-valuenow': `${Math.min(100, value)}`,
      'aria-valuetext': [`${value}%`, inner_text].filter(Boolean).join(' '),
      part: 'track',
    };
    const bar = { class: builderClass('progress-bar'), 'data-max': `${value}`, part: 'bar' };
    return tagWith(
      'nh-progress',
      {},
      context,
      ...boxOf('span', builderClass('title'), textNodes(title), { id, part: 'title' }),
      printed('div', track, [
        printed('div', bar, [
          printed(
            'span',
            { class: builderClass('progress-text'), part: 'text' },
            textNodes(inner_text),
          ),
          ...(display_percentage === 'show'
            ? [
                printed(
                  'span',
                  { class: builderClass('progress-percentage'), part: 'percentage' },
                  [`${value}%`],
                ),
              ]
            : []),
        ]),
      ]),
    );
  },
});

/** A text along a path. The text shows without scripts, by `nh.css`. */
export const textPath = defineWidget({
  widgetType: 'text-path',
  settings: pathSettings,
  print({ text = '', custom_path: path }, context) {
    const url = path && context.pictureAddress(path.url);
    const box = printed('div', {
      class: 'e-text-path',
      'data-text': text,
      'data-url': url,
      part: 'path',
    });
    const behaviour = only(pathSettings, 'link', 'text_path_direction', 'start_point');
    return tagWith('nh-text-path', behaviour, context, box);
  },
});
