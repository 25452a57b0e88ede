import type { Block } from '@/renderer/types';
import { historyArg, readHistoryQuery } from './read-history-query';

export type HistoryProps = Record<string, never>;

const block: Block<HistoryProps> = {
  type: 'answer/history',
  v: 1,
  bind: () => ({}),
  needs: (_props, { query }) => {
    const { page, keyword } = readHistoryQuery(query);
    return [{ call: 'listHistory', arg: historyArg(page, keyword) }];
  },
  load: () => import('./View'),
  skeleton: { height: 560 },
  heading: 'page',
};

export default block;
