import type { ReactNode } from 'react';
import { safeAddress } from '../../../core/dom/safe-address';
import { ControlledMarkup } from '../drawn/controlled-markup';
import stylesheet from './drawn.css?inline';
import type { FloatingBarsProps } from './floating-bars.element';
import { message } from './messages';

export const styles: string = stylesheet;

/** The markup that is drawn from settings if the tag contains none. */
export default function FloatingBars(props: FloatingBarsProps): ReactNode {
  const { settings } = props;
  return (
    <ControlledMarkup props={props} content={JSON.stringify(drawnFrom(settings))}>
      <div className={barClass(settings)} part="bar">
        <p className="e-floating-bars__announcement-text" part="text">
          {settings.announcement_text}
        </p>
        {settings.cta_text && (
          <div className="e-floating-bars__cta-button-container">
            <a
              className="e-floating-bars__cta-button is-type-button"
              {...linkAttributes(settings.cta_link)}
              part="button"
            >
              {settings.cta_text}
            </a>
          </div>
        )}
        {settings.floating_bar_close_switch && (
          <button
            type="button"
            className="e-floating-bars__close-button"
            aria-label={message('floating-bars.close')}
            part="close"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        )}
      </div>
    </ControlledMarkup>
  );
}

type Settings = FloatingBarsProps['settings'];

/** Settings that affect the markup; changes of the entrance do not re-create it. */
function drawnFrom(settings: Settings): unknown[] {
  return Object.entries(settings).filter(([key]) => !key.startsWith('style_'));
}

function barClass(settings: Settings): string {
  const classes = ['e-floating-bars', 'e-floating-bars-var-1'];
  classes.push(`has-vertical-position-${settings.advanced_vertical_position}`);
  if (settings.advanced_toggle_sticky) classes.push('is-sticky');
  if (settings.floating_bar_close_switch) classes.push('has-close-button');
  return classes.join(' ');
}

function linkAttributes(link: Settings['cta_link']) {
  const rel = [link?.is_external && 'noopener', link?.nofollow && 'nofollow'].filter(Boolean);
  return {
    href: safeAddress(link?.url),
    target: link?.is_external ? '_blank' : undefined,
    rel: rel.join(' ') || undefined,
  };
}
