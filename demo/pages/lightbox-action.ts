/** An action link of the page builder: percent-encoded, with settings as base64 of JSON. */
export function actionAddress(action: string, settings: object): string {
  const encoded = Buffer.from(JSON.stringify(settings)).toString('base64');
  return `#${encodeURIComponent(`elementor-action:action=${action}&settings=${encoded}`)}`;
}
