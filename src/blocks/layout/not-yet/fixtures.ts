import type { Fixtures } from '@/renderer/types';
import type { NotYetProps } from './block';

const fixtures: Fixtures<NotYetProps> = {
  typical: { function: 2 },
  named: { name: { 'zh-CN': '设备诊断助手', 'en-US': 'Equipment diagnosis' } },
};

export default fixtures;
