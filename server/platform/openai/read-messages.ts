import type { components } from '../../../generated/api';
import { badRequest } from '../../base/http/errors';
import { message } from '../../base/messages/message';

type Request = components['schemas']['ChatCompletionRequest'];

const mostAsked = 20_000;

/** The text of a message; parts without text, such as pictures, are left out. */
function textOf(content: Request['messages'][number]['content']): string {
  if (typeof content === 'string') return content;
  const parts = Array.isArray(content) ? content : [];
  return parts.flatMap((part) => ('text' in part && typeof part.text === 'string' ? [part.text] : [])).join('\n');
}

/** The question, and the one before it, on which it may depend. */
export function readMessages({ messages }: Pick<Request, 'messages'>): {
  question: string;
  before: string | undefined;
} {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => textOf(content).trim());
  const question = messages.at(-1)?.role === 'user' ? (said.at(-1) ?? '') : '';
  if (question === '' || question.length > mostAsked)
    throw badRequest(message('platform:openai.noQuestion', { most: mostAsked }), { pointer: '/messages' });
  return { question, before: said.at(-2) || undefined };
}

/** What an answer from sources has no use for: leaving it out in silence would promise something else. */
const unsupported = ['tools', 'functions', 'tool_choice', 'response_format', 'audio', 'modalities', 'n'];

export function refuseUnsupported(request: Request): void {
  const given = request as Record<string, unknown>;
  const isGiven = (name: string) => given[name] != null && !(name === 'n' && given[name] === 1);
  const isText = (request as { response_format?: { type?: string } | null }).response_format?.type === 'text';
  const name = unsupported.find((one) => isGiven(one) && !(one === 'response_format' && isText));
  if (name === undefined) return;
  throw badRequest(message('platform:openai.unsupported', { name, model: ASK_MODEL }), {
    field: name,
    reason: 'unsupported_parameter',
  });
}

/** The name under which the portal's knowledge answers. */
export const ASK_MODEL = 'millwright-ask';
