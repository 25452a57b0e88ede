/**
 * Styles that give the viewer of the API reference the portal's look: one column, system fonts, light and dark. They
 * override Swagger UI's own classes.
 */
export const docsLook = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#242424, #e6e6e6); --quiet: light-dark(#5c5f66, #a6a9b0); --line: light-dark(#dfe1e6, #33363b);
  --ground: light-dark(#f7f8fa, #131517); --card: light-dark(#fff, #1d2024); --brand: light-dark(#2457c5, #8fb1ff);
}
html, body { background: var(--ground); color: var(--ink); }
.portal-bar {
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 24px; max-width: 1040px; box-sizing: border-box; margin-inline: auto; padding: 12px 24px;
  font: 14px/24px system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
}
.portal-bar a { display: inline-flex; gap: 8px; align-items: center; min-height: 32px; color: var(--brand); }
.swagger-ui, .swagger-ui * { font-family: system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
.swagger-ui code, .swagger-ui pre, .swagger-ui pre *, .swagger-ui .opblock-summary-path, .swagger-ui .opblock-summary-path * {
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
}
.swagger-ui .wrapper { max-width: 1040px; padding-inline: 24px; }
.swagger-ui .information-container .info { margin: 16px 0 16px; }
.swagger-ui .info .title { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; font-size: 28px; font-weight: 600; }
.swagger-ui .info .title > span { position: static; }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp {
  position: static; margin: 0; padding: 2px 8px; border-radius: 6px; background: none; border: 1px solid var(--line);
}
.swagger-ui .info .title small pre { color: var(--quiet); font-weight: 400; }
.swagger-ui .info .link, .swagger-ui .info__license { display: none; }
.swagger-ui .scheme-container { background: none; box-shadow: none; margin: 0; padding: 0 0 8px; }
.swagger-ui .servers-title, .swagger-ui .servers, .swagger-ui .schemes-server-container > div:not(.auth-wrapper) { display: none; }
.swagger-ui .scheme-container .schemes { justify-content: flex-start; }
.swagger-ui .auth-wrapper { justify-content: flex-start; padding: 0; }
.swagger-ui .schemes.wrapper { padding-inline: 24px; }
.swagger-ui .schemes .schemes-server-container, .swagger-ui .schemes > .auth-wrapper { margin: 0; padding: 0; }
.swagger-ui .btn { border: 1px solid var(--line); border-radius: 8px; box-shadow: none; background: var(--card); color: var(--ink); font-weight: 600; }
.swagger-ui .btn.authorize { color: var(--brand); padding: 6px 16px; }
.swagger-ui .btn.authorize, .swagger-ui .scheme-container .schemes .auth-wrapper .authorize { margin: 0 !important; border-color: var(--line); }
.swagger-ui .btn.authorize svg { fill: var(--brand); color: var(--brand); }
.swagger-ui .info code, .swagger-ui .renderedMarkdown code, .swagger-ui .markdown code {
  padding: 1px 5px; border-radius: 4px; background: light-dark(#eceef2, #25282d); color: var(--ink); font-size: 13px; font-weight: 400;
}
.swagger-ui .btn.execute { background: var(--brand); border-color: var(--brand); color: light-dark(#fff, #10131a); }
.swagger-ui .filter .operation-filter-input {
  min-height: 44px; margin: 8px 0 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: var(--ink); font-size: 16px;
}
.swagger-ui, .swagger-ui p, .swagger-ui li, .swagger-ui .json-schema-2020-12__title, .swagger-ui .json-schema-2020-12-accordion, .swagger-ui label, .swagger-ui table, .swagger-ui td, .swagger-ui th, .swagger-ui h1, .swagger-ui h2,
.swagger-ui h3, .swagger-ui h4, .swagger-ui h5, .swagger-ui .opblock-description-wrapper p, .swagger-ui .opblock-summary-path,
.swagger-ui .opblock .opblock-section-header h4, .swagger-ui .parameter__name, .swagger-ui .response-col_status, .swagger-ui .response-col_links,
.swagger-ui .tab li, .swagger-ui .tab li button.tablinks, .swagger-ui .model, .swagger-ui .model-title, .swagger-ui section.models h4,
.swagger-ui .renderedMarkdown, .swagger-ui .renderedMarkdown *, .swagger-ui .info__summary, .swagger-ui .info__summary *, .swagger-ui .info .title, .swagger-ui .opblock-tag { color: var(--ink); }
.swagger-ui .info li, .swagger-ui .info p, .swagger-ui .info td { font-size: 15px; line-height: 1.6; max-width: 76ch; margin-inline: 0; color: var(--ink); }
.swagger-ui .opblock-tag { align-items: baseline; gap: 12px; padding: 12px 0; border-bottom: 1px solid var(--line); font-size: 17px; font-weight: 600; }
.swagger-ui .opblock-tag::first-letter { text-transform: uppercase; }
.swagger-ui .opblock-tag small, .swagger-ui .opblock .opblock-summary-description, .swagger-ui .parameter__type, .swagger-ui .prop-type,
.swagger-ui .prop-format, .swagger-ui .parameter__in, .swagger-ui .parameter__extension { color: var(--quiet); }
.swagger-ui .opblock-tag small { padding: 0; font-size: 14px; font-weight: 400; }
.swagger-ui .opblock-tag svg, .swagger-ui .opblock svg, .swagger-ui .expand-operation svg, .swagger-ui .model-toggle::after,
.swagger-ui section.models svg, .swagger-ui button > svg, .swagger-ui .opblock-tag button svg { fill: var(--quiet) !important; color: var(--quiet); }
.swagger-ui .opblock, .swagger-ui .opblock.opblock-get, .swagger-ui .opblock.opblock-post, .swagger-ui .opblock.opblock-put,
.swagger-ui .opblock.opblock-delete, .swagger-ui .opblock.opblock-patch, .swagger-ui section.models {
  margin: 0 0 8px; border: 1px solid var(--line); border-radius: 8px; background: var(--card); box-shadow: none;
}
.swagger-ui .opblock .opblock-summary { border: 0; padding: 6px 8px; }
.swagger-ui .opblock .opblock-summary-method {
  min-width: 64px; padding: 4px 0; border-radius: 6px; background: none !important; border: 1px solid currentColor; color: var(--brand); font-size: 12px; text-shadow: none;
}
.swagger-ui .opblock.opblock-delete .opblock-summary-method { color: light-dark(#b42318, #ff9a8f); }
.swagger-ui .opblock .opblock-summary-path { font-size: 14px; font-weight: 500; overflow-wrap: anywhere; }
.swagger-ui .opblock .opblock-section-header, .swagger-ui .responses-inner, .swagger-ui .opblock-body { background: none; box-shadow: none; }
.swagger-ui .model-box, .swagger-ui section.models .model-container { background: light-dark(#f3f4f6, #25282d); border-radius: 6px; }
.swagger-ui input, .swagger-ui select, .swagger-ui textarea { background: var(--ground) !important; color: var(--ink) !important; border-color: var(--line) !important; }
.swagger-ui a, .swagger-ui .info a { color: var(--brand); }
.swagger-ui .dialog-ux .modal-ux, .swagger-ui .dialog-ux .modal-ux-header { background: var(--card); border-color: var(--line); }
@media (max-width: 640px) {
  .swagger-ui .wrapper, .swagger-ui .schemes.wrapper { padding-inline: 16px; }
  .swagger-ui .btn, .swagger-ui .opblock-tag button, .swagger-ui .opblock-summary-control { min-height: 44px; }
  .swagger-ui .information-container .info { margin-top: 8px; }
  .portal-bar { padding-inline: 16px; }
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .opblock-tag small { flex-basis: 80%; }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-path { max-width: 100%; }
  .swagger-ui table tbody tr td { padding-inline: 4px; }
}
`;
