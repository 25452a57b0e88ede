import type { Locale } from '../../../generated/locales';
import { message } from '../../base/messages/message';
import type { QuestionKind } from '../answerer/question-kind';
import type { RunData } from '../runs/types';

export type PlanItem = RunData<'plan'>['items'][number];
export type ItemKind = PlanItem['kind'];
export type Facet = Exclude<ItemKind, 'question' | 'further'>;

interface Side {
  /** Shows in a heading or a sentence that it is about this side. */
  cue: RegExp;
  /** Added to the subject for the search. */
  words: Record<'zh' | 'en', string>;
}

/** The sides of an industrial subject. A cue is narrow: a sentence that only might be about a side is not quoted for it. */
export const facets: Record<Facet, Side> = {
  meaning: {
    cue: /是指|指的是|称为|定义|概述|简介|什么是|\b(?:means|refers to|is (?:a|an|the) |are called|is called|defin(?:ed|ition)|overview|introduction|what is)\b/i,
    words: { zh: '定义 概述', en: 'definition overview' },
  },
  causes: {
    cue: /原因|由于|因为|导致|引起|造成|\b(?:caus(?:e|es|ed|ing)|reasons?|because|due to|result(?:s|ed)? (?:from|of)|leads? to|led to|root)\b/i,
    words: { zh: '原因', en: 'causes' },
  },
  signs: {
    cue: /症状|现象|迹象|征兆|表现为|特征|异响|异常(?:声|噪|振|温)|\b(?:symptoms?|signs?|indicat(?:es?|ed|ion)|noise|observed|appears?|shows? (?:up|as))\b/i,
    words: { zh: '现象 特征', en: 'symptoms signs' },
  },
  checks: {
    cue: /检查|检测|测量|检验|测试|点检|巡检|确认|\b(?:check(?:s|ed|ing)?|inspect(?:s|ed|ion|ions)?|measur(?:e|es|ed|ing|ement)|test(?:s|ed|ing)?|verif(?:y|ied|ication)|monitor(?:ing)?)\b/i,
    words: { zh: '检查 测量', en: 'check inspection' },
  },
  remedies: {
    cue: /处理|排除|措施|更换|修复|维修|解决|改为|调整|纠正|防止|预防|\b(?:remed(?:y|ies)|repair(?:s|ed)?|replac(?:e|es|ed|ement)|correct(?:ed|ive)?|fix(?:ed)?|prevent(?:s|ed|ion|ing)?|solution|recommend(?:ed|ation|ations)?|should)\b/i,
    words: { zh: '处理 措施', en: 'remedy prevention' },
  },
  limits: {
    cue: /限值|极限|不(?:应|得|宜)?(?:超过|大于|小于|高于|低于)|最[大高小低]|允许|范围|上限|下限|\b(?:limits?|must not exceed|not exceed|at (?:most|least)|maximum|minimum|max\.|min\.|no more than|up to|range|tolerance|threshold)\b/i,
    words: { zh: '限值 范围', en: 'limits maximum' },
  },
  safety: {
    cue: /严禁|禁止|切勿|危险|警告|安全|挂牌|上锁|断电|停机|触电|泄压|\b(?:danger(?:ous)?|warnings?|hazards?|safety|never|lock(?:ed)?[ -]?out|injur(?:y|ies)|de-?energi[sz]e)\b/i,
    words: { zh: '安全 危险', en: 'safety hazard' },
  },
};

/** The sides by importance for each kind of question. The first `CORE` are looked into even if nothing shows beforehand. */
const ORDER: Partial<Record<QuestionKind, Facet[]>> & { other: Facet[] } = {
  reason: ['causes', 'signs', 'checks', 'remedies', 'safety', 'limits'],
  how: ['checks', 'safety', 'limits', 'remedies', 'causes', 'meaning'],
  number: ['limits', 'checks', 'meaning', 'safety', 'remedies', 'causes'],
  definition: ['meaning', 'limits', 'signs', 'causes', 'checks', 'safety'],
  other: ['causes', 'remedies', 'checks', 'signs', 'limits', 'safety'],
};
export const CORE = 2;

export const facetsOf = (kind: QuestionKind): Facet[] => ORDER[kind] ?? ORDER.other;

export const titleOf = (kind: Facet | 'further', locale: Locale): string =>
  message(`answers:research.facet.${kind}`)[locale];
