/** Prints a configuration into the page as the CMS does, in place of an earlier one. */
export function printConfig(text: string): void {
  document.getElementById('nh-config')?.remove();
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'nh-config';
  script.textContent = text;
  document.head.append(script);
}
