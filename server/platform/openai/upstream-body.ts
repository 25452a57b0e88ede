import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RoutedModel } from '../../base/model-server/model-table';
import type { Used } from '../usage/open-meter';

export type ChatBody = {
  model: string;
  stream?: boolean | null;
  stream_options?: { include_usage?: boolean } | null;
};

/** What a model may write if nobody says, for the reservation. */
const usualOutput = 4_096;

/** Who asks, as the model server may know them: always the same, and nobody's name. */
const userOf = ({ apiKey }: FastifyRequest) =>
  createHash('sha256')
    .update(`caller ${apiKey?.person ?? apiKey?.id ?? ''}`)
    .digest('hex')
    .slice(0, 32);

const namedOutput = (body: object): number | undefined => {
  const { max_completion_tokens: most, max_tokens: former } = body as Record<string, unknown>;
  const named = Number(most ?? former);
  return Number.isFinite(named) && named > 0 ? named : undefined;
};

/** Tokens that an answer may have at most, for the reservation. */
export const outputOf = (body: object, { longestOutput }: RoutedModel): number =>
  namedOutput(body) ?? longestOutput ?? usualOutput;

/**
 * A chat as the model server gets it: as it came, with only `user`, the count of a stream and, for who names none, the
 * model's longest output as ours.
 */
export function upstreamBody<Body extends ChatBody>(body: Body, req: FastifyRequest, { longestOutput }: RoutedModel) {
  return {
    ...body,
    user: userOf(req),
    ...(namedOutput(body) === undefined && longestOutput !== undefined && { max_tokens: longestOutput }),
    ...(body.stream && { stream_options: { ...body.stream_options, include_usage: true } }),
  };
}

export interface UpstreamUsage {
  prompt_tokens?: unknown;
  completion_tokens?: unknown;
  prompt_tokens_details?: { cached_tokens?: unknown } | null;
}

export type Counted = Pick<Used, 'input' | 'output' | 'cached'>;

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Counts that a server reports; a zero that it reports is a zero. */
export function reportedIn(usage: UpstreamUsage | null | undefined): Counted | undefined {
  if (!isCount(usage?.prompt_tokens)) return undefined;
  const { completion_tokens: output, prompt_tokens_details: details } = usage ?? {};
  const cached = details?.cached_tokens;
  return {
    input: Math.round(usage.prompt_tokens),
    output: isCount(output) ? Math.round(output) : 0,
    ...(isCount(cached) && { cached: Math.round(cached) }),
  };
}
