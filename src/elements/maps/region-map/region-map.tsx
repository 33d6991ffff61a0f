import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { siteConfig } from '../../../core/config';
import { setAttributes } from '../../../core/dom/set-attributes';
import { Slot, useEmit, useInstance } from '../../../core/element/react';
import unseenStyles from '../../../core/parts/unseen.css?inline';
import { insertDrawing } from './drawing';
import { EnhancedMap } from './enhanced-map';
import { keyAt } from './enhanced-region';
import { addViewBox, selection } from './map-space';
import { message } from './messages';
import { PlainList } from './plain-list';
import stylesheet from './region-map.css?inline';
import type { events, RegionMapProps, RegionMapSettings } from './region-map.element';
import { Selector } from './selector';
import { Tooltip } from './tooltip';
import { useListFocus } from './use-list-focus';
import { type LiveMap, useMap } from './use-map';

export const styles: string = stylesheet + unseenStyles;

/** Enhances a map that the server printed, or draws another in place of the tag's content. */
export default function RegionMap(props: RegionMapProps): ReactNode {
  const map = useMap(props);
  return map ? <WholeMap map={map} settings={props.settings} /> : <Slot />;
}

/** The number of regions from which a map is laid out, enhanced and listed in separate tasks. */
const MANY = 2000;

interface MapProps {
  readonly map: LiveMap;
  readonly settings: RegionMapSettings;
}

/**
 * The map and the outlines that are drawn into it. A map that the server has not printed is inserted into a
 * box. The interactive parts follow once the map is in the page, where it can be measured.
 */
function WholeMap({ map, settings }: MapProps): ReactNode {
  const { childrenPolicy } = useInstance();
  const { svg, drawing, regions } = map;
  const box = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<readonly unknown[]>([]);
  useLayoutEffect(() => {
    box.current?.replaceChildren(svg);
    const removeViewBox = addViewBox(svg);
    const removeDrawing = drawing && insertDrawing(svg, drawing);
    const enhance = (): void => setPlaced([svg, drawing]);
    const cancel = regions.length < MANY ? enhance() : afterLayout(svg, enhance);
    return () => {
      cancel?.();
      removeDrawing?.();
      removeViewBox();
    };
  }, [svg, drawing]);
  return (
    <>
      {childrenPolicy !== 'enhance' && <div part="map" ref={box} />}
      {placed[0] === svg && placed[1] === drawing && <LiveParts map={map} settings={settings} />}
    </>
  );
}

/** Calls `act` in a task after the one that lays out the map; returns a function that cancels it. */
function afterLayout(svg: SVGSVGElement, act: () => void): () => void {
  let timer = setTimeout(() => {
    svg.getBoundingClientRect();
    timer = setTimeout(act);
  });
  return () => clearTimeout(timer);
}

const noNames = {};

/** The interactive parts of a map, printed or drawn. */
function LiveParts({ map, settings }: MapProps): ReactNode {
  const { svg, regions } = map;
  const { countries = noNames, selector, selectorStart = 0, title } = settings;
  const isEditing = siteConfig().mode === 'edit';
  const isListed = useNextTask(regions.length >= MANY);
  const [list, setList] = useState<HTMLUListElement | null>(null);
  useNamed(svg, title ?? message('region.map'));
  useEnhancedMap(map, useShownOutlines(svg));
  useFollowedLinks(map, svg, isEditing);
  useFollowedLinks(map, list, isEditing);
  useListFocus(list, map);
  return (
    <>
      {(isEditing || selector === 'always') && (
        <Selector svg={svg} regions={regions} countries={countries} start={selectorStart} />
      )}
      <Tooltip svg={svg} list={list} regions={regions} />
      {isListed && <PlainList regions={regions} countries={countries} listRef={setList} />}
    </>
  );
}

/** False in the first task if `isLater`, so that the list of a large map is drawn and laid out after the map. */
function useNextTask(isLater: boolean): boolean {
  const [isDue, setDue] = useState(!isLater);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true));
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}

/** Sets role and name. A `group`, not an `img`, which would hide texts and other links in it. */
function useNamed(svg: SVGSVGElement, name: string): void {
  useLayoutEffect(() => {
    const label = svg.getAttribute('aria-label') ?? name;
    return setAttributes(svg, { role: 'group', 'aria-label': label });
  }, [svg, name]);
}

/** Shows the outlines of a large map, which comes with hidden ones; true when all of them are shown. */
function useShownOutlines(svg: SVGSVGElement): boolean {
  const [areShown, setShown] = useState(!svg.hasAttribute('data-nh-hidden'));
  useEffect(() => {
    if (areShown) return undefined;
    const life = new AbortController();
    const { signal } = life;
    import('../../../core/svg/sliced-svg')
      .then(({ showOutlines }) => showOutlines(svg, signal))
      .then(() => signal.aborted || setShown(true));
    return () => life.abort();
  }, [svg]);
  return areShown;
}

/** @param areShown regions get their labels when their shapes can be measured */
function useEnhancedMap({ svg, regions }: LiveMap, areShown: boolean): void {
  const enhancedMap = useRef<EnhancedMap>(null);
  useLayoutEffect(() => {
    const enhanced = new EnhancedMap(svg);
    enhancedMap.current = enhanced;
    return () => enhanced.end();
  }, [svg]);
  useLayoutEffect(() => enhancedMap.current?.follow(regions), [regions, areShown]);
}

/**
 * Emits an event when the link of a region is followed, in the map or in the list; in the editor, links are
 * disabled.
 */
function useFollowedLinks(
  { svg, regions }: LiveMap,
  links: Element | null,
  isEditing: boolean,
): void {
  const emit = useEmit<typeof events>();
  useEffect(() => {
    if (!links) return undefined;
    const life = new AbortController();
    const { signal } = life;
    const follow = (event: Event): void => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      if (isEditing) event.preventDefault();
      const region = regions.find(({ key }) => key === keyAt(link));
      if (region && !isEditing) emit('nh-region-select', selection(region, svg));
    };
    links.addEventListener('click', follow, { signal });
    return () => life.abort();
  }, [svg, links, regions, isEditing, emit]);
}
