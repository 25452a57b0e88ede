/** What the viewer's own page lacks: a viewport, without which phones show it at desktop width, and a way back. */
const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
const bar =
  '<header class="portal-bar"><a href="/">← Back to the portal</a><a href="/docs/json">OpenAPI 3.1 (JSON)</a></header>';

export const withDocsHead = (page: string): string =>
  page.replace('<head>', `<head>\n      ${viewport}`).replace('<body>', `<body>\n      ${bar}`);
