import { stem } from './stem';

/** Words that ask rather than name: they say nothing about which passage answers, so they weigh little or nothing. */
const ENGLISH =
  'a about after all also am an and any are as at be been before being both but by can could did do does doing during each for from ' +
  'further had has have having he her here hers him his how i if in into is it its itself just me more most much many must my no nor not ' +
  'now of off on once one only or other our out over own please same she should so some such tell than that the their them then there ' +
  'these they this those through to too under until up us very was we were what when where which while who whom whose why will ' +
  'with would you your';

export const STOP_WORDS: ReadonlySet<string> = new Set(ENGLISH.split(' ').flatMap((word) => [word, stem(word)]));

/** 请 and 吗 ask only at the edges of a question: 请求 and 申请 are things. */
export const ASKING =
  /^请问?|叫?什么名[字称]|名[字称](?:叫|是)什么|什么样|什么时候|什么|为何|何时|何地|何人|何种|何处|怎么样|怎么办|怎么|怎样|如何|哪里|哪儿|哪些|哪个|哪种|哪|多少|几个|几种|谁|是否|有没有|能不能|能否|可否|[吗呢吧](?=\W*$)/g;

/** Characters that join words rather than name anything, and those that only count: a pair with one of them says little. */
export const FUNCTION_CHARACTERS: ReadonlySet<string> = new Set(
  '的了是在和与及或其之以为于上下中对从到被把让给由等也都就又而但这那此个些种位名次只有没不很更最还再来去说做用能会可要叫着过吗呢吧' +
    '第届座条项件家所该每各前后内外间们多少一两几何么哪谁什怎样',
);
