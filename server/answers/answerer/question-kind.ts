/** What a question asks for; `other` if no cue matches. */
export type QuestionKind = 'number' | 'date' | 'person' | 'place' | 'reason' | 'definition' | 'list' | 'how' | 'other';

/** The first match decides: 哪一年 asks for a date although 几 and 多少 mark numbers elsewhere. */
const CUES: [QuestionKind, RegExp][] = [
  [
    'date',
    /什么时候|何时|何年|哪(一|几)?[年天月日]|哪个(月|世纪|年代|时期)|几(?:个?[年月]|[日号点])(?!一|才|内|换|检)|什么(时间|年代|时期)|年份|\bwhen\b|\b(what|which) (year|day|date|month|decade|century|time)\b/,
  ],
  [
    'number',
    /多少|几[个位种次名条座只场部项大届集岁倍米人]|多[大高长远重宽深久厚快]|几(?:个?月|[年天周])(?:一|才|内|换|检)|要几个?人|百分之几|比例|\bhow (many|much|long|old|far|large|big|high|tall|fast|often|deep|wide|thick|heavy|hot)\b|\bwhat (percent|percentage|number|amount|temperature|pressure|speed|voltage|current|torque|ratio|size)\b/,
  ],
  [
    'reason',
    /为什么|为何|为啥|原因|因何|怎么会|怎么回事|咋回事|什么毛病|what(?:'s| is| went) wrong|\bwhy\b|\bwhat (causes?|caused|reasons?)\b|\breasons? (for|why)\b/,
  ],
  ['person', /谁|哪(一)?位|什么人|何人|\bwho(m|se)?\b/],
  [
    'place',
    /哪里|哪儿|在哪|何处|何地|什么地方|哪个?(国家|城市|地区|省|市|县|州|区|国)|位于哪|\bwhere\b|\b(what|which) (city|country|state|place|location|region|county|continent)\b/,
  ],
  [
    'list',
    /哪些|有哪|哪几|分别(是|为)|\bwhat are\b|\bwhich (ones|two|three|four)\b|\b(list|name) (all|the|some|two|three)\b/,
  ],
  ['how', /如何|怎么|怎样|咋|步骤|流程|\bhow\b|\bsteps\b|\bprocedures?\b/],
  [
    'definition',
    /是什么|什么是|何谓|指什么|什么叫|定义|\b(what|who) (is|are|was|were)\b|\bmeaning of\b|\bwhat does .{1,60} mean\b/,
  ],
];

export function questionKind(foldedQuestion: string): QuestionKind {
  return CUES.find(([, cue]) => cue.test(foldedQuestion))?.[0] ?? 'other';
}

const NUMBER =
  /\d+(?:[.,]\d+)*|[一二三四五六七八九十百千万亿两半]+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|billion|half|third|quarter|once|twice|none)\b/g;
const DATE =
  /\d{3,4}\s?年?|\d{1,2}\s?[月日号]|[一二三四五六七八九十〇零]{2,}年|世纪|年间|时期|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|century|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/g;
const NAME = /[\u4e00-\u9fff]+·[\u4e00-\u9fff]+|\b\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+)*/gu;
const PLACE =
  /[\u4e00-\u9fff]{1,6}[国市省县州区岛镇村洲路街港湾厂]|\b(?:in|at|near|from|to|of) (?:the )?\p{Lu}\p{L}+/gu;
const REASON =
  /因为|由于|因此|所以|为了|导致|以致|引起|造成|\b(?:because|due to|since|so that|in order to|causes?|caused|results?|leads?)\b/;
const HOW = /通过|采用|利用|使用|方法|首先|步骤|\b(?:by|using|through|via|first|then|click|select|press|set)\b/;
const DEFINITION = /是|为|指|即|称|\b(?:is|are|was|were|refers|called|known as|means)\b/;

/** Two different matches score the full 1: a sentence full of numbers is no better than one with two. */
function fresh(found: IterableIterator<RegExpMatchArray>, foldedQuestion: string): number {
  const seen = new Set<string>();
  for (const match of found) {
    const word = match[0].trim().toLowerCase();
    if (!foldedQuestion.includes(word)) seen.add(word);
    if (seen.size === 2) break;
  }
  return seen.size / 2;
}

/** How far a sentence contains something of the kind asked for that the question does not say, 0 to 1. */
export function showsKind(kind: QuestionKind, sentence: string, foldedQuestion: string): number {
  const lower = sentence.toLowerCase();
  switch (kind) {
    case 'number':
      return fresh(lower.matchAll(NUMBER), foldedQuestion);
    case 'date':
      return fresh(lower.matchAll(DATE), foldedQuestion);
    case 'person':
      // Chinese names have no capitals, so any Chinese sentence may contain one.
      return Math.min(1, fresh(sentence.matchAll(NAME), foldedQuestion) + (/[\u4e00-\u9fff]/.test(sentence) ? 0.3 : 0));
    case 'place':
      return fresh(sentence.matchAll(PLACE), foldedQuestion);
    case 'reason':
      return REASON.test(lower) ? 1 : 0;
    case 'how':
      return HOW.test(lower) ? 1 : 0;
    case 'definition':
      return DEFINITION.test(lower) ? 1 : 0;
    case 'list':
      return Math.min(1, (sentence.match(/[、，；,;]| and /g)?.length ?? 0) / 4);
    default:
      return 0;
  }
}
