import type { ReactNode } from 'react';
import { safeAddress } from '../../../core/dom/safe-address';
import { ControlledMarkup } from '../drawn/controlled-markup';
import { Paragraphs } from '../drawn/paragraphs';
import type { ContactButtonsProps } from './contact-buttons.element';
import stylesheet from './drawn.css?inline';
import { message } from './messages';

export const styles: string = stylesheet;

const CLASS = 'e-contact-buttons';

/** The markup that is drawn from settings if the tag contains none. */
export default function ContactButtons(props: ContactButtonsProps): ReactNode {
  const { settings } = props;
  const name = settings.chat_aria_label || message('contact.name');
  return (
    <ControlledMarkup props={props} content={JSON.stringify(drawnFrom(settings))}>
      <div
        className={`${CLASS} has-animations has-h-alignment-${settings.advanced_horizontal_position} has-v-alignment-bottom`}
      >
        <div
          role="dialog"
          className={`${CLASS}__content-wrapper hidden`}
          aria-label={name}
          part="box"
        >
          <div className={`${CLASS}__content`}>
            <TopBar settings={settings} name={name} />
            <Message settings={settings} />
            <SendLink settings={settings} />
          </div>
        </div>
        <div className={`${CLASS}__chat-button-container`}>
          <button
            type="button"
            className={`${CLASS}__chat-button`}
            aria-label={name}
            title={name}
            part="button"
          >
            <Icon strokes="M4 5h16v11H10l-4 4v-4H4z" />
          </button>
        </div>
      </div>
    </ControlledMarkup>
  );
}

type Drawn = Pick<ContactButtonsProps, 'settings'>;

/** Settings that affect the markup; changes of animations do not re-create it. */
function drawnFrom(settings: Drawn['settings']): unknown[] {
  return Object.entries(settings).filter(([key]) => !key.startsWith('style_'));
}

function TopBar({ settings, name }: Drawn & { name: string }): ReactNode {
  return (
    <div className={`${CLASS}__top-bar`}>
      <button
        type="button"
        className={`${CLASS}__close-button`}
        aria-label={message('contact.close', { name })}
        part="close"
      >
        <Icon strokes="M6 6l12 12M18 6L6 18" />
      </button>
      <div className={`${CLASS}__top-bar-details`}>
        <p className={`${CLASS}__top-bar-title`}>{settings.top_bar_title || name}</p>
        {settings.top_bar_subtitle && (
          <p className={`${CLASS}__top-bar-subtitle`}>{settings.top_bar_subtitle}</p>
        )}
      </div>
    </div>
  );
}

function Message({ settings }: Drawn): ReactNode {
  const { message_bubble_name: sender, message_bubble_body: body } = settings;
  if (!sender && !body) return null;
  return (
    <div className={`${CLASS}__message-bubble`} part="message">
      <div className={`${CLASS}__bubble`}>
        {sender && <p className={`${CLASS}__message-bubble-name`}>{sender}</p>}
        <Paragraphs text={body} />
        <p
          className={`${CLASS}__message-bubble-time`}
          data-time-format={settings.chat_button_time_format}
        />
      </div>
    </div>
  );
}

function SendLink({ settings }: Drawn): ReactNode {
  const href = safeAddress(settings.send_button_link);
  if (!href) return null;
  return (
    <div className={`${CLASS}__send-button`}>
      <a
        className={`${CLASS}__send-cta`}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        part="link"
      >
        {settings.send_button_text || href.replace(/^(mailto|tel):/, '')}
      </a>
    </div>
  );
}

function Icon({ strokes }: { strokes: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes} />
    </svg>
  );
}
