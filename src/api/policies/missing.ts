import type { RawQuery } from './types';
import { withHeaders } from './with-headers';

/**
 * Asks to be told in the body that a thing does not exist. An HTTP status of 404 stands in red in the browser's console,
 * though opening an old address is no fault of the page. The envelope reads the answer like that status.
 */
export const withMissing = (base: RawQuery): RawQuery =>
  withHeaders(base, ({ type }) => ({ Prefer: type === 'query' ? 'missing=body' : undefined }));
