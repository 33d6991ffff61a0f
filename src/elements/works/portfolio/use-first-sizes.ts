import { useEffect, useState } from 'react';
import type { PortfolioItem } from './item';

/** How many items are waited for: a screen of them. What comes later is read before it is in sight. */
const FIRST = 12;
/** Milliseconds; a slow picture is given the usual room. */
const LONGEST_WAIT = 600;

/** Width : height by address; undefined where it was asked for in vain. */
type Ratios = ReadonlyMap<string, number | undefined>;

/**
 * The proportions of the first pictures of a masonry whose sizes the server does not tell. Undefined
 * while they are under way: what is in sight may not move any more once it is drawn.
 */
export function useFirstSizes(
  items: readonly PortfolioItem[],
  isMasonry: boolean,
): Ratios | undefined {
  const [ratios, setRatios] = useState<Ratios>(new Map());
  const awaited = isMasonry ? unsizedPictures(items).filter((url) => !ratios.has(url)) : [];
  const addresses = awaited.join('\n');
  useEffect(() => {
    if (addresses === '') return undefined;
    let isWanted = true;
    const coming = addresses
      .split('\n')
      .map(async (url) => [url, await pictureRatio(url)] as const);
    void Promise.all(coming).then((come) => {
      if (isWanted) setRatios((known) => new Map([...known, ...come]));
    });
    return () => {
      isWanted = false;
    };
  }, [addresses]);
  return awaited.length === 0 ? ratios : undefined;
}

/** Width : height of an item's picture, by what the server tells or what has been read. */
export function pictureRatioOf({ thumbnail }: PortfolioItem, ratios?: Ratios): number | undefined {
  if (!thumbnail) return undefined;
  const { url, width, height } = thumbnail;
  return width && height ? width / height : ratios?.get(url);
}

function unsizedPictures(items: readonly PortfolioItem[]): string[] {
  const urls = items
    .slice(0, FIRST)
    .filter((item) => item.thumbnail && pictureRatioOf(item) === undefined)
    .map(({ thumbnail }) => thumbnail?.url ?? '');
  return [...new Set(urls)];
}

async function pictureRatio(url: string): Promise<number | undefined> {
  const picture = new Image();
  await new Promise((resolve) => {
    picture.onload = resolve;
    picture.onerror = resolve;
    setTimeout(resolve, LONGEST_WAIT);
    picture.src = url;
  });
  // A picture that is still coming may have told its size.
  const { naturalWidth, naturalHeight } = picture;
  return naturalWidth && naturalHeight ? naturalWidth / naturalHeight : undefined;
}
