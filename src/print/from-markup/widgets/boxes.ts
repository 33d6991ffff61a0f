import type { SavedSettings } from '../../../page';
import { htmlOf, iconOf, linkOf, pictureOf, present, textOf } from '../pieces';
import type { WidgetMarkup } from '../widget-markup';
import type { WidgetReader } from '../widget-reader';

/** A list whose items have icons and links. */
export const iconList: WidgetReader = {
  read: (markup) => ({
    icon_list: markup.parts('icon-list-item').map((item) =>
      present({
        text: htmlOf(item.querySelector(markup.selector('icon-list-text')) ?? undefined),
        selected_icon: iconOf(item.querySelector(markup.selector('icon-list-icon')) ?? undefined),
        link: linkOf(item.querySelector('a')),
      }),
    ),
  }),
};

/** An icon with a title and a text. */
export const iconBox: WidgetReader = {
  read: (markup) =>
    present({ selected_icon: iconOf(markup.part('icon')), ...boxWords(markup, 'icon-box') }),
};

/** A picture with a title and a text. */
export const imageBox: WidgetReader = {
  read: (markup) =>
    present({ image: pictureOf(markup.one('img')), ...boxWords(markup, 'image-box') }),
};

function boxWords(markup: WidgetMarkup, name: string): SavedSettings {
  const title = markup.part(`${name}-title`);
  return {
    title_text: textOf(title),
    description_text: htmlOf(markup.part(`${name}-description`)),
    title_size: title?.localName,
    link: linkOf(markup.one('a')),
  };
}

/** The words of a customer. */
export const testimonial: WidgetReader = {
  read: (markup) =>
    present({
      testimonial_content: htmlOf(markup.part('testimonial-content')),
      testimonial_image: pictureOf(markup.one('img')),
      testimonial_name: textOf(markup.part('testimonial-name')),
      testimonial_job: textOf(markup.part('testimonial-job')),
      testimonial_image_position: markup.classEnd(
        markup.part('testimonial-meta'),
        'testimonial-image-position-',
      ),
      link: linkOf(markup.one('a')),
    }),
};

/** A form that searches the site. */
export const searchForm: WidgetReader = {
  drawn: 'form',
  read(markup) {
    const field = markup.one('input[type=search]');
    if (!field) return undefined;
    const words = textOf(markup.one('[type=submit]'));
    return present({
      placeholder: field.getAttribute('placeholder') ?? undefined,
      button_type: words ? 'text' : 'icon',
      button_text: words,
    });
  },
};

/** A part that shows the post or the site: its content is not in the document. */
export const sitePart: WidgetReader = { drawn: '*', read: () => ({}) };
