import { stem } from './stem';

/** Words of questions that do not indicate which passage answers, so they weigh little or nothing. */
const ENGLISH =
  'a about after all also am an and any are as at be been before being both but by can could did do does doing during each for from ' +
  'further had has have having he her here hers him his how i if in into is it its itself just me more most much many must my no nor not ' +
  'now of off on once one only or other our out over own please same she should so some such tell than that the their them then there ' +
  'these they this those through to too under until up us very was we were what when where which while who whom whose why will ' +
  'with would you your';

export const STOP_WORDS: ReadonlySet<string> = new Set(ENGLISH.split(' ').flatMap((word) => [word, stem(word)]));

const ASKS = 'mean means meaning reason reasons explain happen happens happened usual usually done work works';
/**
 * English words that ask what a thing is or does, with their stems. A search uses them, but an answer need not contain
 * them.
 */
export const ASKING_WORDS: ReadonlySet<string> = new Set(ASKS.split(' ').flatMap((word) => [word, stem(word)]));

/** Question words. 请 and 吗 count only at the edges of a question: 请求 and 申请 are things. */
export const ASKING =
  /^请问?|(?:之间)?(?:的|有)?(?:什么|啥|何|哪些)?(?:主要)?(?:区别|差别|差异|不同之处)(?:是什么|是啥|在哪里?|有哪些)?(?=\W*$)|[是有]?(?:什么|啥)原因(?:造成|引起|导致)?的?|原因(?:是什么|有哪些|何在)|叫?什么名[字称]|名[字称](?:叫|是)什么|什么样|什么时候|什么意思|什么毛病|什么|是?啥意思|为啥|[有是]?啥|为何|何时|何地|何人|何种|何处|怎么样|怎么办|怎么回事|怎么弄|怎么|咋回事|咋办|咋|怎样|如何|哪里|哪儿|哪些|哪个|哪种|哪|多少|几个|几种|谁|是否|有没有|能不能|可不可以|要不要|行不行|能否|可否|[吗呢吧](?=\W*$)/g;

/** Characters that connect or count rather than name; a pair that contains one carries little meaning. */
export const FUNCTION_CHARACTERS: ReadonlySet<string> = new Set(
  '的了是在和与及或其之以为于上下中对从到被把让给由等也都就又而但这那此个些种位名次只有没不很更最还再来去说做用能会可要叫着过吗呢吧' +
    '第届座条项件家所该每各前后内外间们多少一两几何么哪谁什怎样',
);

/** Chinese words that point, count, connect or describe occurrence: rare in technical texts, yet not names either. */
export const LIGHT_WORDS: ReadonlySet<string> = new Set(
  (
    '我们 你们 他们 她们 它们 自己 人们 大家 这个 那个 这些 那些 这种 那种 这样 那样 这里 那里 这项 这类 此类 ' +
    '其他 其它 其中 其余 另外 另一 各种 各个 各自 某些 某个 某种 所有 整个 每个 每次 任何 许多 很多 众多 大量 ' +
    '大多 多数 大多数 大部分 大部 一些 一个 一种 一位 一次 一座 一名 一项 一部分 ' +
    '已经 曾经 目前 现在 如今 当时 以前 之前 以后 之后 此后 后来 随后 然后 最初 起初 最终 最后 首先 通常 一般 经常 常常 ' +
    '时常 往往 有时 偶尔 仍然 仍旧 依然 还是 主要 大约 大概 左右 总共 一共 共有 分别 同时 完全 非常 十分 特别 尤其 ' +
    '更加 比较 最为 几乎 至少 至多 最多 最少 仅仅 只有 一直 一样 一起 正在 不断 再次 甚至 尚未 是否 ' +
    '成为 变得 变成 作为 进行 开展 具有 拥有 属于 位于 处于 用于 用来 认为 称为 称作 称之为 叫做 叫作 名为 被称 使得 ' +
    '受到 来自 倾向 倾向于 需要 应该 应当 可以 可能 能够 必须 ' +
    '因为 所以 因此 但是 而且 并且 或者 还有 如果 由于 为了 关于 对于 根据 通过 按照 以及 虽然 尽管 然而 不过 无论 ' +
    '除了 随着 时候 著名 知名 多久 几年 几天 几次 几周'
  ).split(' '),
);

/**
 * The English counterpart. Used only to judge whether a passage covers the question: in a search it would lose
 * passages.
 */
export const LIGHT_ENGLISH: ReadonlySet<string> = new Set(
  (
    'already always another anybody anyone anything around away back bad badly best better came cannot come comes coming easily else enough ' +
    'ever every everything exactly fine gets get getting give given gives go goes going gone good got great hello hi keep keeps kept kind know ' +
    'least less let lets like look looks lot made make makes making matter maybe need near needed needs never new next nothing ok okay ' +
    'otherwise people perhaps please possible put puts quite rather really right said say says seem seems seen show simply ' +
    'somebody someone something soon sort still stuff sure take taken takes tell thing things think time today together told took try ' +
    'trying two used using usually want wants way ways well went without wrong yes yet'
  ).split(' '),
);
