import { fold } from '../../../base/text/fold';
import { ASKING } from '../../../base/text/stop-words';
import { questionKind } from '../question-kind';
import { conditionsOf } from '../rows/conditions';

const REMEDY =
  /怎么办|怎么处理|怎么解决|怎么排除|咋办|咋处理|先[看查检]|\bwhat (?:to do|should (?:i|we) do|(?:do|should) (?:i|we) check)\b|\bhow (?:do|can|should) (?:i|we) fix\b/;
const ASKS =
  /[?？=]|\b(?:what|which|how|when|where|who|whose|do|does|did|can|may|must|should|is|are|list|name|difference|vs|versus)\b|区别|步骤|定义/;
/** A report has several words; a bare name or separate keywords do not count. */
const REPORT = /[\u3400-\u9fff]{5,}|\p{L}+\s+\p{L}+\s+\p{L}+/u;
const KEYWORDS = /[\u3400-\u9fff] [\u3400-\u9fff]/;

/** "Does not" and a later "when" belong to a statement, not to a question. */
const TELLS = /\b(?:do(?:es)?|is|are|did)(?: not|n't)\b|(?<=\w )when\b/g;

/** True if a question asks for a cause or only reports a fault: "motor hums and does not start". */
export function asksForCause(question: string): boolean {
  const folded = fold(question);
  if (questionKind(folded) === 'reason' || REMEDY.test(folded)) return true;
  const told = folded.replaceAll(TELLS, ' ');
  const kind = questionKind(told);
  if (kind !== 'other' || !REPORT.test(told) || KEYWORDS.test(told) || conditionsOf(question).length > 0) return false;
  return !ASKS.test(told) && told.search(ASKING) < 0;
}
