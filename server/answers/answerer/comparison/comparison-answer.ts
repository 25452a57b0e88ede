import { fold } from '../../../base/text/fold';
import { allNames, sameNames } from '../../../knowledge';
import { answerUnits } from '../answer-units';
import { plainText } from '../plain-text';
import type { Claim } from '../plan';
import type { Source } from '../question-language';
import { type Quotation, quotationOf } from '../quotation';
import { readTables, type Table } from '../rows/read-table';
import { termsIn, tokensOf } from '../tokens';
import { sidesOf } from './sides';

export interface Comparison {
  /** Table of both sides, if each has a sentence or cells of its own. */
  claim?: Claim;
  /** Sentences about both sides, or about the only one found. */
  quotations: Quotation[];
  /** The side that the sources do not mention. */
  missing?: string;
}

const PASSAGES = 6;
const MOST = 2;
/** Minimum weight of a sentence that is about a side, not just mentions it. */
const LEAST = 0.5;
/** Cues of a contrast, and of a definition of one side. */
const CONTRAST = /\b(?:while|whereas|but|unlike|instead|replace[ds]?|rather|both)\b|而|则|代替|取代|相比|不同|区别|都/;
const IS = /^.{0,40}?(?:\b(?:is|are|means|measures|rates|raises)\b|是|指|为|使|,who\b)/;

/** Characters in which a sentence names what it is about. */
const SUBJECT = 16;
const ABOUT = 0.7;

interface Told extends Quotation {
  says: [boolean, boolean];
  weight: number;
}

/**
 * Compares two things: from a table with both as columns or rows, else from a sentence about each; null if the sources
 * say too little.
 */
export function comparisonAnswer(question: string, sources: readonly Source[]): Comparison | null {
  const sides = sidesOf(question);
  if (!sides) return null;
  const marks = distinct(sides);
  if (marks.some((mark) => mark.length === 0)) return null;
  const read = sources.slice(0, PASSAGES);
  const told = read.flatMap((source, rank) => toldBy(source, rank, marks)).sort((a, b) => b.weight - a.weight);
  const both = told.filter(({ says }) => says[0] && says[1]).slice(0, MOST);
  const alone = [0, 1].map((at) => told.filter(({ says }) => says[at] && !says[1 - at]));
  const tabled = read.map((source) => fromTable(source, marks)).find((claim) => claim !== undefined);
  const claim = tabled ?? sideBySide(sides, alone);
  if (claim || both.length > 0) return { claim, quotations: both, missing: undefined };
  // Both are mentioned but one has no sentence of its own: left to other plans.
  const nowhere = marks.map((mark) =>
    read.every(({ hit }) => !saysAll([hit.title, ...hit.headings, hit.text].join('\n'), mark)),
  );
  const missing = nowhere[0] === nowhere[1] ? undefined : sides[nowhere[0] ? 0 : 1];
  return missing ? { quotations: alone.flat().slice(0, 1), missing } : null;
}

/** Terms that tell the sides apart: "authorised" and "affected" employees share the noun. */
function distinct(sides: [string, string]): [string[], string[]] {
  const [first, second] = sides.map((side) => tokensOf(sameNames(side)));
  const only = (own = first, other = second) => {
    const shared = termsIn(other ?? []);
    const named = (own ?? []).filter(({ term }) => !shared.has(term));
    const pairs = named.filter(({ single }) => !single);
    return (pairs.length > 0 ? pairs : named).map(({ term }) => term);
  };
  return [only(first, second), only(second, first)];
}

const saysAll = (text: string, mark: readonly string[]): boolean => {
  const terms = termsIn(tokensOf(allNames(fold(plainText(text)))));
  return mark.every((term) => terms.has(term));
};

function toldBy({ hit, source }: Source, rank: number, marks: [string[], string[]]): Told[] {
  return answerUnits(hit.text)
    .filter(({ kind }) => kind === 'sentence')
    .map((unit) => {
      const text = hit.text.slice(unit.start, unit.end);
      const says: [boolean, boolean] = [saysAll(text, marks[0]), saysAll(text, marks[1])];
      const opens = marks.some((mark) => saysAll(text.slice(0, SUBJECT), mark));
      const told = Number(CONTRAST.test(text)) + (IS.test(text) ? 1 : Number(opens) * ABOUT);
      return { ...quotationOf(hit, source, unit), says, weight: told - rank / PASSAGES };
    })
    .filter(({ says }) => says[0] || says[1]);
}

const cellOf = ({ hit, start, end }: Quotation): string =>
  hit.text
    .slice(start, end)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');

const headerOf = (first: string, second: string, aspect?: string): string => {
  const cells = [...(aspect === undefined ? [] : [aspect]), first, second];
  return `| ${cells.join(' | ')} |\n|${'---|'.repeat(cells.length)}\n`;
};

/** Both sentences come from one document, which uses the terms in the same sense. */
function sideBySide(sides: [string, string], [ones = [], others = []]: Told[][]): Claim | undefined {
  for (const first of ones) {
    const second = others.find(({ hit }) => hit.docId === first.hit.docId);
    if (!second || first.weight < LEAST || second.weight < LEAST) continue;
    return {
      text: [`${headerOf(...sides)}| ${cellOf(first)} `, 0, ` | ${cellOf(second)} `, 1, ' |'],
      from: [first, second],
    };
  }
  return undefined;
}

/** One row per aspect, whether the source has the sides as columns or as rows. */
function fromTable({ hit, source }: Source, marks: [string[], string[]]): Claim | undefined {
  for (const table of readTables(hit.text)) {
    const columns = marks.map((mark) => table.columns.findIndex(({ heading }) => saysAll(heading, mark)));
    const rows = marks.map((mark) => table.rows.find(({ cells }) => saysAll(cells[0] ?? '', mark)));
    const [first = -1, second = -1] = columns;
    if (first > 0 && second > 0 && first !== second) {
      const aspects = table.rows.map(({ cells }) => [cells[0], cells[first], cells[second]]);
      return {
        text: [
          tableOf(
            table.columns[0]?.heading ?? '',
            [first, second].map((at) => table.columns[at]?.heading ?? ''),
            aspects,
          ),
          0,
        ],
        from: [whole(table)],
      };
    }
    const [one, other] = rows;
    if (one && other && one !== other) {
      const aspects = table.columns
        .slice(1)
        .map(({ heading }, at) => [heading, one.cells[at + 1], other.cells[at + 1]]);
      const from = [one, other].map((row) => quotationOf(hit, source, { ...row, kind: 'row', head: table.head }));
      return { text: [tableOf('', [one.cells[0] ?? '', other.cells[0] ?? ''], aspects), 0], from };
    }
  }
  return undefined;

  function whole({ head, rows }: Table): Quotation {
    return quotationOf(hit, source, { start: head[0], end: rows.at(-1)?.end ?? head[1], kind: 'table' });
  }
}

const tableOf = (aspect: string, [first = '', second = '']: string[], rows: (string | undefined)[][]): string =>
  `${headerOf(first, second, aspect)}${rows.map((cells) => `| ${cells.map((cell) => cell ?? '').join(' | ')} |`).join('\n')}\n\n`;
