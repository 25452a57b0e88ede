/** What runs inside a frame: the preview of the workbench, and a page that another site embeds. One part, so that their shared modules stay with the first page. */
export { startEmbed } from './embed/start-embed';
export { startPreview } from './preview/start-preview';
