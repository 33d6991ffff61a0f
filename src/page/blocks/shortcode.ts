import { defineSettings } from '../../core/settings';
import { type Printed, printed } from '../print/printed';
import type { DataNeed } from '../print/site-data';
import { defineBlock } from './block';

/** What the site prints for a shortcode, such as a form of the form plugin. */
export const shortcode = defineBlock({
  widgetType: 'shortcode',
  title: 'Shortcode',
  summary: 'What the site prints for a shortcode, such as a form.',
  since: '0.1.0',
  category: 'general',
  settings: defineSettings({
    shortcode: {
      kind: 'text',
      default: '',
      label: 'Shortcode',
      group: 'content',
      doc: 'The shortcode. The site answers its markup; scripts, styles and frames in it are left out. Default: empty.',
      examples: ['[contact-form-7 id="7"]'],
    },
  }),
  needs: ({ shortcode: code }) => needOf(code),
  print({ shortcode: code }, context) {
    const [need] = needOf(code);
    const html = need && context.answer(need);
    if (html) return withForms(context.siteMarkup(html), context.formPrefix);
    return context.mode === 'edit' ? [printed('p', { class: 'nh-placeholder' }, [code])] : [];
  },
  examples: [
    {
      title: 'A form of the form plugin',
      note: 'The form works without scripts. `<nh-contact-form>` sends it without leaving the page.',
      settings: { shortcode: '[contact-form-7 id="7" title="Write to us"]' },
    },
    {
      title: 'A shortcode of another plugin',
      note: 'The site answers the markup, which is sanitised.',
      settings: { shortcode: '[opening-hours]' },
    },
  ],
});

function needOf(code: string): readonly Extract<DataNeed, { kind: 'shortcode' }>[] {
  const text = code.trim();
  return text === '' ? [] : [{ kind: 'shortcode', shortcode: text }];
}

/** Puts the tag around each form of the form plugin, unless the site has done so. */
export function withForms(nodes: readonly Printed[], prefix: string): readonly Printed[] {
  return nodes.map((node) => {
    if (typeof node === 'string' || node.tag === 'nh-contact-form') return node;
    const { class: names = '' } = node.attributes;
    if (String(names).split(' ').includes(prefix)) return printed('nh-contact-form', {}, [node]);
    return { ...node, children: withForms(node.children, prefix) };
  });
}
