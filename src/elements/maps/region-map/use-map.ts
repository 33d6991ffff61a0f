import { useEffect, useMemo, useState } from 'react';
import { reportProblem } from '../../../core/element/problem';
import { useHost, useInstance } from '../../../core/element/react';
import type { RegionData } from '../regions/region-fields';
import { blankMap, type Drawing, drawnPaths } from './drawing';
import { mapFile } from './map-file';
import { printedMap } from './printed-map';
import type { RegionMapProps } from './region-map.element';
import { listedShapes, plainShapes, regionsIn, type ShapedRegion } from './shapes';

/** A map with its regions. */
export interface LiveMap {
  readonly svg: SVGSVGElement;
  /** What is still to be drawn into it: the regions that bring their own outlines. */
  readonly drawing: Drawing | undefined;
  readonly regions: readonly ShapedRegion[];
}

const none: readonly RegionData[] = [];

/** The map as it comes: printed, fetched or blank, with the paths of the list; undefined until it is here. */
export function useMap({ settings, src }: RegionMapProps): LiveMap | undefined {
  const { regions: list = none, viewBox } = settings;
  const hasPaths = list.some(({ path }) => path);
  const svg = useSvg(src, hasPaths, viewBox);
  // Once for each map: an enhanced one has its names and links elsewhere.
  const plain = useMemo(() => (svg ? plainShapes(svg) : []), [svg]);
  const listed = useMemo(() => listedShapes(plain, list), [plain, list]);
  const paths = list.map(({ path = '' }, at) => (listed[at] ? '' : path));
  const drawing = useDrawing(paths, viewBox);
  return useMemo(() => {
    if (!svg) return undefined;
    const shapes = listed.map((shape, at) => shape ?? drawing?.shapes[at]);
    return { svg, drawing, regions: regionsIn(plain, list, shapes) };
  }, [svg, plain, list, listed, drawing]);
}

/** What the regions are on. Paths need no map but their own, though they wait for one that is named. */
function useSvg(
  src: string,
  hasPaths: boolean,
  viewBox = '0 0 570 810',
): SVGSVGElement | undefined {
  const { ownerDocument } = useHost();
  const printed = usePrintedMap();
  const file = useMapFile(printed ? '' : src, hasPaths);
  const blank = useMemo(() => blankMap(viewBox, ownerDocument), [viewBox, ownerDocument]);
  if (printed) return printed;
  return src === '' || file === null ? (hasPaths ? blank : undefined) : file;
}

function usePrintedMap(): SVGSVGElement | undefined {
  const instance = useInstance();
  const { host } = instance;
  const [svg] = useState(() =>
    instance.childrenPolicy === 'enhance' ? printedMap(host) : undefined,
  );
  return svg;
}

/** Drawn anew only for other outlines: what a region is called may change with each key. */
function useDrawing(paths: readonly string[], viewBox = ''): Drawing | undefined {
  const { ownerDocument } = useHost();
  const kept = useSame(paths);
  return useMemo(
    () => drawnPaths(kept, viewBox.trim(), ownerDocument),
    [kept, viewBox, ownerDocument],
  );
}

/** The same array for as long as its texts are the same. */
function useSame(texts: readonly string[]): readonly string[] {
  const [kept, keep] = useState(texts);
  const isSame = kept.length === texts.length && kept.every((text, at) => text === texts[at]);
  if (!isSame) keep(texts);
  return isSame ? kept : texts;
}

/** The map at an address: undefined until it is here, null if it cannot be used. */
function useMapFile(src: string, hasPaths: boolean): SVGSVGElement | null | undefined {
  const instance = useInstance();
  const { host } = instance;
  const [file, setFile] = useState<{ readonly src: string; readonly svg: SVGSVGElement | null }>();
  useEffect(() => {
    if (src === '') return undefined;
    let isGone = false;
    mapFile(src, host.ownerDocument).then(
      (svg) => !isGone && setFile({ src, svg }),
      (error: unknown) => {
        if (isGone) return;
        setFile({ src, svg: null });
        // The console has been told, with what to do about it.
        if ((error as Error).name === 'PolicyRefusal') return;
        reportProblem(host, {
          phase: 'load',
          message:
            `the map ${src} could not be used (${(error as Error).message}), so ` +
            (hasPaths ? 'only regions with a path are shown' : 'the content of the tag is shown') +
            ' instead. Print the address of an SVG file of this site.',
          cause: error,
        });
      },
    );
    return () => {
      isGone = true;
    };
  }, [src, hasPaths, host]);
  return file?.src === src ? file.svg : undefined;
}
