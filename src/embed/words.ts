const WORDS = {
  en: { title: 'Knowledge assistant', open: 'Open knowledge assistant', close: 'Close knowledge assistant' },
  zh: { title: '知识助手', open: '打开知识助手', close: '关闭知识助手' },
};

export type Words = (typeof WORDS)['en'];

/** The few words outside of the frame. */
export const wordsFor = (language: string): Words => (/^zh\b/i.test(language) ? WORDS.zh : WORDS.en);
