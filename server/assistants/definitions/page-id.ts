import { documentId, publicKnowledge } from '../../knowledge';

/** The document that holds a page of the handbook. */
export function pageId(doc: string, locale: string): string {
  const lang = locale.slice(0, 2);
  return documentId(publicKnowledge, `handbook/${lang}/${doc}.md`, lang);
}
