import type { FastifyBaseLogger } from 'fastify';
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
  /** Without it no follow-up questions are offered: they could not be checked. */
  search?: Pick<SearchEngine, 'search'>;
}

/** The answerer of this installation: a model's where one is configured, the sources' own words otherwise. */
export function createAnswerer({ config, log, search }: AnswererParts): Answerer {
  const { llm } = config;
  if (llm) log.info({ model: llm.model, at: new URL(llm.baseUrl).host }, 'answers are written by a model');
  const answerer = llm ? createModelAnswerer(llm, extractiveAnswerer) : extractiveAnswerer;
  return search ? withFollowUps(answerer, search) : answerer;
}

function withFollowUps(answerer: Answerer, search: Pick<SearchEngine, 'search'>): Answerer {
  return {
    ...answerer,
    async *write(input) {
      const pieces: AnswerPiece[] = [];
      for await (const piece of answerer.write(input)) {
        // Of the text nothing is needed, and a model writes it in thousands of pieces.
        if (piece.kind !== 'text') pieces.push(piece);
        yield piece;
      }
      if (input.signal.aborted || input.plan?.kind === 'choice') return;
      const read = quotedWhole(input.hits, pieces);
      const items = await followUps({ ...input, read, search }).catch((err) => {
        // The answer stands; only what to ask next is missing.
        input.log.warn({ err }, 'no follow-up questions');
        return [];
      });
      if (items.length > 0) yield { kind: 'suggestions', items };
    },
  };
}
