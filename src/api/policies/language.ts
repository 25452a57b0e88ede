import type { RawQuery } from './types';
import { withHeaders } from './with-headers';

/** Requests messages in the page's language, which may differ from the browser's. */
export function withLanguage(base: RawQuery, language: () => string = () => document.documentElement.lang): RawQuery {
  return withHeaders(base, () => ({ 'Accept-Language': language() || undefined }));
}
