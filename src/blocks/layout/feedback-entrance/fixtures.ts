import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'layout/feedback-entrance'>> = {
  typical: { title: { 'zh-CN': '报告错误', 'en-US': 'Report a mistake' }, url: 'mailto:a@example.com' },
  bare: { url: '/engine' },
};

export default fixtures;
