import { useEffect } from 'react';

let site = '';

/** Sets the portal's name, which ends every title. */
export function setSiteTitle(title: string): void {
  site = title;
}

export function documentTitle(page?: string): string {
  return page ? `${page} · ${site}` : site;
}

/** For blocks whose data names the page, such as a document. Until it loads, the page's own title is shown. */
export function useDocumentTitle(page: string | undefined): void {
  useEffect(() => {
    if (page) document.title = documentTitle(page);
  }, [page]);
}
