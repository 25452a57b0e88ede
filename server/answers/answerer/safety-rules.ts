import { answerUnits } from './answer-units';
import { type Quotation, quotationOf } from './quotation';

const MOST = 2;
/** Rules to stop the machine at once; they come before prohibitions. */
const STOPS = /必须立即停|应立即停|立即停(?:机|止|用)|\bstop(?:ped)?\b.{0,30}\b(?:at once|immediately)\b/i;
const FORBIDS =
  /严禁|切勿|绝不(?:能|允许|可)|挂牌上锁|上锁挂牌|验电|先.{0,12}(?:停机|断电|泄压)|不得(?:触碰|接触|进入|打开|拆)|\block(?:ed)?[ -]?out\b|\bnever\b|\bmust not be (?:opened|touched|removed|entered)\b|\bnobody may\b|\bdo not (?:touch|open|enter|remove)\b|\bprove[dn]? .{0,20}dead\b|\bdepressuri[sz]e/i;

/**
 * Returns at most two safety rules (stop first, then lockout and prohibitions) of the quoted sections that are not
 * quoted yet.
 */
export function safetyRules(quotations: readonly Quotation[]): Quotation[] {
  const hits = new Map(quotations.map((quotation) => [quotation.hit, quotation.source]));
  const rules = [...hits].flatMap(([hit, source]) =>
    answerUnits(hit.text)
      .filter(({ kind }) => kind === 'sentence')
      .map((unit) => quotationOf(hit, source, unit))
      .filter((rule) => !quotations.some((said) => said.hit === hit && said.start < rule.end && said.end > rule.start)),
  );
  const saying = (sign: RegExp) => rules.filter(({ hit, start, end }) => sign.test(hit.text.slice(start, end)));
  return [...new Set([...saying(STOPS), ...saying(FORBIDS)])].slice(0, MOST);
}
