import '../../../../src/define/contact-buttons';
import { fixture } from '@open-wc/testing';

/** Contact buttons as the builder prints them. */
export function markup(classes = ''): string {
  return `<div class="e-contact-buttons has-h-alignment-end ${classes}" id="" data-document-id="12" aria-role="dialog">
    <div id="e-contact-buttons__content-wrapper" class="e-contact-buttons__content-wrapper hidden" aria-hidden="true" aria-label="Links window">
      <div class="e-contact-buttons__content has-animation-duration-normal">
        <button class="e-contact-buttons__close-button" aria-controls="e-contact-buttons__content-wrapper" aria-label="Close" type="button">×</button>
        <p class="e-contact-buttons__message-bubble-time" data-time-format="24h"></p>
        <div class="e-contact-buttons__send-button"><a class="e-contact-buttons__send-cta" href="#write">Write</a></div>
      </div>
    </div>
    <div><button class="e-contact-buttons__chat-button has-entrance-animation" aria-controls="e-contact-buttons__content-wrapper"
      aria-label="Toggle" type="button">?</button></div>
  </div>`;
}

/** The page's own keyframes, and the hiding rules of the builder's stylesheet. */
export const STYLES = `<style>
  @keyframes testIn { from { opacity: 0.5 } }
  .testIn { animation-name: testIn; animation-duration: 60ms }
  .e-contact-buttons:not(.has-animations) .hidden { display: none }
  .e-contact-buttons.has-animations .hidden { visibility: hidden; transition: 1s }
  .has-entrance-animation { opacity: 0 } .visible { opacity: 1 }
</style>`;

export interface Chat {
  readonly host: HTMLElement;
  readonly root: HTMLElement;
  readonly button: HTMLElement;
  readonly close: HTMLElement;
  readonly box: HTMLElement;
  readonly content: HTMLElement;
}

/** Prints contact buttons in our tag, and waits until they are active. */
export async function living(settings: object = {}, classes = ''): Promise<Chat> {
  const page = await fixture<HTMLElement>(
    `<div>${STYLES}<nh-contact-buttons settings='${JSON.stringify(settings)}'>${markup(classes)}</nh-contact-buttons></div>`,
  );
  const part = (name: string) =>
    page.querySelector<HTMLElement>(`.e-contact-buttons${name}`) as HTMLElement;
  const host = page.querySelector('nh-contact-buttons') as HTMLElement;
  await Reflect.get(host, 'updateComplete');
  return {
    host,
    root: part(''),
    button: part('__chat-button'),
    close: part('__close-button'),
    box: part('__content-wrapper'),
    content: part('__content'),
  };
}
