import { extractCodes, type SearchHit } from '../../knowledge';
import { answerUnits } from './answer-units';
import { type Quotation, quotationOf } from './quotation';
import { sizeOf } from './size';

/** One code may belong to several components of a machine; more than this is a list to search, not an answer. */
const RECORDS = 3;
/** Of one record, so many sentence caps: an article of a statute, all fields of an alarm. */
const LONGEST = 4;

export interface IdentifierRecord {
  title: string;
  quotations: Quotation[];
}

/** The records of an identifier that was asked for by name, each with all that it says: description, cause, remedy. */
export function identifierAnswer(sources: { hit: SearchHit; source: number }[]): IdentifierRecord[] {
  const asked = sources[0]?.hit.exact;
  if (!asked) return [];
  const records = sources.filter(({ hit }) => hit.exact === asked);
  const named = records.filter(({ hit }) => extractCodes(`${hit.title}\n${hit.headings.join('\n')}`).includes(asked));
  // Where passages are about the code, those that only mention it are no records of it.
  return (named.length > 0 ? named : records)
    .slice(0, RECORDS)
    .map(({ hit, source }) => ({ title: titleOf(hit), quotations: fieldsOf(hit, source) }))
    .filter(({ quotations }) => quotations.length > 0);
}

function titleOf({ title, headings }: SearchHit): string {
  const last = headings.at(-1);
  return !last || title.includes(last) || last.includes(title) ? title : `${title} › ${last}`;
}

function fieldsOf(hit: SearchHit, source: number): Quotation[] {
  const quotations: Quotation[] = [];
  let size = 0;
  for (const unit of answerUnits(hit.text)) {
    const whole = hit.text.slice(unit.start, unit.end).trim();
    if (unit.kind === 'heading' || hit.title.endsWith(whole)) continue;
    size += sizeOf(whole);
    if (size > LONGEST && quotations.length > 0) break;
    quotations.push(quotationOf(hit, source, unit));
  }
  return quotations;
}
