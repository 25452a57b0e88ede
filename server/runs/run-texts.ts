import type { Locale } from '../answer/types';

/** What an answer says in its own words, in the language it is written in. The page knows the notice by its code as well. */
export const nothingFound: Record<Locale, string> = {
  'zh-CN': [
    '在所选知识库中没有找到与这个问题相关的内容。可以试试：',
    '',
    '- 换一种说法，或者只写关键词',
    '- 写出准确的报警代码、型号或条文编号',
    '- 扩大检索范围，选择更多知识库',
  ].join('\n'),
  'en-US': [
    'Nothing in the selected knowledge bases matches this question. You could try to:',
    '',
    '- say it differently, or keep only the key words',
    '- give the exact alarm code, model or article number',
    '- search more knowledge bases',
  ].join('\n'),
};

/** Said first where research was asked for: what follows is shorter than what was wanted. */
export const answeredInstead: Record<Locale, string> = {
  'zh-CN': '深度研究暂未开通，以下按普通问答作答。',
  'en-US': 'Deep research is not available yet. The question is answered directly instead.',
};
