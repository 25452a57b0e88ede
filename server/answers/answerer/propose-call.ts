import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '../../../generated/locales';
import type { ModelConfig } from '../../base/model-server/model-config';
import { ModelFault, withoutKey } from '../../base/model-server/model-fault';
import {
  namedCalls,
  type OpenCall,
  type Proposal,
  proposalMessages,
  readProposal,
  type ToldCall,
  toolsFor,
} from '../calls/proposal';
import type { CallPart } from './chat-reply';
import { retryChat } from './chat-retry';
import { streamChat } from './chat-stream';
import type { ModelLimits } from './model-limits';

export interface ProposeInput {
  question: string;
  before?: string | undefined;
  locale: Locale;
  /** The calls that may be proposed, most fitting first. */
  offered: readonly OpenCall[];
  /** The calls of this turn so far. */
  told: readonly ToldCall[];
  signal: AbortSignal;
  log: FastifyBaseLogger;
}

/** How often a model may try again after a call that cannot be made. */
const TRIES = 3;
/** Characters of arguments; a reply that goes on is not read. */
const LONGEST = 20_000;

/** Asks the model whether a call is needed. It only proposes: who approves it, and what is sent, is decided elsewhere. */
export async function proposeCall(config: ModelConfig, limits: ModelLimits, input: ProposeInput): Promise<Proposal> {
  const { signal, locale, log } = input;
  const named = namedCalls(input.offered);
  const tools = toolsFor(named, locale);
  const bad: Extract<Proposal, { kind: 'bad' }>[] = [];
  try {
    for (;;) {
      const messages = proposalMessages({ ...input, bad }, named, randomBytes(6).toString('hex'));
      const parts: CallPart[] = [];
      let length = 0;
      const start = () => streamChat(config, messages, limits, signal, tools);
      for await (const delta of retryChat(start, limits, signal)) {
        parts.push(...(delta.calls ?? []));
        length += delta.text.length + (delta.calls ?? []).reduce((sum, one) => sum + one.arguments.length, 0);
        if (length > LONGEST) throw new ModelFault('broken', `a proposal longer than ${LONGEST} characters`);
      }
      const proposal = readProposal(parts, named, locale);
      if (proposal.kind !== 'bad') return proposal;
      bad.push(proposal);
      log.info({ model: config.model, call: proposal.name }, 'the model proposed a call that cannot be made');
      if (bad.length >= TRIES) return proposal;
    }
  } catch (err) {
    if (signal.aborted) return { kind: 'none' };
    if (!(err instanceof ModelFault)) throw err;
    // The question is answered without a call, by whoever can.
    log.warn(
      { reason: err.reason, detail: withoutKey(err.detail, config.apiKey) },
      'no proposal from the model server',
    );
    return { kind: 'none' };
  }
}
