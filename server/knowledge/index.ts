/** The public interface of this room. */
export { listKnowledge, listOfferedBases } from './list-knowledge';
export { maySearch } from './may-search';
export { openReading } from './open-reading';
export { listBank, recommendQuestions } from './question-bank';
export { quoteHash } from './quote-hash';
export { extractCodes, parseIdentifiers, withoutCodes } from './search/identifiers';
export { isShouted } from './search/query-terms';
export { articleSpan } from './search/statute-articles';
export { inDocumentNames, type OwnNames } from './search/synonyms/own-names';
export { allNames, sameNames } from './search/synonyms/synonyms';
export type { SearchEngine, SearchHit, SearchLang, SearchRequest, SearchResult } from './search/types';
export type { Vocabulary } from './search/vocabulary';
export { documentId } from './store/documents';
export { listKnowledgeBases, publicKnowledge } from './store/knowledge-bases';
export { revisionDates } from './store/library';
export { renameFilesBases } from './uploads/files-base';
export { addUpload, readUploads, removeUpload } from './uploads/uploads';
