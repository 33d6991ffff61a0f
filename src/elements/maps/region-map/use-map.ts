import { useEffect, useMemo, useState } from 'react';
import { reportProblem } from '../../../core/element/problem';
import { useHost, useInstance } from '../../../core/element/react';
import type { RegionData } from '../regions/region-fields';
import { restoreCopy } from './copied-map';
import { blankMap, type Drawing, drawPaths } from './drawing';
import { mapFile } from './map-file';
import { printedMap } from './printed-map';
import type { RegionMapProps } from './region-map.element';
import { listedShapes, plainShapes, regionsIn, type ShapedRegion } from './shapes';

/** A map with its regions. */
export interface LiveMap {
  readonly svg: SVGSVGElement;
  /** The outlines to insert: the regions with their own paths. */
  readonly drawing: Drawing | undefined;
  readonly regions: readonly ShapedRegion[];
}

interface MapFileOptions {
  /** Whether regions are drawn without the file too. */
  readonly hasPaths: boolean;
  readonly maxFileSize: number;
}

const none: readonly RegionData[] = [];

/** The printed, fetched or blank map, with the paths of the list; undefined until it is loaded. */
export function useMap({ settings, src }: RegionMapProps): LiveMap | undefined {
  const { regions: list = none, viewBox, maxFileSize } = settings;
  const hasPaths = list.some(({ path }) => path);
  const svg = useSvg(src, { hasPaths, maxFileSize }, viewBox);
  // Read once per map, because names and links are moved when the map is enhanced.
  const plain = useMemo(() => (svg ? plainShapes(svg) : []), [svg]);
  const listed = useMemo(() => listedShapes(plain, list), [plain, list]);
  const paths = list.map(({ path = '' }, index) => (listed[index] ? '' : path));
  const drawing = useDrawing(paths, viewBox);
  return useMemo(() => {
    if (!svg) return undefined;
    const shapes = listed.map((shape, index) => shape ?? drawing?.shapes[index]);
    return { svg, drawing, regions: regionsIn(plain, list, shapes) };
  }, [svg, plain, list, listed, drawing]);
}

/** The SVG of the map: the printed one, the one at `src`, or a blank one for paths. */
function useSvg(
  src: string,
  { hasPaths, maxFileSize }: MapFileOptions,
  viewBox = '0 0 570 810',
): SVGSVGElement | undefined {
  const { ownerDocument } = useHost();
  const printed = usePrintedMap();
  const file = useMapFile(printed ? '' : src, { hasPaths, maxFileSize });
  const blank = useMemo(() => blankMap(viewBox, ownerDocument), [viewBox, ownerDocument]);
  if (printed) return printed;
  return src === '' || file === null ? (hasPaths ? blank : undefined) : file;
}

function usePrintedMap(): SVGSVGElement | undefined {
  const instance = useInstance();
  const { host } = instance;
  const [svg] = useState(() => {
    const printed = instance.childrenPolicy === 'enhance' ? printedMap(host) : undefined;
    if (printed) restoreCopy(printed);
    return printed;
  });
  return svg;
}

/** Draws the outlines, and again only if one changes: the titles may change with each keystroke. */
function useDrawing(paths: readonly string[], viewBox = ''): Drawing | undefined {
  const { ownerDocument } = useHost();
  const stablePaths = useSame(paths);
  return useMemo(
    () => drawPaths(stablePaths, viewBox.trim(), ownerDocument),
    [stablePaths, viewBox, ownerDocument],
  );
}

/** Returns the same array as long as its texts are the same. */
function useSame(texts: readonly string[]): readonly string[] {
  const [last, setLast] = useState(texts);
  const isSame = last.length === texts.length && last.every((text, index) => text === texts[index]);
  if (!isSame) setLast(texts);
  return isSame ? last : texts;
}

/** The map at an address: undefined until it is loaded, null if it cannot be used. */
function useMapFile(
  src: string,
  { hasPaths, maxFileSize }: MapFileOptions,
): SVGSVGElement | null | undefined {
  const instance = useInstance();
  const { host } = instance;
  const [file, setFile] = useState<{ readonly src: string; readonly svg: SVGSVGElement | null }>();
  useEffect(() => {
    if (src === '') return undefined;
    const life = new AbortController();
    const { signal } = life;
    mapFile(src, host.ownerDocument, maxFileSize, signal).then(
      (svg) => !signal.aborted && setFile({ src, svg }),
      (error: unknown) => {
        if (signal.aborted) return;
        setFile({ src, svg: null });
        // Already reported in the console, with the remedy.
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
    return () => life.abort();
  }, [src, hasPaths, maxFileSize, host]);
  return file?.src === src ? file.svg : undefined;
}
