import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'engine/search-box'>> = {
  typical: { domain: 'main', scope: [3] },
  manyScopes: {
    domain: 'steelworks',
    scope: [1, 2, 3],
    placeholder: { 'zh-CN': '问点什么', 'en-US': 'Ask something' },
  },
  quiet: { domain: 'main', autoFocus: false },
};

export default fixtures;
