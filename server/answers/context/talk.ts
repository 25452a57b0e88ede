import type { Room } from './room';

/** An earlier question of the branch with its answer. */
export interface TalkTurn {
  /** The message of the question, and that of the answer. */
  question: string;
  answer: string;
  /** The run that wrote the answer. */
  run: string;
  asked: string;
  /** Without markers. Empty if its asker may no longer read its sources. */
  said: string;
}

export interface Summary {
  /** The last answer that it stands for, and the first question. */
  message: string;
  since: string;
  turns: number;
  text: string;
  by: 'model' | 'quoted';
  /** The runs whose answers went into it. */
  runs: string[];
}

/** What of the conversation a model reads. */
export interface Talk {
  summary?: Summary;
  /** Oldest first. */
  turns: Pick<TalkTurn, 'asked' | 'said'>[];
}

const costOf = ({ asked, said }: TalkTurn, { count }: Pick<Room, 'count'>): number => count(`${asked}\n${said}`) + 8;

export interface Split {
  /** A summary that was made before and is used on. */
  stored?: Summary;
  /** Turns that a new summary has to stand for, behind the stored one. */
  older: TalkTurn[];
  kept: TalkTurn[];
}

/**
 * Which turns fit as they are. When they no longer do, so many are summed up that the next ones fit for a while; the
 * newest is always kept.
 */
export function splitTalk(
  turns: readonly TalkTurn[],
  stored: Summary | undefined,
  budget: number,
  room: Pick<Room, 'count'>,
): Split {
  const past = stored ? turns.findIndex(({ answer }) => answer === stored.message) + 1 : 0;
  const used = past > 0 ? stored : undefined;
  const rest = turns.slice(past);
  const sum = rest.reduce((all, turn) => all + costOf(turn, room), used ? room.count(used.text) : 0);
  if (sum <= budget) return { ...(used && { stored: used }), older: [], kept: rest };
  let left = budget / 2;
  let first = rest.length - 1;
  while (first >= 0) {
    const turn = rest[first];
    if (turn && first < rest.length - 1 && costOf(turn, room) > left) break;
    left -= turn ? costOf(turn, room) : 0;
    first -= 1;
  }
  return { ...(used && { stored: used }), older: rest.slice(0, first + 1), kept: rest.slice(first + 1) };
}

const LINE = 200;

/** The summary without a model: each question with the beginning of its answer, the oldest shortest. */
export function quoteTurns(
  stored: Summary | undefined,
  older: readonly Pick<TalkTurn, 'asked' | 'said'>[],
  fits: (text: string) => boolean,
): string {
  const lines = older.map(({ asked, said }) => `- ${oneLine(asked, LINE)}${said ? ` → ${firstSentence(said)}` : ''}`);
  const all = [...(stored ? stored.text.split('\n') : []), ...lines];
  for (let from = 0; from < all.length; from++) {
    // What was asked first goes first; its question alone stays as long as it can.
    const text = all.map((line, at) => (at < from ? (line.split(' → ')[0] ?? '') : line)).join('\n');
    if (fits(text)) return text;
  }
  for (let from = 1; from < all.length; from++) {
    const text = all
      .slice(from)
      .map((line) => line.split(' → ')[0] ?? '')
      .join('\n');
    if (fits(text)) return text;
  }
  return '';
}

const oneLine = (text: string, most: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most).toWellFormed()}…` : line;
};

function firstSentence(said: string): string {
  const plain = said
    .replace(/[*_`#>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const end = /[。！？]|[.!?](?=\s|$)/.exec(plain);
  return oneLine(end ? plain.slice(0, end.index + 1) : plain, LINE);
}
