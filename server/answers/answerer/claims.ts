import type { SearchHit } from '../../knowledge';
import type { FilterPiece } from './citation-pieces';
import { splitSentences } from './split-sentences';
import { readSource, supportOf } from './support';
import type { AnswerPiece } from './types';

export interface ClaimWriter {
  take(pieces: FilterPiece[]): AnswerPiece[];
  /** The text is over: the last sentences are judged. */
  end(): AnswerPiece[];
  /** UTF-16 units written so far. */
  length(): number;
}

interface Claim {
  start: number;
  end: number;
  numbers: number[];
}

/** Shorter ones ("可以。", "Yes.") claim too little to be judged without a source of their own. */
const SHORTEST_CLAIM = 12;
const LEAD_IN = /[:：]\s*$/;
const NO_CLAIM = /^\s*(#{1,6}\s|\||>\s|[-*_]{3,}\s*$)/;
const LINE_MARK = /^[\s>]*(?:[-*+]\s+|\d{1,3}[.)]\s+)?/;

/**
 * Writes filtered text out and judges it: each sentence, with its markers, against the passages it names. Sentences that
 * name none are checked against all passages, so that the reader sees what stands on nothing.
 */
export function createClaimWriter(hits: SearchHit[]): ClaimWriter {
  const sources = hits.map((hit, i) => readSource(hit, i + 1));
  let written = 0;
  let line = '';
  /** Offset of `line` in the text, and of what in it is judged already. */
  let lineAt = 0;
  let judged = 0;
  let open: Claim | null = null;
  let code = false;

  const cite = ({ start, end, numbers }: Claim): AnswerPiece => {
    const claim = line.slice(start - lineAt, end - lineAt).replace(/\[\d{1,3}\]/g, ' ');
    const named = numbers.length ? sources.filter(({ n }) => numbers.includes(n)) : sources;
    const { support, quote } = supportOf(claim, named);
    const found = numbers.length === 0 && support !== 'none' && quote ? [quote.source] : numbers;
    return {
      kind: 'cite',
      range: [start, end],
      sources: found,
      support,
      ...(quote && support !== 'none' && { quotes: [quote] }),
    };
  };

  function closeOpen(): AnswerPiece[] {
    if (!open) return [];
    const claim = open;
    open = null;
    judged = claim.end;
    return [cite(claim)];
  }

  /** Whole sentences of the line up to `to` that carry no marker. */
  function judgeBare(to: number): AnswerPiece[] {
    const from = judged;
    judged = Math.max(judged, to);
    const text = line.slice(from - lineAt, to - lineAt);
    if (code || NO_CLAIM.test(line) || !text.trim()) return [];
    return sentencesOf(text).flatMap(([start, end]) => {
      const bare = text.slice(start, end);
      if (bare.length < SHORTEST_CLAIM || LEAD_IN.test(bare)) return [];
      return [cite({ start: from + start, end: from + end, numbers: [] })];
    });
  }

  function endLine(): AnswerPiece[] {
    const pieces = [...closeOpen(), ...judgeBare(written)];
    line = '';
    lineAt = written;
    judged = written;
    return pieces;
  }

  function write(text: string, isCode: boolean): AnswerPiece[] {
    const pieces: AnswerPiece[] = closeOpen();
    code = isCode;
    for (const part of text.split(/(?<=\n)/)) {
      pieces.push({ kind: 'text', append: part });
      written += part.length;
      if (!isCode) line += part;
      if (part.endsWith('\n')) pieces.push(...endLine());
      else if (isCode) skipCode();
    }
    return pieces;
  }

  function skipCode(): void {
    line = '';
    lineAt = written;
    judged = written;
  }

  function mark(numbers: number[]): AnswerPiece[] {
    const pieces: AnswerPiece[] = [];
    if (!open) {
      const start = claimStart(line.slice(judged - lineAt)) + judged;
      pieces.push(...judgeBare(start));
      open = { start, end: written, numbers: [] };
    }
    const fresh = numbers.filter((number) => !open?.numbers.includes(number));
    const append = fresh.map((number) => `[${number}]`).join('');
    if (append) pieces.push({ kind: 'text', append });
    line += append;
    written += append.length;
    open = { start: open.start, end: written, numbers: [...open.numbers, ...fresh] };
    return pieces;
  }

  return {
    take: (pieces) =>
      pieces.flatMap((piece) => {
        if (piece.kind === 'text') return write(piece.text, piece.code);
        return piece.kind === 'marks' ? mark(piece.numbers) : [];
      }),
    end: endLine,
    length: () => written,
  };
}

/** Trimmed ranges of the sentences of one line; the mark of a list item and the bars of a table belong to none. */
function sentencesOf(text: string): [number, number][] {
  const bare = text.replace(LINE_MARK, (mark) => ' '.repeat(mark.length)).replaceAll('|', '。');
  return splitSentences(bare).flatMap(({ start, end }): [number, number][] => {
    const whole = bare.slice(start, end);
    if (!/[\p{L}\p{N}]/u.test(whole)) return [];
    const from = start + (whole.length - whole.trimStart().length);
    return [[from, from + whole.trim().length]];
  });
}

/** Where the last sentence of a line begins: what a marker right behind it speaks for. In a table, the cell. */
const claimStart = (text: string): number => sentencesOf(text).at(-1)?.[0] ?? 0;
