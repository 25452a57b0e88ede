import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Solves the work that a refusal requires; returns the header for the retry. */
export const workFor = (answer: { data?: { work?: unknown } | null }) => solved(answer.data?.work);

/** Solves a challenge. */
export async function solved(work: unknown): Promise<Record<string, string>> {
  if (!work) return {};
  const challenge = work as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return { 'x-millwright-work': Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
}
