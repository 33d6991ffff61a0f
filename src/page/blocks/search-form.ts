import { defineSettings } from '../../core/settings';
import { printed } from '../print/printed';
import { colour, length } from '../styles';
import { defineBlock } from './block';
import { colourField, sizeField } from './parts/fields';
import { drawnIcon } from './parts/icon';

/** A form that searches the site. */
export const searchForm = defineBlock({
  widgetType: 'search-form',
  title: 'Search form',
  summary: 'A field with a button that searches the site.',
  since: '0.1.0',
  category: 'pro',
  settings: defineSettings({
    placeholder: {
      kind: 'text',
      default: 'Search…',
      label: 'Placeholder',
      group: 'content',
      doc: 'The hint in the field, which also names it. Default: `Search…`.',
    },
    button_type: {
      kind: 'choice',
      options: { icon: 'Icon', text: 'Text' },
      default: 'icon',
      label: 'Button type',
      group: 'content',
      doc: 'An icon or words on the button. Default: an icon.',
    },
    button_text: {
      kind: 'text',
      default: 'Search',
      label: 'Button text',
      group: 'content',
      doc: 'The words on the button, or the name of the icon. Default: `Search`.',
    },
    size: { ...sizeField, label: 'Size', doc: 'The height of the form. Default: 44 px.' },
    input_text_color: {
      ...colourField,
      label: 'Text color',
      doc: 'The color of the typed text. Default: that of the site.',
    },
    input_background_color: {
      ...colourField,
      label: 'Background color',
      doc: 'The background of the field. Default: that of the site.',
    },
    button_background_color: {
      ...colourField,
      label: 'Button background color',
      doc: 'The background of the button. Default: that of the site.',
    },
  }),
  styles: {
    size: [
      { part: 'nh-search-input', write: length('min-block-size') },
      { part: 'nh-search-button', write: length('min-block-size') },
    ],
    input_text_color: { part: 'nh-search-input', write: colour('color') },
    input_background_color: { part: 'nh-search-input', write: colour('background-color') },
    button_background_color: { part: 'nh-search-button', write: colour('background-color') },
  },
  needs: () => [{ kind: 'site' }],
  print({ placeholder, button_type: type, button_text: text }, context) {
    const site = context.answer({ kind: 'site' });
    const action = context.linkAddress(site?.search ?? site?.url ?? '/');
    const name = text || 'Search';
    const field = printed('input', {
      class: 'nh-search-input',
      type: 'search',
      name: 's',
      placeholder: placeholder || undefined,
      'aria-label': placeholder.replace(/\s?(?:…|\.{3})$/, '') || name,
    });
    const isIcon = type === 'icon';
    const content = isIcon ? drawnIcon('search') : name;
    const button = printed(
      'button',
      { class: 'nh-search-button', type: 'submit', 'aria-label': isIcon ? name : undefined },
      [content],
    );
    const form = { class: 'nh-search', role: 'search', method: 'get', action };
    return [printed('form', form, [field, button])];
  },
  examples: [
    {
      title: 'With an icon',
      note: 'The text of the button names the icon for screen readers.',
      settings: { placeholder: 'Search the site' },
    },
    {
      title: 'With words on the button',
      note: 'The form sends the typed text as `s`, as WordPress expects it.',
      settings: { placeholder: 'Search again', button_type: 'text', button_text: 'Search' },
    },
  ],
});
