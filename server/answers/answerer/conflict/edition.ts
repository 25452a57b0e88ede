import { fold } from '../../../base/text/fold';
import { extractCodes, type SearchHit } from '../../../knowledge';

/** How titles mark an edition, folded. The first group that matches is its number, year or letter. */
const EDITION =
  /[(（[]?\s*(?:\b(?:version|edition|ver|rev(?:ision)?|v)\.?\s*(\d+(?:\.\d+)*|[a-z]\b)|第\s*(\d+)\s*版|\b(\d+)(?:st|nd|rd|th) (?:edition|ed\b\.?)|(?:[-:]\s*)?(?<!\d)((?:19|20)\d\d)(?!\d)\s*(?:年版?|版|年?修[订正]|edition)?)\s*[)）\]]?/g;
const BY = /\b(?:superseded|replaced|withdrawn and replaced) by|已?[被由](?=.{1,40}?(?:代替|替代|取代))/;
const REPLACES = /\b(?:replaces|supersedes)\b|代替|替代|取代/;
/** How much text behind such words may name the other document. */
const NEAR = 80;

/** A document title without its edition, and the edition's numbers in order. */
export function editionOf(title: string): { name: string; edition: string[] } {
  const folded = fold(title);
  const edition = [...folded.matchAll(EDITION)].flatMap((match) => match.slice(1).filter(Boolean) as string[]);
  return { name: folded.replaceAll(EDITION, ' ').replaceAll(/\s+/g, ' ').trim(), edition };
}

/** True if `hit` is from an earlier edition of the other document, or a source says that the other replaces it. */
export function isSuperseded(hit: SearchHit, by: SearchHit, sources: readonly SearchHit[]): boolean {
  const textsOf = ({ docId }: SearchHit) => sources.filter((one) => one.docId === docId).map(({ text }) => fold(text));
  if (textsOf(hit).some((text) => namesBehind(BY, text, by))) return true;
  if (textsOf(by).some((text) => !BY.test(text) && namesBehind(REPLACES, text, hit))) return true;
  const [own, other] = [editionOf(hit.title), editionOf(by.title)];
  return own.name === other.name && own.edition.length === other.edition.length && isBefore(own.edition, other.edition);
}

const isBefore = (a: readonly string[], b: readonly string[]): boolean => {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] ?? '').localeCompare(b[at] ?? '', 'en', { numeric: true }) < 0;
};

function namesBehind(words: RegExp, text: string, { title }: SearchHit): boolean {
  const match = words.exec(text);
  if (!match) return false;
  const said = text.slice(match.index, match.index + match[0].length + NEAR);
  const codes = extractCodes(title);
  return said.includes(fold(title)) || extractCodes(said).some((code) => codes.includes(code));
}
