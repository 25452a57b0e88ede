import type { RawQuery } from './types';
import { withHeaders } from './with-headers';

/** The server words its messages in the language the page is shown in, which need not be the browser's. */
export function withLanguage(base: RawQuery, language: () => string = () => document.documentElement.lang): RawQuery {
  return withHeaders(base, () => ({ 'Accept-Language': language() || undefined }));
}
