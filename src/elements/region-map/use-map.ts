import { useEffect, useMemo, useState } from 'react';
import { useHost } from '../../core/element';
import { reportProblem } from '../../core/element/problem';
import { regionsOf } from '../../core/regions/region';
import type { RegionData } from '../../core/regions/schema';
import { mapFile } from './map-file';
import type { RegionMapProps } from './region-map.element';
import { type DrawnMap, drawnMap, regionsIn, type ShapedRegion, shaped } from './shapes';

/** A map with its regions. */
export interface LiveMap {
  readonly svg: SVGSVGElement;
  readonly regions: readonly ShapedRegion[];
}

const none: readonly RegionData[] = [];

/** The map as it comes: printed by the server, drawn from paths, or fetched; undefined until it is here. */
export function useMap({ settings, src }: RegionMapProps): LiveMap | undefined {
  const { regions: list = none, viewBox = '0 0 570 810' } = settings;
  const printed = usePrintedMap();
  const drawing = list.filter(({ path }) => path);
  const drawn = useDrawnMap(printed ? none : drawing, viewBox);
  const file = useMapFile(printed || drawn ? '' : src);
  const svg = printed ?? drawn?.svg ?? file;
  return useMemo(() => {
    if (!svg) return undefined;
    const regions = drawn
      ? shaped(regionsOf(list.filter(({ path }) => path)), drawn.shapes)
      : regionsIn(svg, list);
    return { svg, regions };
  }, [svg, drawn, list]);
}

function usePrintedMap(): SVGSVGElement | undefined {
  const host = useHost();
  const [svg] = useState(() =>
    host.childrenPolicy === 'enhance' ? host.querySelector('svg') : undefined,
  );
  return svg ?? undefined;
}

/** Drawn anew only for other outlines: what a region is called may change with each key. */
function useDrawnMap(list: readonly RegionData[], viewBox: string): DrawnMap | undefined {
  const { ownerDocument } = useHost();
  const paths = useSame(list.map(({ path = '' }) => path));
  return useMemo(
    () => (paths.length > 0 ? drawnMap(paths, viewBox, ownerDocument) : undefined),
    [paths, viewBox, ownerDocument],
  );
}

/** The same array for as long as its texts are the same. */
function useSame(texts: readonly string[]): readonly string[] {
  const [kept, keep] = useState(texts);
  const isSame = kept.length === texts.length && kept.every((text, at) => text === texts[at]);
  if (!isSame) keep(texts);
  return isSame ? kept : texts;
}

function useMapFile(src: string): SVGSVGElement | undefined {
  const host = useHost();
  const [file, setFile] = useState<{ readonly src: string; readonly svg: SVGSVGElement }>();
  useEffect(() => {
    if (src === '') return undefined;
    let isGone = false;
    mapFile(src, host.ownerDocument).then(
      (svg) => !isGone && setFile({ src, svg }),
      (error: unknown) => {
        if (isGone) return;
        reportProblem(host, {
          phase: 'load',
          message:
            `the map ${src} could not be used (${(error as Error).message}), so the content of the ` +
            'tag is shown instead. Print the address of an SVG file of this site.',
          cause: error,
        });
      },
    );
    return () => {
      isGone = true;
    };
  }, [src, host]);
  return file?.src === src ? file.svg : undefined;
}
