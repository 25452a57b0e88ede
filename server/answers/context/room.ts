/** What fits into a model's window, in tokens. */
export interface Room {
  window: number;
  /** Nobody has said how large it is. */
  assumed: boolean;
  /** Tokens of a text, as far as they can be known before it is sent. */
  count(text: string): number;
  /** Compares an estimate with what the model server reported, for the next ones. */
  learn(estimated: number, reported: number): void;
}

const ASSUMED = 8_192;
/** Shares of the window. The rest is for rules, sources and the question. */
export const SHARES = { answer: 0.25, talk: 0.2 };

/** Tokens per character: usual tokenizers split Chinese by characters and Latin text into pieces of about four. */
const WIDE = 0.9;
const NARROW = 0.28;
const BOUNDS: [number, number] = [0.5, 1.5];
/** How much of a difference the next estimate takes over. */
const PACE = 0.5;

export function openRoom(context: number | undefined): Room {
  let factor = 1;
  return {
    window: context ?? ASSUMED,
    assumed: context === undefined,
    count: (text) => Math.ceil(weigh(text) * factor),
    learn(estimated, reported) {
      if (estimated <= 0 || reported <= 0) return;
      const wanted = factor * (1 + PACE * (reported / estimated - 1));
      factor = Math.min(BOUNDS[1], Math.max(BOUNDS[0], wanted));
    },
  };
}

function weigh(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at) >= 0x2e80 ? WIDE : NARROW;
  return sum;
}

/** The beginning of a text that fits. */
export function cutTo(text: string, tokens: number, { count }: Pick<Room, 'count'>): string {
  let cut = text;
  for (let all = count(cut); all > tokens && cut !== ''; all = count(cut))
    cut = cut.slice(0, Math.min(cut.length - 1, Math.floor((cut.length * tokens) / all)));
  return cut;
}
