import type { Locale } from './types';

/** Sentences an answer says by itself, in the reader's language. */
export const ANSWER_TEXTS = {
  'zh-CN': {
    cut: '模型的回答到此中断。以下是资料原文摘录：',
    unavailable: {
      refused: '模型没有给出回答，以下是资料原文摘录。',
      busy: '模型服务繁忙，以下是资料原文摘录。',
      denied: '模型服务拒绝了访问，以下是资料原文摘录。',
      slow: '模型服务响应过慢，以下是资料原文摘录。',
      broken: '模型服务返回了无法识别的内容，以下是资料原文摘录。',
      unreachable: '暂时无法连接模型服务，以下是资料原文摘录。',
    },
    cutWarning: '模型的回答没有写完，其后为资料原文摘录。',
    tooLong: '模型的回答超过长度上限，已在此结束。',
    related: '资料中没有直接的答案，最接近的内容是：',
    nothing: '资料中没有找到与这个问题有关的内容。可以换一种说法、写出设备名称或报警代码，或扩大检索范围。',
  },
  'en-US': {
    cut: "The model's answer breaks off here. What the sources say:",
    unavailable: {
      refused: 'The model gave no answer. What follows is quoted from the sources.',
      busy: 'The model service is busy. What follows is quoted from the sources.',
      denied: 'The model service denied access. What follows is quoted from the sources.',
      slow: 'The model service is too slow. What follows is quoted from the sources.',
      broken: 'The model service sent something unreadable. What follows is quoted from the sources.',
      unreachable: 'The model service cannot be reached. What follows is quoted from the sources.',
    },
    cutWarning: "The model's answer is incomplete; quotations from the sources follow it.",
    tooLong: "The model's answer went past the length limit and ends here.",
    related: 'The sources hold no direct answer. The closest they say:',
    nothing:
      'The sources say nothing about this question. Try other words, name the machine or the alarm code, or search more knowledge bases.',
  },
} as const satisfies Record<Locale, object>;
