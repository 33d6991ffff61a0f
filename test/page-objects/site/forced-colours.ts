import type { Page } from 'puppeteer-core';

/** Emulates the forced colours of an operating system, which Puppeteer's own method does not know. */
export async function forceColours(page: Page): Promise<void> {
  const client = await page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: 'active' }],
  });
}

/** Runs in the page: a system colour as the browser computes it. */
export function systemColour(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = `color: ${name}; forced-color-adjust: none`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
