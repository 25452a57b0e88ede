import type { RequestHandler } from 'msw';
import { mockOperation } from '../operation';
import { type DemoChat, demoState, saveDemoState } from './demo-state';

/** The visitor's own tags, without the server's limits. */
export const tagHandlers = (): RequestHandler[] => [
  mockOperation('listTags', () => {
    const counts = new Map<string, number>();
    for (const tag of live().flatMap(({ tags = [] }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    return [...counts].map(([tag, chats]) => ({ tag, chats })).sort((a, b) => b.chats - a.chats);
  }),
  mockOperation('tagChats', ({ arg: { tag, chatIds, assigned } }) =>
    change(
      live().filter(({ id, tags = [] }) => chatIds.includes(id) && tags.includes(tag) !== assigned),
      tag,
      (tags) => (assigned ? [...tags, tag] : tags.filter((each) => each !== tag)),
    ),
  ),
  mockOperation('changeTag', ({ arg: { tag, to } }) =>
    change(
      live().filter(({ tags = [] }) => tags.includes(tag)),
      to ?? tag,
      (tags) => [...new Set(tags.flatMap((each) => (each === tag ? (to ?? []) : each)))],
    ),
  ),
];

const live = () => Object.values(demoState().chats).filter(({ deletedAt }) => !deletedAt);

function change(chats: DemoChat[], tag: string, next: (tags: string[]) => string[]) {
  for (const chat of chats) chat.tags = next(chat.tags ?? []);
  saveDemoState();
  return { tag, chatIds: chats.map(({ id }) => id) };
}
