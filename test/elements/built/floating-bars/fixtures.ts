import '../../../../src/define/floating-bars';
import { fixture } from '@open-wc/testing';

/** The page's own keyframes, and layout rules of the builder's stylesheet. */
const STYLES = `<style>
  @keyframes testIn { from { opacity: 0.5 } }
  .testIn { animation: testIn 40ms }
  .e-floating-bars { block-size: 50px } .is-sticky { position: fixed; top: 0 } .is-hidden { display: none }
  .has-entrance-animation { opacity: 0 } .visible { opacity: 1 }
</style>`;

/** An active floating bar. */
export interface Bar {
  readonly host: HTMLElement;
  readonly bar: HTMLElement;
  readonly button: HTMLElement;
  readonly close: HTMLElement;
  /** The builder's document around the bar, at the end of the page. */
  readonly document: HTMLElement;
}

/** Prints a bar in our tag, and waits until it is active. */
export async function living(
  classes = 'has-vertical-position-top is-sticky',
  settings: object = {},
): Promise<Bar> {
  const page = await fixture<HTMLElement>(
    `<div>${STYLES}<div class="elementor" data-elementor-type="floating-buttons" data-elementor-id="90">
      <div data-element_type="widget"><nh-floating-bars settings='${JSON.stringify(settings)}'>
        <div class="e-floating-bars ${classes}" role="alertdialog" data-document-id="12">
          <p class="e-floating-bars__announcement-text">Courses are open.</p>
          <div><a class="e-floating-bars__cta-button has-entrance-animation" href="#courses">Look</a></div>
          <button class="e-floating-bars__close-button" type="button" aria-label="Close" aria-controls="e-floating-bars">×</button>
        </div></nh-floating-bars></div></div></div>`,
  );
  // The bar may have been moved already.
  const found =
    page.querySelector('.elementor') ?? window.document.body.querySelector('.elementor');
  const document = found as HTMLElement;
  const part = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
  const host = part('nh-floating-bars');
  await Reflect.get(host, 'updateComplete');
  const [bar, button, close] = ['', '__cta-button', '__close-button'].map((name) =>
    part(`.e-floating-bars${name}`),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  return { host, bar, button, close, document };
}
