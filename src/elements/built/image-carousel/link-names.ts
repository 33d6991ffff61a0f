/** Links around a figure, which gives them no name in Chromium. */
const UNNAMED = 'a:not([aria-label], [aria-labelledby])';

/** Names the linked figures of a slide by their picture and their caption, else by the slide. */
export function nameLinks(slide: HTMLElement): void {
  for (const link of slide.querySelectorAll(UNNAMED)) {
    if (!link.querySelector('figure')) continue;
    const caption = link.textContent.trim();
    const alt = link.querySelector('img')?.alt;
    const own = alt && caption ? `${alt}, ${caption}` : alt || caption;
    const label = own || slide.getAttribute('aria-label');
    if (label) link.setAttribute('aria-label', label);
  }
}
