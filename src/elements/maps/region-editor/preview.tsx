import {
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Slot, useHost, useInstance } from '../../../core/element/react';
import type { Region } from '../regions/region';
import type { RegionData } from '../regions/region-fields';
import type { Edits } from './edits';
import { type FieldName, fieldId } from './fields';
import { message } from './messages';
import type { RegionEditorSettings } from './region-editor.element';
import type { EditorStore } from './store';

type RegionMapElement = HTMLElementTagNameMap['nh-region-map'];

const none: readonly [] = [];

interface Props {
  readonly store: EditorStore;
  readonly regions: readonly Region[];
  readonly settings: RegionEditorSettings;
  /** Called when a region on the map is clicked. */
  readonly pick: (key: string) => void;
}

/** The public map, drawn from the typed values. A click on a region focuses its row. */
export function Preview({ store, regions, settings, pick }: Props): ReactNode {
  // Deferred: the map may lag behind typing, but must not delay it.
  const edits = useDeferredValue(useSyncExternalStore(store.subscribe, store.snapshot));
  const instance = useInstance();
  const { regions: list = none, src = '', viewBox, countries } = settings;
  const hasPaths = list.some(({ path }) => path);
  // If the settings name the map, an SVG in the tag is some icon.
  const hasPrintedMap = instance.childrenPolicy === 'slot' && !src && !hasPaths;
  // Memoized, since a new object would make the map draw again.
  const mapSettings = useMemo(
    () => ({
      viewBox,
      countries,
      regions: list.map((data, index) => ({ ...data, ...typedData(edits, regions[index]) })),
      title: message('editor.preview'),
    }),
    [viewBox, countries, list, regions, edits],
  );
  if (!hasPrintedMap && !src && !hasPaths) return null;

  const click = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    const key = regionKeyAt(event.nativeEvent);
    if (key) pick(key);
  };
  return (
    <div part="preview" onClickCapture={click}>
      {hasPrintedMap && (
        <div hidden>
          <Slot />
        </div>
      )}
      <PreviewMap src={src} settings={mapSettings} hasPrintedMap={hasPrintedMap} />
    </div>
  );
}

interface MapProps {
  readonly src: string;
  readonly settings: RegionMapElement['settings'];
  readonly hasPrintedMap: boolean;
}

/** The map's element. The printed SVG is appended before the element reads its content. */
function PreviewMap({ src, settings, hasPrintedMap }: MapProps): ReactNode {
  const host = useHost();
  const map = useRef<RegionMapElement>(null);
  useLayoutEffect(() => {
    // The first SVG is the printed one; the map's own does not exist yet.
    const svg = hasPrintedMap && host.querySelector('svg');
    if (svg) map.current?.append(svg.cloneNode(true));
  }, [host, hasPrintedMap]);
  // React 18 does not set properties of custom elements: the object would become text.
  useLayoutEffect(() => {
    if (map.current) map.current.settings = settings;
  }, [settings]);
  return <nh-region-map ref={map} src={src} />;
}

function typedData(edits: Edits, region: Region | undefined): RegionData {
  if (!region) return {};
  const value = (name: FieldName): string => edits.fields[fieldId(region.key, name)]?.value ?? '';
  return {
    country: region.country,
    index: region.index,
    ctitle: value('ctitle'),
    link: value('link'),
    offset_x: Number(value('offset_x')) || 0,
    offset_y: Number(value('offset_y')) || 0,
  };
}

/** The key of the clicked region, also in the map's shadow root; a keyboard click is on the link around it. */
function regionKeyAt(event: Event): string | undefined {
  const target = event.composedPath()[0] as Element;
  const shape = target.closest('[data-nh-region]') ?? target.closest('a')?.firstElementChild;
  return shape?.getAttribute('data-nh-region') ?? undefined;
}
