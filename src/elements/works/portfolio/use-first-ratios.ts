import { useEffect, useState } from 'react';
import type { PortfolioItem } from './item';

/** Number of items to wait for: about a screen. Later images load before they become visible. */
const FIRST = 12;
/** Milliseconds to wait for an image; a slower one gets the default aspect ratio. */
const MAX_WAIT = 600;

/** Aspect ratios (width / height) by address; undefined if an image could not be measured. */
type Ratios = ReadonlyMap<string, number | undefined>;

/**
 * The aspect ratios of the first images of a masonry whose sizes the server does not send. Undefined while
 * they load: visible tiles must not move after they are rendered.
 */
export function useFirstRatios(
  items: readonly PortfolioItem[],
  isMasonry: boolean,
): Ratios | undefined {
  const [ratios, setRatios] = useState<Ratios>(new Map());
  const awaited = isMasonry ? unsizedImages(items).filter((url) => !ratios.has(url)) : [];
  const addresses = awaited.join('\n');
  useEffect(() => {
    if (addresses === '') return undefined;
    let isWanted = true;
    const loading = addresses
      .split('\n')
      .map(async (url) => [url, await loadImageRatio(url)] as const);
    void Promise.all(loading).then((loaded) => {
      if (isWanted) setRatios((known) => new Map([...known, ...loaded]));
    });
    return () => {
      isWanted = false;
    };
  }, [addresses]);
  return awaited.length === 0 ? ratios : undefined;
}

/** The aspect ratio of an item's image: from the server's sizes, else measured. */
export function imageRatioOf({ thumbnail }: PortfolioItem, ratios?: Ratios): number | undefined {
  if (!thumbnail) return undefined;
  const { url, width, height } = thumbnail;
  return width && height ? width / height : ratios?.get(url);
}

function unsizedImages(items: readonly PortfolioItem[]): string[] {
  const urls = items
    .slice(0, FIRST)
    .filter((item) => item.thumbnail && imageRatioOf(item) === undefined)
    .map(({ thumbnail }) => thumbnail?.url ?? '');
  return [...new Set(urls)];
}

async function loadImageRatio(url: string): Promise<number | undefined> {
  const image = new Image();
  await new Promise((resolve) => {
    image.onload = resolve;
    image.onerror = resolve;
    setTimeout(resolve, MAX_WAIT);
    image.src = url;
  });
  // The size is known before the image is complete.
  const { naturalWidth, naturalHeight } = image;
  return naturalWidth && naturalHeight ? naturalWidth / naturalHeight : undefined;
}
