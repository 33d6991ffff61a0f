/** An action's address as the page builder prints it: percent-encoded, its settings base64 of JSON. */
export function actionAddress(action: string, settings: object): string {
  const encoded = Buffer.from(JSON.stringify(settings)).toString('base64');
  return `#${encodeURIComponent(`elementor-action:action=${action}&settings=${encoded}`)}`;
}
