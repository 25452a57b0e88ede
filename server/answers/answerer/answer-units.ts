import { splitSentences, type Unit } from './split-sentences';

/** Openings of a text that explains a formula's symbols. */
const EXPLAINS = /^(?:where|with|in which|here)\b|^(?:式中|其中|公式中|这里)/i;
const FULL_STOP = /[.。!！?？]["”』」]?\s*$/;

/** The quotable units of a passage. A formula is joined with its lead-in and the explanation of its symbols. */
export function answerUnits(text: string): Unit[] {
  const units = splitSentences(text).filter((unit) => unit.kind !== 'blank');
  const joined: Unit[] = [];
  for (const unit of units) {
    const last = joined.at(-1);
    const words = text.slice(unit.start, unit.end);
    if (unit.kind === 'sentence' && words.startsWith('$$')) {
      const led = last?.kind === 'sentence' && !FULL_STOP.test(text.slice(last.start, last.end));
      if (led || last?.kind === 'formula') Object.assign(last as Unit, { end: unit.end, kind: 'formula' });
      else joined.push({ ...unit, kind: 'formula' });
    } else if (last?.kind === 'formula' && EXPLAINS.test(words) && endsWithFormula(text, last)) last.end = unit.end;
    else joined.push({ ...unit });
  }
  return joined;
}

const endsWithFormula = (text: string, { start, end }: Unit): boolean =>
  text.slice(start, end).trimEnd().endsWith('$$');
