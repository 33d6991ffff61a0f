import '../../../../src/define/accordion';
import '../../../../src/define/toggle';
import { fixture } from '@open-wc/testing';

type Name = 'accordion' | 'toggle';

/** A printed widget with three closed items and the ids of every first widget. */
export function markup(name: Name, inner = ''): string {
  const items = [1, 2, 3].map(
    (at) => `<div class="elementor-${name}-item">
      <div id="elementor-tab-title-11${at}" class="elementor-tab-title" data-tab="${at}" role="button"
        aria-controls="elementor-tab-content-11${at}" aria-expanded="false">
        <a class="elementor-${name}-title" tabindex="0">Title ${at}</a></div>
      <div id="elementor-tab-content-11${at}" class="elementor-tab-content" data-tab="${at}" role="region"
        aria-labelledby="elementor-tab-title-11${at}"><p>Text ${at}</p>${at === 1 ? inner : ''}</div></div>`,
  );
  return `<div class="elementor-${name}">${items.join('')}</div>`;
}

/** An active widget. */
export interface Widget {
  readonly host: HTMLElement;
  readonly titles: readonly HTMLElement[];
  readonly panels: readonly HTMLElement[];
  /** Indexes of the open items. */
  open(): number[];
}

/** Prints our tag with the markup inside, and waits until it is active. */
export async function living(name: Name, settings = '{}', content = markup(name)): Promise<Widget> {
  const host = await fixture<HTMLElement>(
    `<nh-${name} settings='${settings}'>${content}</nh-${name}>`,
  );
  await Reflect.get(host, 'updateComplete');
  return widgetIn(host);
}

/** The widget in a host. */
export function widgetIn(host: HTMLElement): Widget {
  const titles = [...host.querySelectorAll<HTMLElement>('.elementor-tab-title')];
  const panels = [...host.querySelectorAll<HTMLElement>('.elementor-tab-content')];
  return {
    host,
    titles,
    panels,
    open: () => panels.flatMap((panel, at) => (panel.matches('[hidden]') ? [] : [at])),
  };
}
