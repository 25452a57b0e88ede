import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { askQuestion, mergeMessages, prepareAgain, prepareQuestion, useAskedMessages } from './ask-question';
import type { RunRegistry } from './run-registry';

const registry = () =>
  ({ start: vi.fn(), open: vi.fn() }) as unknown as RunRegistry & { start: ReturnType<typeof vi.fn> };

describe('askQuestion', () => {
  it('starts the run and shows question and answer at once', () => {
    const runs = registry();
    const request = prepareQuestion({ query: 'why hot', locale: 'en-US' });
    const { result } = renderHook(() => useAskedMessages(request.chatId));
    expect(result.current).toEqual([]);
    act(() => askQuestion(request, { registry: runs }));
    expect(runs.start).toHaveBeenCalledExactlyOnceWith(request);
    expect(result.current).toMatchObject([
      { id: request.messageId, role: 'user', text: 'why hot', parentId: null },
      { id: request.answerId, role: 'assistant', parentId: request.messageId, status: 'running' },
    ]);
  });

  it('shows a question once, however often it is sent', () => {
    const runs = registry();
    const request = prepareQuestion({ query: 'q', locale: 'zh-CN' });
    const { result } = renderHook(() => useAskedMessages(request.chatId));
    act(() => {
      askQuestion(request, { registry: runs });
      askQuestion(request, { registry: runs });
    });
    expect(result.current).toHaveLength(2);
  });

  it('adds only an answer when it is written again', () => {
    const runs = registry();
    const first = prepareQuestion({ query: 'q', locale: 'zh-CN' });
    const { result } = renderHook(() => useAskedMessages(first.chatId));
    act(() => askQuestion(first, { registry: runs }));
    const [question, answer] = result.current;
    if (!question || !answer) throw new Error('nothing was asked');
    const again = prepareAgain(question, answer, { chatId: first.chatId, locale: 'zh-CN' });
    expect(again).toMatchObject({ messageId: question.id, regenerateOf: answer.id, query: 'q' });
    act(() => askQuestion(again, { registry: runs }));
    expect(result.current.map((message) => message.role)).toEqual(['user', 'assistant', 'assistant']);
  });
});

describe('mergeMessages', () => {
  it('lets the stored chat win', () => {
    const stored = [
      { id: 'a', parentId: null, role: 'user' as const, text: 'stored', createdAt: '2026-01-01T00:00:00Z' },
    ];
    const mine = [
      { ...stored[0], text: 'mine' } as (typeof stored)[0],
      { ...stored[0], id: 'b' } as (typeof stored)[0],
    ];
    expect(mergeMessages(stored, mine).map(({ id, text }) => id + text)).toEqual(['astored', 'bstored']);
  });
});
