import type { Locale } from '../answerer/types';

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

/** Instead of an answer that leans on what its reader may not read, or on what was withdrawn since. */
export const hiddenSources: Record<Locale, string> = {
  'zh-CN':
    '这个回答引用了您无权阅读或已撤回的资料，因此不显示。可以用自己的账号重新提问；如需权限，请联系资料所属组织的管理员。',
  'en-US':
    'This answer leans on sources that you may not read or that were withdrawn, so it is not shown. Ask the question yourself to get an answer from what you may read; an administrator of the organization that the sources belong to can give you access.',
};
