/** Warns that adoption is off because the builder's own script runs. */
export function warn(builder: string): void {
  console.warn(
    `nh-elements: the builder's own script (${builder}Frontend) runs on this page, so nh-elements does not activate the builder's nodes. ` +
      'Remove that script from the page, or remove "adopt" from #nh-config.',
  );
}
