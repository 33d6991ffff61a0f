import { cssLength } from '../../../core/settings';
import type { PortfolioSettings } from './portfolio.settings';

/** Custom properties for the `style` of an element. */
export type CustomProperties = Readonly<Record<`--${string}`, string>>;

/** The custom properties of the header; unset settings are skipped. */
export function headerStyle(settings: PortfolioSettings): CustomProperties {
  return present({
    '--nh-portfolio-header': settings.headerColor,
    '--nh-portfolio-header-text': settings.headerTextColor,
    '--nh-portfolio-header-active': settings.activeHeaderTextColor,
  });
}

/** The custom properties of the Load More button; unset settings are skipped. */
export function loadMoreStyle(settings: PortfolioSettings): CustomProperties {
  return present({
    '--nh-portfolio-button': settings.loadMoreBgColor,
    '--nh-portfolio-button-hover': settings.loadMoreHoverBgColor,
    '--nh-portfolio-button-text': settings.loadMoreTextColor,
    '--nh-portfolio-button-hover-text': settings.loadMoreHoverTextColor,
    '--nh-portfolio-button-border': settings.loadMoreBorderColor,
    '--nh-portfolio-button-hover-border': settings.loadMoreHoverBorderColor,
    '--nh-portfolio-button-border-width': cssLength(settings.loadMoreBorderWidth),
    '--nh-portfolio-button-radius': cssLength(settings.loadMoreBorderRadius),
    '--nh-portfolio-button-padding-block': cssLength(settings.loadMoreVerticalPadding),
    '--nh-portfolio-button-padding-inline': cssLength(settings.loadMoreHorizantalPadding),
    '--nh-portfolio-button-size': cssLength(settings.loadMoreSize),
  });
}

function present(
  properties: Readonly<Record<`--${string}`, string | undefined>>,
): CustomProperties {
  return Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== undefined),
  ) as CustomProperties;
}
