import type { SearchHit } from '../../../knowledge';
import type { AnswerPiece } from '../types';
import { areSaid, MARKER, measuresIn } from './measures';
import { isOpposite } from './polarity';

type Cite = Pick<AnswerPiece & { kind: 'cite' }, 'range' | 'sources' | 'support' | 'quotes'>;

/**
 * Checks a model's text: it must cite a source; each number in it must stand, with its unit, in the cited source or in
 * the question; and no sentence may allow, require or deny what its source does not.
 */
export function isFaithful(
  text: string,
  cites: readonly Cite[],
  hits: readonly SearchHit[],
  question: string,
): boolean {
  if (!text.match(MARKER)) return false;
  const asked = measuresIn(question);
  const said = hits.map(({ title, headings, text: own }) => measuresIn([title, ...headings, own].join('\n')));
  const stands = (claim: string, sources: typeof said) => areSaid(measuresIn(claim), [asked, ...sources]);
  const cited = cites.filter(({ sources }) => sources.length > 0);
  return (
    stands(text, said) &&
    cited.every(({ range, sources, support, quotes }) => {
      const claim = text.slice(...range);
      const opposite = quotes?.some((quote) => isOpposite(claim, quote.text, support === 'full'));
      return (
        !opposite &&
        stands(
          claim,
          sources.flatMap((n) => said[n - 1] ?? []),
        )
      );
    })
  );
}
