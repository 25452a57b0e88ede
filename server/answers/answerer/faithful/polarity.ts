import { fold } from '../../../base/text/fold';

type Modal = 'forbidden' | 'required' | 'allowed';

/** Limits ("not more than 5", 不超过), fixed words (不锈钢) and "not only" deny nothing. */
const NO_DENIAL =
  /不(?:超过|大于|小于|高于|低于|少于|多于|足|同|良|锈|仅|断|论|管|平|均匀)|\b(?:not|no) (?:more|less|fewer|higher|lower|greater|only|later|earlier)\b|\bnot exceed\w*/g;
const FORBIDDEN =
  /严禁|禁止|不得|不可|不能|不准|不允许|不应|切勿|请勿|不要|\b(?:must|may|shall|should|can|could)(?: never| not|n['’]t)\b|\bcannot\b|\b(?:do not|don['’]t|never|forbidden|prohibited|not (?:allowed|permitted))\b/;
const FREE =
  /不必|无需|无须|不需要|\b(?:need not|needn['’]t|(?:do|does) not (?:need|have) to|(?:don|doesn)['’]t (?:need|have) to)\b/;
const REQUIRED = /必须|务必|应当|应该|须|\b(?:must|shall|have to|has to|required)\b/;
const ALLOWED = /可以|允许|\b(?:may|can|allowed|permitted)\b/;
const DENIAL = /[不没勿]|未(?!来)|无(?!线)|并非|\b(?:not|never|no|none|without|cannot)\b|n['’]t\b/;
/** "Only after", "unless": the same rule can be said with and without a denial. */
const EITHER_WAY = /只有|仅|除非|才|之前|前不|\b(?:only|unless|until|before|except)\b/;

/**
 * Whether a claim says the opposite of the sentence it rests on. Forbidden against allowed or required always counts;
 * allowed against required, and denied against said, only if the claim has nearly all its words from that sentence
 * (`close`).
 */
export function isOpposite(claim: string, sentence: string, close: boolean): boolean {
  const [said, stands] = [claim, sentence].map((text) => fold(text).replaceAll(NO_DENIAL, ' '));
  if (said === undefined || stands === undefined) return false;
  if (EITHER_WAY.test(said) || EITHER_WAY.test(stands)) return false;
  const [told, rule] = [modalOf(said), modalOf(stands)];
  if (told && rule) return told !== rule && (close || [told, rule].includes('forbidden'));
  return close && DENIAL.test(said) !== DENIAL.test(stands);
}

/** What a question asks of: whether something is denied, and whether it is forbidden, required or allowed. */
export function polarityOf(text: string): { denied: boolean; modal: Modal | undefined } {
  const said = fold(text).replaceAll(NO_DENIAL, ' ');
  return { denied: DENIAL.test(said), modal: modalOf(said) };
}

function modalOf(folded: string): Modal | undefined {
  if (FREE.test(folded)) return 'allowed';
  if (FORBIDDEN.test(folded)) return 'forbidden';
  if (REQUIRED.test(folded)) return 'required';
  return ALLOWED.test(folded) ? 'allowed' : undefined;
}
