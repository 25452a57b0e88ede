import type { OwnBlock } from '@/renderer/types';
import { historyArg, readHistoryQuery } from './read-history-query';

const block: OwnBlock<'answer/history'> = {
  needs: (_props, { query }) => {
    const { page, ...filter } = readHistoryQuery(query);
    return [{ call: 'listHistory', arg: historyArg(page, filter) }];
  },
  skeleton: { height: 560 },
  heading: 'page',
};

export default block;
