/** A sentence for people, in both languages. */
export type Words = Record<'zh-CN' | 'en-US', string>;
