import { fold } from '../../../base/text/fold';
import { questionKind } from '../question-kind';

/** Phrases that ask how something is done; the remaining words name the subject. */
const ASKS =
  /\bwalk me through|\b(?:what (?:is|are) )?(?:the )?(?:steps|procedures?|instructions)\b(?: (?:for|of|to))?|\bhow (?:do|can|should|would|could|must) (?:i|you|we|one)\b(?: do\b)?|\bhow to\b|\bhow (?:is|are|should|must)\b|(?:正确)?(?:的)?(?:操作)?(?:步骤|流程)(?:是什么|有哪些)?|怎么(?:做|弄掉?|搞)?|怎样|如何(?:进行)?|咋(?:整|弄|搞)?/g;
/** Questions about calculating, telling apart, understanding or reasons do not ask for steps. */
const OTHERWISE =
  /怎么(?:回事|会|样|算|计算|这么|那么|不)|咋(?:回事|样)|(?:怎么|怎样|如何)(?:计算|算|理解|区分|判断)|\bhow (?:do|can|should|to|is|are)\b.{0,60}\b(?:calculated?|computed?|known?|differ|tell|related?)\b/;

/** Returns the question without the words that ask for steps; null if it asks for something else. */
export function withoutAskingForSteps(question: string): string | null {
  const folded = fold(question);
  const asked = folded.match(ASKS);
  if (!asked || OTHERWISE.test(folded)) return null;
  const kind = questionKind(folded);
  const says = asked.some((words) => /steps|procedure|walk me|instructions|步骤|流程/.test(words));
  return kind === 'how' || says ? folded.replace(ASKS, ' ').trim() : null;
}
