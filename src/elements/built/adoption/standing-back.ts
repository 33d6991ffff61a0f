/** Tells the console that the builder's nodes are left to the builder's own script. */
export function tell(builder: string): void {
  console.warn(
    `nh-elements: the builder's own script (${builder}Frontend) runs on this page, so its nodes are left to it. ` +
      'Take that script out of the page, or "adopt" out of #nh-config.',
  );
}
