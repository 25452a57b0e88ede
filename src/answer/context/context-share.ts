import type { RunContext, RunUsage } from '@/stream/types';

type Part = RunContext['parts'][number];

export interface ContextShares {
  parts: (Part & { share: number })[];
  /** Tokens sent: as the model server reported, else as estimated. */
  used: number;
  reported: boolean;
  /** Tokens that are neither sent nor kept for the answer. */
  free: number;
  /** Of what may be sent, in percent. */
  full: number;
}

/** Shares of the window in percent. What the server reports is spread over the parts as they were estimated. */
export function contextShares({ window, answer, parts }: RunContext, usage: RunUsage | null): ContextShares {
  const estimated = parts.reduce((sum, { tokens }) => sum + tokens, 0);
  const reported = usage !== null && usage.promptTokens > 0 && estimated > 0;
  const used = reported ? usage.promptTokens : estimated;
  const scale = estimated > 0 ? used / estimated : 0;
  return {
    parts: parts.map((part) => {
      const tokens = Math.round(part.tokens * scale);
      return { ...part, tokens, share: (100 * tokens) / window };
    }),
    used,
    reported,
    free: Math.max(0, window - answer - used),
    full: Math.min(100, Math.round((100 * used) / Math.max(1, window - answer))),
  };
}
