import { memo, type ReactNode, useEffect, useId, useLayoutEffect, useState } from 'react';
import { siteLocale } from '../../../core/config';
import { useEmit } from '../../../core/element/react';
import { sizeObserver } from '../../../core/observers';
import { byCountry, countryName, regionLabel } from '../regions/region';
import { firstChoice, rememberChoice, rememberedChoice } from './choice';
import { useChosenEntry } from './chosen-entry';
import { useChosenLabel } from './chosen-label';
import { useChosenOutline } from './chosen-outline';
import { type Point, shownCentre } from './coordinates';
import { centreOf, isDisplayed, pointOnMap, selection } from './map-space';
import { message } from './messages';
import type { events } from './region-map.element';
import type { ShapedRegion } from './shapes';
import { markChosenDot } from './targets';
import { usePanel } from './use-panel';

interface SelectorProps {
  readonly svg: SVGSVGElement;
  readonly regions: readonly ShapedRegion[];
  readonly countries: Readonly<Record<string, string>>;
  /** The position of the panel until it is moved, from 0 (top of the map) to 1 (bottom). */
  readonly start: number;
}

/**
 * The panel with the list of regions and the coordinates of the selected region or the last click. Its
 * classes are those of the plugin's panel, which themes style.
 */
export function Selector({ svg, regions, countries, start }: SelectorProps): ReactNode {
  const emit = useEmit<typeof events>();
  const { top, most, panelRef, handleRef, moveByKey } = usePanel(start);
  const [chosen, setChosen] = useState(() => firstChoice(regions, rememberedChoice()));
  const [clicked, setClicked] = useClickedPoint(svg);
  const id = useId();
  const isShown = useDisplayed(svg);
  const region = regions.find(({ key }) => key === chosen);
  const shown = clicked ?? (region && shownCentre(centreOf(region.shape, svg)));
  useHighlight(svg, region?.shape);
  useChosenOutline(svg, region?.shape, isShown);
  useChosenLabel(svg, region);
  const entry = useChosenEntry(svg, region);

  const choose = (key: string): void => {
    const next = regions.find((one) => one.key === key);
    if (!next) return;
    setChosen(key);
    setClicked(undefined);
    rememberChoice(next, regions);
    emit('nh-region-select', selection(next, svg));
  };

  return (
    <section
      ref={panelRef}
      part="selector"
      className="regionSelector"
      aria-label={message('region.selector')}
      style={{ insetBlockStart: `${top}px` }}
    >
      <div
        ref={handleRef}
        part="handle"
        className="regionSelectorMove"
        role="slider"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={message('region.move')}
        aria-valuemin={0}
        aria-valuemax={Number.isFinite(most) ? Math.round(most) : undefined}
        aria-valuenow={Math.round(top)}
        onKeyDown={moveByKey}
      />
      <label htmlFor={id}>{message('region.region')}</label>
      <select id={id} part="select" value={chosen} onChange={({ target }) => choose(target.value)}>
        {region ? null : <option value={chosen}>{message('region.choose')}</option>}
        <RegionOptions regions={regions} countries={countries} />
      </select>
      <p
        part="entry"
        aria-live="polite"
        data-nh-name={region && entry ? regionLabel(region) : undefined}
      >
        {region ? entry : message('region.chosen')}
      </p>
      <p part="coordinates">
        <Coordinate name="h-cord" label={message('region.horizontal')} value={shown?.x} />
        <Coordinate name="v-cord" label={message('region.vertical')} value={shown?.y} />
      </p>
    </section>
  );
}

interface CoordinateProps {
  readonly name: string;
  readonly label: string;
  readonly value: number | undefined;
}

function Coordinate({ name, label, value }: CoordinateProps): ReactNode {
  return (
    <span>
      {label}{' '}
      <output className={name} aria-label={label}>
        {value}
      </output>
    </span>
  );
}

/** Memoized, since there may be a thousand regions. */
const RegionOptions = memo(function RegionOptions({
  regions,
  countries,
}: Pick<SelectorProps, 'regions' | 'countries'>): ReactNode {
  const groups = byCountry(regions);
  return groups.map(({ country, regions: members }) => {
    const options = members.map((region) => (
      <option key={region.key} value={region.key}>
        {regionLabel(region)}
      </option>
    ));
    if (groups.length === 1) return options;
    return (
      <optgroup key={country} label={countryName(country, countries, siteLocale())}>
        {options}
      </optgroup>
    );
  });
});

/** Whether the map is displayed; until then it cannot be measured. */
function useDisplayed(svg: SVGSVGElement): boolean {
  const [isShown, setDisplayed] = useState(() => isDisplayed(svg));
  useEffect(() => {
    const observer = sizeObserver(() => setDisplayed(isDisplayed(svg)));
    observer.observe(svg);
    return () => observer.disconnect();
  }, [svg]);
  return isShown;
}

/** The point of the last click on the map, in the 570 by 810 system. */
function useClickedPoint(svg: SVGSVGElement) {
  const state = useState<Point>();
  const [, setPoint] = state;
  useEffect(() => {
    const life = new AbortController();
    const note = ({ clientX: x, clientY: y, detail }: MouseEvent): void => {
      // A link followed by keyboard has a click event without coordinates.
      if (detail === 0 && x === 0 && y === 0) return;
      setPoint(pointOnMap({ x, y }, svg));
    };
    svg.addEventListener('click', note, { signal: life.signal });
    return () => life.abort();
  }, [svg, setPoint]);
  return state;
}

/** Marks the selected shape and its dot for the stylesheet. */
function useHighlight(svg: SVGSVGElement, shape: SVGGraphicsElement | undefined): void {
  useLayoutEffect(() => {
    const mark = (isChosen: boolean): void => {
      shape?.toggleAttribute('data-nh-chosen', isChosen);
      markChosenDot(svg);
    };
    mark(true);
    return () => mark(false);
  }, [svg, shape]);
}
