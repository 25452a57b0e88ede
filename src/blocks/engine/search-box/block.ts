import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'engine/search-box'> = {
  bind: (setting) => ({ domain: setting.accessDomain, scope: setting.searchScope ?? undefined }),
  needs: ({ scope = [] }) =>
    scope.length > 1 ? [{ call: 'listKnowledgeBaseNames', arg: { scope: scope.join(',') } }] : [],
  skeleton: { height: 112 },
};

export default block;
