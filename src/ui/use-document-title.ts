import { useEffect } from 'react';

let site = '';

/** The portal's name, which stands last in every title. */
export function setSiteTitle(title: string): void {
  site = title;
}

export function documentTitle(page?: string): string {
  return page ? `${page} · ${site}` : site;
}

/** For blocks whose data names the page: a question, a document. Until then the page's own title stands. */
export function useDocumentTitle(page: string | undefined): void {
  useEffect(() => {
    if (page) document.title = documentTitle(page);
  }, [page]);
}
