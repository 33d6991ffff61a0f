import { htmlOf, iconOf, linkOf, pictureOf, present, textOf } from '../pieces';
import type { WidgetMarkup } from '../widget-markup';
import type { WidgetReader } from '../widget-reader';

/** A heading: its tag, its text with inline HTML, and its link. */
export const heading: WidgetReader = {
  read(markup) {
    const title = markup.part('heading-title');
    if (!title) return undefined;
    const [link] = title.children;
    const isLinked = link?.localName === 'a' && title.children.length === 1;
    const size = markup.classEnd(title, 'size-');
    return present({
      title: htmlOf(isLinked && textOf(link) === textOf(title) ? link : title),
      link: isLinked ? linkOf(link) : undefined,
      header_size: title.localName,
      size: size === 'default' ? undefined : size,
    });
  },
};

/** A text. A script may have drawn its first letter in boxes of its own. */
export const textEditor: WidgetReader = {
  read(markup) {
    const content = contentCopy(markup);
    const letter = content.querySelector(markup.selector('drop-cap'));
    letter?.replaceWith(letter.textContent ?? '');
    return { editor: htmlOf(content) };
  },
};

/** HTML that an editor has typed. */
export const html: WidgetReader = {
  read: (markup) => ({ html: htmlOf(markup.content()) }),
};

/** Returns a copy of the content without the page builder's own styles. */
function contentCopy(markup: WidgetMarkup): Element {
  const copy = markup.content().cloneNode(true) as Element;
  const [first] = copy.children;
  if (first?.localName === 'style') first.remove();
  return copy;
}

/** A picture with its caption and link. */
export const image: WidgetReader = {
  read(markup) {
    const picture = markup.one('img');
    const shown = pictureOf(picture);
    if (!picture || !shown) return undefined;
    const link = linkOf(picture.closest('a'));
    const caption = markup.one('figcaption');
    const isFile = link?.url === shown.url;
    return present({
      image: shown,
      image_size: /(?:^|\s)size-([\w-]{1,40})/.exec(picture.className)?.[1],
      caption_source: caption ? 'custom' : undefined,
      caption: htmlOf(caption),
      link_to: link && (isFile ? 'file' : 'custom'),
      link: isFile ? undefined : link,
      open_lightbox: lightboxOf(markup, picture),
    });
  },
};

function lightboxOf(markup: WidgetMarkup, picture: Element): string | undefined {
  const link = picture.closest('a');
  const value = link && markup.data(link, 'open-lightbox');
  return value === 'yes' || value === 'no' ? value : undefined;
}

/** A button: its words, icon, link and size. */
export const button: WidgetReader = {
  read(markup) {
    const link = markup.part('button');
    if (!link) return undefined;
    return {
      text: htmlOf(markup.part('button-text')),
      ...present({
        link: linkOf(link),
        size: markup.classEnd(link, 'size-'),
        selected_icon: iconOf(markup.part('button-icon')),
        button_css_id: link.id,
      }),
    };
  },
};

/** An icon with its link. */
export const icon: WidgetReader = {
  read(markup) {
    const box = markup.part('icon');
    const selected_icon = iconOf(box);
    return selected_icon && present({ selected_icon, link: linkOf(box) });
  },
};

/** A line, with a text or an icon in it. */
export const divider: WidgetReader = {
  read(markup) {
    const text = markup.part('divider__text');
    if (text) return { look: 'line_text', text: htmlOf(text), html_tag: text.localName };
    const drawing = iconOf(markup.part('icon'));
    return drawing ? { look: 'line_icon', icon: drawing } : {};
  },
};

/** Empty space, whose height is in the stylesheet. */
export const spacer: WidgetReader = { read: () => ({}) };

/** The target of a link within the page. */
export const menuAnchor: WidgetReader = {
  read: (markup) => present({ anchor: markup.part('menu-anchor')?.id }),
};
