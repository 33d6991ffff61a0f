import { memo, type ReactNode, type Ref } from 'react';
import { siteLocale } from '../../../core/config';
import { byCountry, countryName, regionLabel } from '../regions/region';
import { addressOf } from './enhanced-region';
import { message } from './messages';
import type { ShapedRegion } from './shapes';

interface Props {
  readonly regions: readonly ShapedRegion[];
  readonly countries: Readonly<Record<string, string>>;
  readonly listRef: Ref<HTMLUListElement>;
}

/** All regions as a list for keyboards and screen readers, visually hidden. */
export const PlainList = memo(function PlainList({
  regions,
  countries,
  listRef,
}: Props): ReactNode {
  return (
    <ul part="list" className="nh-unseen" aria-label={message('region.list')} ref={listRef}>
      {byCountry(regions).map(({ country, regions: members }) => (
        <li key={country}>
          {countryName(country, countries, siteLocale())}
          <ul>
            <PlainRegions regions={members} />
          </ul>
        </li>
      ))}
    </ul>
  );
});

/** Each linked region as an item. The others share one: there may be hundreds, with nothing to do in them. */
function PlainRegions({ regions }: Pick<Props, 'regions'>): ReactNode {
  const linked = regions.filter((region) => addressOf(region) !== undefined);
  const others = regions.filter((region) => addressOf(region) === undefined);
  return (
    <>
      {linked.map((region) => (
        <li key={region.key}>
          <a href={addressOf(region)} data-nh-of={region.key}>
            {regionLabel(region)}
          </a>
        </li>
      ))}
      {others.length > 0 && (
        <li>{message('region.unlinked', { regions: others.map(regionLabel).join(', ') })}</li>
      )}
    </>
  );
}
