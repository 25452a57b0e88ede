import { afterEach, expect, test, vi } from 'vitest';
import { clearDemoState, demoState, saveDemoState } from './demo-state';

afterEach(() => clearDemoState());

const addChat = (number: number) => {
  const at = new Date(number * 1000).toISOString();
  demoState().chats[`c${number}`] = { id: `c${number}`, title: '', createdAt: at, updatedAt: at, messages: [] };
  demoState().runs[`r${number}`] = { id: `r${number}`, chatId: `c${number}`, startedAt: 0, steps: [] };
};

test('the fifty newest chats stay, with their answers', () => {
  for (let number = 1; number <= 60; number += 1) addChat(number);
  saveDemoState();
  expect(Object.keys(demoState().chats)).toHaveLength(50);
  expect(demoState().chats.c10).toBeUndefined();
  expect(demoState().chats.c11).toBeDefined();
  expect(Object.keys(demoState().runs)).toHaveLength(50);
});

test('a browser that stores nothing still has a demo', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addChat(1);
  expect(() => saveDemoState()).not.toThrow();
  expect(demoState().chats.c1).toBeDefined();
});

test.each(['', 'null', '[]', '{"chats":{}}', '{broken'])('stored %j is left aside', (stored) => {
  localStorage.setItem('millwright-demo', stored);
  expect(demoState()).toEqual({ chats: {}, runs: {} });
});
