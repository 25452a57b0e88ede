import { describe, expect, it } from 'vitest';
import { questionParts } from './question-parts';

describe('questionParts', () => {
  it.each([
    ['What is NPSH and how do I prevent cavitation?', ['What is NPSH', 'how do I prevent cavitation']],
    [
      'How often should I grease the motor, and what grease should I use?',
      ['How often should I grease the motor', 'what grease should I use'],
    ],
    ['变频器为什么过热？怎么处理过电流？', ['变频器为什么过热', '怎么处理过电流']],
    ['液压油为什么发热，油温应该控制在多少度', ['液压油为什么发热', '油温应该控制在多少度']],
  ])('%s holds more than one', (question, parts) => {
    expect(questionParts(question)).toEqual(parts);
  });

  it.each([
    // The second part names no subject, or does not ask.
    '电机轴承多久加一次油，加多少？',
    'Why is the bearing hot and noisy?',
    'Motor tripped, what should I do?',
    '变频器过热，怎么办',
    'Why does the pump cavitate? Why does the pump cavitate?',
    'What is a pump? What is a fan? What is a valve? What is a motor?',
    '?',
    '',
  ])('%j is one question', (question) => {
    expect(questionParts(question)).toEqual([question]);
  });
});
