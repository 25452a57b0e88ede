import type { FastifyBaseLogger } from 'fastify';
import { hostOf } from '../../base/model-server/model-config';
import type { Config } from '../../config';
import type { SearchEngine } from '../../knowledge';
import { extractiveAnswerer } from './extractive-answerer';
import { followUps } from './follow-ups';
import { createModelAnswerer } from './model-answerer';
import { quotedWhole } from './quoted-whole';
import type { Answerer, AnswerPiece } from './types';

export interface AnswererParts {
  config: Pick<Config, 'llm'>;
  log: FastifyBaseLogger;
  /** Without it there are no follow-up questions, because they could not be checked. */
  search?: Pick<SearchEngine, 'search'>;
}

/** Creates the installation's answerer: a model if one is configured, extractive otherwise. */
export function createAnswerer({ config, log, search }: AnswererParts): Answerer {
  const { llm } = config;
  if (llm) log.info({ model: llm.model, at: hostOf(llm) }, 'answers are written by a model');
  const answerer = llm ? createModelAnswerer(llm, extractiveAnswerer) : extractiveAnswerer;
  return search ? withFollowUps(answerer, search) : answerer;
}

function withFollowUps(answerer: Answerer, search: Pick<SearchEngine, 'search'>): Answerer {
  return {
    ...answerer,
    async *write(input) {
      const pieces: AnswerPiece[] = [];
      for await (const piece of answerer.write(input)) {
        // Text pieces are not needed here, and a model sends thousands of them.
        if (piece.kind !== 'text') pieces.push(piece);
        yield piece;
      }
      if (input.signal.aborted || input.plan?.kind === 'choice') return;
      const read = quotedWhole(input.hits, pieces);
      const items = await followUps({ ...input, read, search }).catch((err) => {
        // The answer stands; only the follow-up questions are missing.
        input.log.warn({ err }, 'no follow-up questions');
        return [];
      });
      if (items.length > 0) yield { kind: 'suggestions', items };
    },
  };
}
