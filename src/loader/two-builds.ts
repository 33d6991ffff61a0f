/** Warns that files of two builds of the library are on the page. Loaded by the entry that finds the second build. */
export function warnOfTwoBuilds(): void {
  console.warn(
    'nh-elements: files of two versions of the library are on this page, because a cache serves old ones. ' +
      'Each element works, but the page loads shared code twice. ' +
      'Have files without a hash in their name revalidated: see "Caching" in docs/loading.md.',
  );
}
