import type { FastifyBaseLogger } from 'fastify';
import type { VerifiedAnswers, VerifiedText } from '../../knowledge';
import { matchesWording } from './match-wording';

interface Asked {
  text: string;
  scope: readonly number[];
}

interface Tools {
  verified?: VerifiedAnswers | undefined;
  log: FastifyBaseLogger;
}

/** The same, or none if they cannot be read: without them the documents still answer. */
export async function verifiedFor(asked: Asked, { verified, log }: Tools): Promise<VerifiedText | undefined> {
  try {
    return verified && (await findVerified(verified, asked));
  } catch (err) {
    log.warn({ err }, 'no verified answers could be read');
    return undefined;
  }
}

/** A longer text describes more than one question. */
const LONGEST = 300;

/** The verified answer to just this question, if there is one that these bases hold. */
export async function findVerified(
  verified: VerifiedAnswers,
  { text, scope }: Asked,
): Promise<VerifiedText | undefined> {
  const asked = text.trim();
  if (asked === '' || asked.length > LONGEST) return undefined;
  for (const { question, wordings } of await verified.candidates(asked, scope))
    if (wordings.some((wording) => matchesWording(asked, wording))) return verified.read(question, scope);
  return undefined;
}
