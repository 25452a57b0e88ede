/** What other rooms may take of this one. */
export type { Reader } from './read-chat';
export { readerOf } from './routes/reader-of';
export { createSseViewer } from './runs/sse-viewer';
