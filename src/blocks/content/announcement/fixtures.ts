import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'content/announcement'>> = {
  typical: {
    tone: 'warning',
    title: { 'zh-CN': '周六停机检修', 'en-US': 'Planned shutdown on Saturday' },
    text: {
      'zh-CN': '8:00 至 16:00 轧机停机，请提前准备备件。',
      'en-US': 'The mill stops from 8:00 to 16:00. Have spare parts ready.',
    },
    url: '/doc',
    action: { 'zh-CN': '查看检修规程', 'en-US': 'Read the procedure' },
  },
  bare: { title: 'Only a title' },
};

export default fixtures;
