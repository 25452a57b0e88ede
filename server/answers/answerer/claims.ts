import type { SearchHit } from '../../knowledge';
import type { FilterPiece } from './citation-pieces';
import { splitSentences } from './split-sentences';
import { readSource, supportOf } from './support';
import type { AnswerPiece } from './types';

export interface ClaimWriter {
  take(pieces: FilterPiece[]): AnswerPiece[];
  /** Ends the stream and judges the remaining sentences. */
  end(): AnswerPiece[];
  /** Number of UTF-16 units written so far. */
  length(): number;
}

interface Claim {
  start: number;
  end: number;
  numbers: number[];
}

/** Sentences shorter than this ("可以。", "Yes.") are judged only if they carry a marker. */
const SHORTEST_CLAIM = 12;
const LEAD_IN = /[:：]\s*$/;
const NO_CLAIM = /^\s*(#{1,6}\s|\||>\s|[-*_]{3,}\s*$)/;
const LINE_MARK = /^[\s>]*(?:[-*+]\s+|\d{1,3}[.)]\s+)?/;

/**
 * Writes filtered text and judges it: each sentence with markers against the passages it cites, each sentence without
 * against all passages, so that readers see unsupported claims.
 */
export function createClaimWriter(hits: SearchHit[]): ClaimWriter {
  const sources = hits.map((hit, i) => readSource(hit, i + 1));
  let written = 0;
  let line = '';
  /** Offset of `line` in the text, and the offset up to which sentences are judged. */
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

  /** Judges the whole sentences without markers up to `to`. */
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

/** Trimmed ranges of the sentences in one line, without list marks and table bars. */
function sentencesOf(text: string): [number, number][] {
  const bare = text.replace(LINE_MARK, (mark) => ' '.repeat(mark.length)).replaceAll('|', '。');
  return splitSentences(bare).flatMap(({ start, end }): [number, number][] => {
    const whole = bare.slice(start, end);
    if (!/[\p{L}\p{N}]/u.test(whole)) return [];
    const from = start + (whole.length - whole.trimStart().length);
    return [[from, from + whole.trim().length]];
  });
}

/** Start of the last sentence of a line, or of its last table cell: the claim of a marker that follows directly. */
const claimStart = (text: string): number => sentencesOf(text).at(-1)?.[0] ?? 0;
