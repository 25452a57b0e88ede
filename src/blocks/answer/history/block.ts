import type { Block } from '@/renderer/types';

export type HistoryProps = Record<string, never>;

const block: Block<HistoryProps> = {
  type: 'answer/history',
  v: 1,
  bind: () => ({}),
  needs: (_props, { query }) => [
    { call: 'listHistory', arg: { page: Number(query.page) || 1, pageSize: 20, ...(query.q && { keyword: query.q }) } },
  ],
  load: () => import('./View'),
  skeleton: { height: 560 },
  heading: 'page',
};

export default block;
