import { fold } from '../../base/text/fold';
import type { SearchHit } from '../../knowledge';
import type { AnswerPiece } from './types';

type Cite = Pick<AnswerPiece & { kind: 'cite' }, 'range' | 'sources'>;

const MARKER = /\[\d{1,3}\]/g;
/** Digits with optional thousands separators: 12 000 and 12,000 both mean 12000. */
const NUMBER = /\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+(?!\d)|\d+(?:\.\d+)?/g;
/** Numbers of list items; they state no fact. */
const ORDINAL = /^([\s>#]*)\d{1,3}[.)、]\s/gm;
const STEP = /第\s?\d{1,2}\s?[步点项]|\bstep \d{1,2}\b/g;

/**
 * Checks a model's text: it must cite a source, and each number in it must occur in the cited source or in the
 * question.
 */
export function isFaithful(
  text: string,
  cites: readonly Cite[],
  hits: readonly SearchHit[],
  question: string,
): boolean {
  if (!text.match(MARKER)) return false;
  const asked = numbersIn(question);
  const said = hits.map(({ title, headings, text: own }) => numbersIn([title, ...headings, own].join('\n')));
  const stands = (claim: string, sources: ReadonlySet<string>[]) =>
    [...numbersIn(claim)].every((number) => asked.has(number) || sources.some((source) => source.has(number)));
  const cited = cites.filter(({ sources }) => sources.length > 0);
  return (
    stands(text, said) &&
    cited.every(({ range, sources }) =>
      stands(
        text.slice(...range),
        sources.flatMap((n) => said[n - 1] ?? []),
      ),
    )
  );
}

const numbersIn = (text: string): Set<string> =>
  new Set(
    (fold(text).replace(MARKER, ' ').replace(ORDINAL, '$1').replace(STEP, ' ').match(NUMBER) ?? []).map((number) =>
      number.replace(/[ ,\u00a0\u202f]/g, ''),
    ),
  );
