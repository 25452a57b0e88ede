import { useEffect, useState } from 'react';
import type { Locale } from '../../../generated/locales';

/** The knowledge base that the starter handbook is loaded into. */
const PUBLIC_KNOWLEDGE = 3;

/** The id of a page of the handbook, as the server makes it; undefined until known, and without HTTPS. */
export function useHandbookId(doc: string, locale: Locale): string | undefined {
  const lang = locale.slice(0, 2);
  const source = `${PUBLIC_KNOWLEDGE}\nhandbook/${lang}/${doc}.md\n${lang}`;
  const [found, setFound] = useState<{ source: string; id: string }>();
  useEffect(() => {
    let current = true;
    const bytes = new TextEncoder().encode(source);
    void globalThis.crypto?.subtle?.digest('SHA-256', bytes).then((hash) => {
      const hex = [...new Uint8Array(hash).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      if (current) setFound({ source, id: hex });
    });
    return () => {
      current = false;
    };
  }, [source]);
  return found?.source === source ? found.id : undefined;
}
