import type { Fixtures } from '@/renderer/types';
import type { FeedbackEntranceProps } from './block';

const fixtures: Fixtures<FeedbackEntranceProps> = {
  typical: { title: { 'zh-CN': '报告错误', 'en-US': 'Report a mistake' }, url: 'mailto:a@example.com' },
  bare: { url: '/engine' },
};

export default fixtures;
