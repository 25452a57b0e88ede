import type { Block } from '@/renderer/types';

export interface SearchBoxProps {
  /** Recent questions and the chosen scope are remembered under this name. */
  domain: string;
  scope?: number[];
  placeholder?: string | { 'zh-CN'?: string; 'en-US'?: string };
  autoFocus?: boolean;
  align?: 'center' | 'start';
}

const block: Block<SearchBoxProps> = {
  type: 'engine/search-box',
  v: 1,
  bind: (setting) => ({ domain: setting.accessDomain, scope: setting.searchScope ?? undefined }),
  needs: ({ scope = [] }) =>
    scope.length > 1 ? [{ call: 'listKnowledgeBaseNames', arg: { scope: scope.join(',') } }] : [],
  load: () => import('./View'),
  skeleton: { height: 112 },
};

export default block;
