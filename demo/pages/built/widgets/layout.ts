import { html } from 'hono/html';
import type { Html } from '../../page';
import { type BuiltWidget, numberOf } from '../markup';

/**
 * Sections, columns and containers with background slideshows and videos
 * (docs/compatibility/page-builder-markup.md#layout).
 */
const styles = '/assets/built/layout.css';

const pictures = ['shelf', 'box', 'notebook'].map((name, at) => ({
  id: 41 + at,
  url: `/assets/${name}.svg`,
}));

const slideshow = {
  background_background: 'slideshow',
  background_slideshow_gallery: pictures,
  background_slideshow_loop: 'yes',
  background_slideshow_slide_duration: 1200,
  background_slideshow_slide_transition: 'fade',
  background_slideshow_transition_duration: 300,
};

const film = {
  background_background: 'video',
  background_video_link: '/assets/videos/marbling.webm',
  background_video_start: 1,
};

const content = (): Html =>
  html`<div class="built-words"><h3>Come and see</h3><p>The workshop is open on <a href="/about">Saturdays</a>.</p></div>`;

/** The attributes of a layout node. */
function attributes(type: string, name: string, classes: string, settings?: object): Html {
  const id = numberOf(name);
  const data = settings && html`data-settings="${JSON.stringify(settings)}"`;
  return html`class="elementor-element elementor-element-${id} ${classes}" data-id="${id}" data-element_type="${type}" ${data}`;
}

function section(name: string, settings: object | undefined, column: Html): Html {
  return html`<section ${attributes('section', name, 'elementor-section elementor-top-section elementor-section-full_width elementor-section-height-default', settings)}>
<div class="elementor-container elementor-column-gap-default">${column}</div>
</section>`;
}

function column(name: string, settings?: object): Html {
  return html`<div ${attributes('column', name, 'elementor-column elementor-col-100 elementor-top-column', settings)}>
<div class="elementor-widget-wrap elementor-element-populated">${content()}</div>
</div>`;
}

/** A background slideshow of a section. */
export const sectionLayout: BuiltWidget = {
  type: 'section',
  tag: 'nh-section',
  title: 'Section',
  styles,
  content,
  drawn: { ...slideshow, background_slideshow_slide_transition: 'slide_left' },
  node: () => section('a section', slideshow, column('in a section')),
};

/** A background slideshow of a column with the Ken Burns effect. */
export const columnLayout: BuiltWidget = {
  type: 'column',
  tag: 'nh-column',
  title: 'Column',
  styles,
  content,
  drawn: { ...slideshow, background_slideshow_slide_transition: 'slide_up' },
  node: () => column('a column', { ...slideshow, background_slideshow_ken_burns: 'yes' }),
};

/** A background video of a container; its player is printed without an address. */
export const containerLayout: BuiltWidget = {
  type: 'container',
  tag: 'nh-container',
  title: 'Container',
  styles,
  content,
  drawn: film,
  node: () => html`<div ${attributes('container', 'a container', 'e-flex e-con-boxed e-con e-parent', film)}>
<div class="e-con-inner">
<div class="elementor-background-video-container elementor-hidden-mobile" aria-hidden="true"><video class="elementor-background-video-hosted" role="presentation" autoplay muted playsinline loop></video></div>
${content()}
</div>
</div>`,
};
