import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { siteConfig } from '../../../core/config';
import { setAttributes } from '../../../core/dom/set-attributes';
import { Slot, useEmit, useInstance } from '../../../core/element/react';
import unseenStyles from '../../../core/parts/unseen.css?inline';
import { drawnInto } from './drawing';
import { EnhancedMap } from './enhanced-map';
import { keyAt } from './enhanced-region';
import { framed, selection } from './map-space';
import { message } from './messages';
import { PlainList } from './plain-list';
import stylesheet from './region-map.css?inline';
import type { events, RegionMapProps, RegionMapSettings } from './region-map.element';
import { Selector } from './selector';
import { Tooltip } from './tooltip';
import { type LiveMap, useMap } from './use-map';

export const styles: string = stylesheet + unseenStyles;

/** A map that the server printed is brought alive; any other is drawn in place of the tag's content. */
export default function RegionMap(props: RegionMapProps): ReactNode {
  const map = useMap(props);
  return map ? <WholeMap map={map} settings={props.settings} /> : <Slot />;
}

interface MapProps {
  readonly map: LiveMap;
  readonly settings: RegionMapSettings;
}

/**
 * The map with what is drawn into it, one of ours in a box of its own. It lives once all of it is in
 * the page, where it can be measured.
 */
function WholeMap({ map, settings }: MapProps): ReactNode {
  const { childrenPolicy } = useInstance();
  const { svg, drawing } = map;
  const box = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<readonly unknown[]>([]);
  useLayoutEffect(() => {
    box.current?.replaceChildren(svg);
    const unframe = framed(svg);
    const undraw = drawing && drawnInto(svg, drawing);
    setPlaced([svg, drawing]);
    return () => {
      undraw?.();
      unframe();
    };
  }, [svg, drawing]);
  return (
    <>
      {childrenPolicy !== 'enhance' && <div part="map" ref={box} />}
      {placed[0] === svg && placed[1] === drawing && <Life map={map} settings={settings} />}
    </>
  );
}

const noNames = {};

/** All that makes a map alive, whoever has drawn it. */
function Life({ map, settings }: MapProps): ReactNode {
  const { svg, regions } = map;
  const { countries = noNames, selector, selectorStart = 0, title } = settings;
  const isEditing = siteConfig().mode === 'edit';
  useNamed(svg, title ?? message('region.map'));
  useDressing(map);
  useFollowedLinks(map, isEditing);
  return (
    <>
      {(isEditing || selector === 'always') && (
        <Selector svg={svg} regions={regions} countries={countries} start={selectorStart} />
      )}
      <Tooltip svg={svg} regions={regions} />
      <PlainList regions={regions} countries={countries} />
    </>
  );
}

/** A group, not a picture: the links in it are to be met. */
function useNamed(svg: SVGSVGElement, name: string): void {
  useLayoutEffect(() => {
    const label = svg.getAttribute('aria-label') ?? name;
    return setAttributes(svg, { role: 'group', 'aria-label': label });
  }, [svg, name]);
}

function useDressing({ svg, regions }: LiveMap): void {
  const enhancedMap = useRef<EnhancedMap>(null);
  useLayoutEffect(() => {
    const own = new EnhancedMap(svg);
    enhancedMap.current = own;
    return () => own.end();
  }, [svg]);
  useLayoutEffect(() => enhancedMap.current?.follow(regions), [regions]);
}

/** Tells which region's link was followed; in the editor none is. */
function useFollowedLinks({ svg, regions }: LiveMap, isEditing: boolean): void {
  const emit = useEmit<typeof events>();
  useEffect(() => {
    const life = new AbortController();
    const follow = (event: MouseEvent): void => {
      const link = (event.target as Element).closest('svg a');
      if (!link) return;
      if (isEditing) event.preventDefault();
      const region = regions.find(({ key }) => key === keyAt(link));
      if (region && !isEditing) emit('nh-region-select', selection(region, svg));
    };
    svg.addEventListener('click', follow, { signal: life.signal });
    return () => life.abort();
  }, [svg, regions, isEditing, emit]);
}
