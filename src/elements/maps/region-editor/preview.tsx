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
  /** A region was clicked on the map. */
  readonly pick: (key: string) => void;
}

/** The public map, drawn from what is typed. Its links lead to the row of their region. */
export function Preview({ store, regions, settings, pick }: Props): ReactNode {
  // The map may be a little behind the keys, but never hold them up.
  const edits = useDeferredValue(useSyncExternalStore(store.subscribe, store.snapshot));
  const instance = useInstance();
  const { regions: list = none, src = '', viewBox, countries } = settings;
  const hasPaths = list.some(({ path }) => path);
  // Where the map comes from elsewhere, an SVG is some icon.
  const hasPrintedMap = instance.childrenPolicy === 'slot' && !src && !hasPaths;
  // The same object until something on the map changes: another one would have the map drawn anew.
  const drawn = useMemo(
    () => ({
      viewBox,
      countries,
      regions: list.map((data, at) => ({ ...data, ...typedData(edits, regions[at]) })),
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
      <PreviewMap src={src} settings={drawn} hasPrintedMap={hasPrintedMap} />
    </div>
  );
}

interface MapProps {
  readonly src: string;
  readonly settings: RegionMapElement['settings'];
  readonly hasPrintedMap: boolean;
}

/** The map's element, given what it shows before it takes in what it holds. */
function PreviewMap({ src, settings, hasPrintedMap }: MapProps): ReactNode {
  const host = useHost();
  const map = useRef<RegionMapElement>(null);
  useLayoutEffect(() => {
    // The first is the printed one; the map's own is yet to come.
    const svg = hasPrintedMap && host.querySelector('svg');
    if (svg) map.current?.append(svg.cloneNode(true));
  }, [host, hasPrintedMap]);
  // React 18 knows no properties of custom elements: the object would become text.
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

/** The region that was clicked, in the map's shadow root too; a key's click is on the link around it. */
function regionKeyAt(event: Event): string | undefined {
  const target = event.composedPath()[0] as Element;
  const shape = target.closest('[data-nh-region]') ?? target.closest('a')?.firstElementChild;
  return shape?.getAttribute('data-nh-region') ?? undefined;
}
