import type { SearchHit } from './search/types';

/** What a question is compared with: the wordings that a verified answer answers, the title first. */
export interface VerifiedCandidate {
  question: string;
  wordings: string[];
}

/** A verified answer as its document says it. */
export interface VerifiedText {
  /** The whole answer as a passage of its document. */
  hit: SearchHit;
  /** Name of who answers for it; empty if they left. */
  owner: string;
  /** YYYY-MM-DD. */
  checkedAt: string;
  reviewBy: string;
  state: 'valid' | 'due' | 'overdue';
}

/** The verified answers in these bases. What has stepped down is in none of them. */
export interface VerifiedAnswers {
  candidates(asked: string, scope: readonly number[]): Promise<VerifiedCandidate[]>;
  read(question: string, scope: readonly number[]): Promise<VerifiedText | undefined>;
}

/** The job that is sent the documents of verified answers that did not help. */
export const VERIFIED_DISPUTED = 'verified-disputed';
