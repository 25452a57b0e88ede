import type { Evidence } from '../evidence/EvidenceList';

/** Where the zones are explained. */
export const SEVERITY_EVIDENCE: Evidence[] = [
  {
    doc: 'vibration-severity',
    section: { 'zh-CN': '区域 A、B、C、D 代表什么？', 'en-US': 'What do zones A, B, C and D mean?' },
    quote: {
      'zh-CN': '区域 C 的机器不宜长期连续运行，只能有限期地运行到安排检修为止。',
      'en-US':
        'Zone C is considered unsatisfactory for long-term continuous operation, so the machine may run for a limited time until repair can be arranged.',
    },
  },
];
