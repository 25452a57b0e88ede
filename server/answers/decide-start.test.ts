import { expect, test } from 'vitest';
import { decideStart, type StartRequest } from './decide-start';
import type { KnownChat, KnownMessage, StartFacts } from './store/start-facts';

const request: StartRequest = {
  visitor: 'v1',
  accessDomain: 'main',
  text: '轴承',
  quoted: [],
  attachments: [],
  chatId: 'chat',
  messageId: 'question',
  answerId: 'answer',
  parentId: null,
  regenerateOf: null,
};
const facts: StartFacts = {
  chat: null,
  answer: null,
  question: null,
  firstAnswer: null,
  parent: null,
  regenerated: null,
  regeneratedQuestion: null,
  running: 0,
};
const chat: KnownChat = { visitor: 'v1', accessDomain: 'main', deleted: false };

function message(id: string, overrides: Partial<KnownMessage> = {}): KnownMessage {
  const runId = overrides.role === 'user' ? null : id;
  return {
    id,
    chatId: 'chat',
    parentId: null,
    role: 'assistant',
    text: id,
    quoted: null,
    attachments: [],
    runId,
    ...overrides,
  };
}

const question = message('question', { role: 'user', text: '先前的问题', parentId: 'p' });

function decide(known: Partial<StartFacts>, asked: Partial<StartRequest> = {}) {
  const decision = decideStart({ ...request, ...asked }, { ...facts, ...known }, 2);
  if (decision.kind === 'refuse') return decision.error.status;
  return decision.kind === 'join' ? decision.run : decision.question;
}

test('a new question begins, in a new chat or under a message of its own', () => {
  const fresh = { id: 'question', parentId: null, text: '轴承', quoted: [], attachments: [], isNew: true };
  expect(decide({})).toEqual(fresh);
  expect(decide({ chat, parent: message('p') }, { parentId: 'p' })).toEqual({ ...fresh, parentId: 'p' });
});

test('what was heard before is joined, even at the limit of answers at a time', () => {
  expect(decide({ chat, answer: message('answer'), running: 2 })).toBe('answer');
  expect(decide({ chat, question, firstAnswer: message('first'), running: 2 })).toBe('first');
});

test('a question that has no answer yet is answered as it was asked', () => {
  expect(decide({ chat, question })).toMatchObject({ id: 'question', parentId: 'p', text: '先前的问题', isNew: false });
});

test('writing again answers the stored question, beside the first answer', () => {
  const known = {
    chat,
    question,
    firstAnswer: message('first'),
    regenerated: message('first'),
    regeneratedQuestion: question,
  };
  expect(decide(known, { regenerateOf: 'first' })).toMatchObject({ id: 'question', isNew: false });
  expect(decide({ ...known, regenerated: null }, { regenerateOf: 'first' })).toBe(404);
  expect(decide({ ...known, regeneratedQuestion: null }, { regenerateOf: 'first' })).toBe(404);
});

test('other people’s chats, other domains, deleted chats, foreign ids and too many at a time are refused', () => {
  expect(decide({ chat: { ...chat, visitor: 'v2' } })).toBe(403);
  expect(decide({ chat: { ...chat, accessDomain: 'steelworks' } })).toBe(404);
  expect(decide({ chat: { ...chat, deleted: true } })).toBe(404);
  expect(decide({ answer: message('answer', { chatId: 'other' }) })).toBe(409);
  expect(decide({ chat, answer: message('answer', { role: 'user' }) })).toBe(409);
  expect(decide({ question: message('question') })).toBe(409);
  expect(decide({ chat, parent: message('p', { chatId: 'other' }) }, { parentId: 'p' })).toBe(404);
  expect(decide({ chat, running: 2 })).toBe(429);
});

test('below a deleted branch nothing begins, and nothing of it is joined', () => {
  for (const known of [
    { parent: message('p', { deleted: true }) },
    { question: message('question', { role: 'user', deleted: true }) },
    { answer: message('answer', { deleted: true }) },
  ])
    expect(decideStart({ ...request, parentId: 'p' }, { ...facts, chat, ...known }, 2)).toMatchObject({
      kind: 'refuse',
      error: { status: 404 },
    });
});
