import { memo, type ReactNode } from 'react';
import { siteLocale } from '../../../core/config';
import { byCountry, countryName, regionLabel } from '../regions/region';
import { addressOf } from './enhanced-region';
import { message } from './messages';
import type { ShapedRegion } from './shapes';

/**
 * All regions as a list for screen readers, visually hidden. Its links are no tab stops, since the map's
 * own links are.
 */
export const PlainList = memo(function PlainList({
  regions,
  countries,
}: {
  readonly regions: readonly ShapedRegion[];
  readonly countries: Readonly<Record<string, string>>;
}): ReactNode {
  return (
    <ul part="list" className="nh-unseen" aria-label={message('region.list')}>
      {byCountry(regions).map(({ country, regions: members }) => (
        <li key={country}>
          {countryName(country, countries, siteLocale())}
          <ul>
            {members.map((region) => (
              <PlainRegion key={region.key} region={region} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
});

function PlainRegion({ region }: { readonly region: ShapedRegion }): ReactNode {
  const address = addressOf(region);
  const label = regionLabel(region);
  return (
    <li>
      {address ? (
        <a href={address} tabIndex={-1}>
          {label}
        </a>
      ) : (
        label
      )}
    </li>
  );
}
