import { OWN_BASE } from '../../base/database/run-sources';
import { fold } from '../../base/text/fold';
import { FUNCTION_CHARACTERS, STOP_WORDS } from '../../base/text/stop-words';
import { termsOf } from '../../base/text/terms';
import type { SearchHit, SearchResult } from '../../knowledge';
import type { AttachedPassage, AttachmentRow } from '../store/attachments';

/** Passages of attached files per answer. */
const MOST = 5;
/** Share of a question's weight that a passage has to hold, unless the question names the file itself. */
const LEAST = 0.3;
/** "What does this file say": the beginning of the file answers. */
const NAMES_FILE =
  /附件|文件|文档|这份|这篇|手册|attach|\bfiles?\b|\bdocument\b|\bpdf\b|图片|照片|铭牌|图中|\b(?:picture|photo|image|nameplate|gauge)\b|this (?:report|manual|text)/i;

/** The passages of attached documents that hold most of what is asked, best first. */
export function findAttached(question: string, files: readonly AttachmentRow[]): SearchHit[] {
  const documents = files.filter(({ kind }) => kind !== 'table');
  const all = documents.flatMap((file) => file.passages.map((passage) => ({ file, passage, terms: termsIn(passage) })));
  const wanted = [...new Set(telling(termsOf(fold(question))))];
  if (all.length === 0) return [];
  const weights = new Map(wanted.map((term) => [term, weightOf(term, all)]));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const scored = all
    .map((each) => ({
      ...each,
      found:
        total === 0
          ? 0
          : wanted.reduce((sum, term) => sum + (each.terms.has(term) ? (weights.get(term) ?? 0) : 0), 0) / total,
    }))
    .filter(({ found }) => found >= LEAST)
    .sort((a, b) => b.found - a.found)
    .slice(0, MOST);
  if (scored.length > 0) return scored.map(({ file, passage, found }) => asHit(file, passage, found));
  if (!NAMES_FILE.test(question)) return [];
  return documents
    .flatMap((file) => file.passages.slice(0, 2).map((passage) => asHit(file, passage, 0.5)))
    .slice(0, MOST);
}

/** Scores of what the asker brought along count on the scale of the search that it stands beside. */
export const besideFound = ({ hits }: Pick<SearchResult, 'hits'>, own: readonly SearchHit[]): SearchHit[] =>
  own.map((hit) => ({ ...hit, score: hit.score * Math.max(1, hits[0]?.score ?? 1) }));

const termsIn = ({ headings, text }: AttachedPassage) => new Set(termsOf(fold(`${headings.join('\n')}\n${text}`)));

/** Single characters of unspaced text match anywhere, and words such as "what" tell nothing. */
const telling = (terms: readonly string[]) =>
  terms.filter((term) => {
    if (!/\p{Script=Han}/u.test(term)) return !STOP_WORDS.has(term);
    return term.length > 1 && ![...term].some((character) => FUNCTION_CHARACTERS.has(character));
  });

/** Rarer terms tell more. */
function weightOf(term: string, passages: readonly { terms: ReadonlySet<string> }[]): number {
  const having = passages.filter(({ terms }) => terms.has(term)).length;
  // What the files never say must not hide what they do say.
  return having === 0 ? 0.5 : Math.log(1 + (passages.length + 1) / (having + 0.5));
}

/** What an answer cites. The base in its place makes it the asker's own: nobody else reads it, whoever has the link. */
const asHit = (
  { id, name, lang }: AttachmentRow,
  { headings, page, span, text }: AttachedPassage,
  found: number,
): SearchHit => ({
  ...{ passageId: `${id}#${span[0]}`, docId: `att:${id}`, version: 1, kbId: OWN_BASE, lang, title: name },
  ...{ headings, page, span, text, url: null, kind: 'attachment', score: found, found, highlights: [] },
});
