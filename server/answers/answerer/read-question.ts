import { fold } from '../../base/text/fold';
import { ASKING, ASKING_WORDS, STOP_WORDS } from '../../base/text/stop-words';
import { isShouted, sameNames } from '../../knowledge';
import { type QuestionKind, questionKind } from './question-kind';
import { tokensOf } from './tokens';

export interface Question {
  folded: string;
  kind: QuestionKind;
  /** Content terms: words and character pairs. */
  terms: string[];
  /** Single characters of unspaced text, a weaker signal. */
  singles: string[];
  /** Terms beside the question word: "哪个国家", "what player" name the kind of answer. */
  focus: string[];
  /** Text between question words, particles and marks: how a defining sentence begins. */
  subjects: string[];
}

/** Characters of a question that are analyzed; a page of pasted text would only cost time. */
const LONGEST = 400;
const PARTICLES = new Set('的了是在有和与及或为被把对从到于以而之其这那些个'.split(''));
const FOCUS = [
  /(?:什么|哪个|哪些|哪一?[种位个]|哪|几个?)([\u3400-\u9fff]{1,4})/,
  /([\u3400-\u9fff]{2,4})(?:是|为|有)?(?:什么|谁|多少|哪|如何|怎)/,
  /\b(?:what|which|how many|how much|whose) (?:(\w{1,30}) of )?(\w{1,30})(?: (\w{1,30}))?/,
];

const isNaming = (term: string, asked: string): boolean =>
  (!STOP_WORDS.has(term) || isShouted(asked, term)) && !ASKING_WORDS.has(term) && !PARTICLES.has(term);

export function readQuestion(question: string): Question {
  const asked = question.slice(0, LONGEST);
  const folded = fold(asked).trim();
  // Question words become line breaks, so that no character pair spans them.
  const named = sameNames(folded).replace(ASKING, '\n');
  const tokens = tokensOf(named).filter((token) => isNaming(token.term, asked));
  const unique = (single: boolean) => [...new Set(tokens.filter((t) => t.single === single).map((t) => t.term))];
  return {
    folded,
    kind: questionKind(folded),
    terms: unique(false),
    singles: unique(true),
    focus: focusTerms(folded, asked),
    subjects: subjectsOf(named),
  };
}

function focusTerms(folded: string, asked: string): string[] {
  const beside = FOCUS.flatMap((pattern) => pattern.exec(folded)?.slice(1) ?? []).filter(Boolean);
  const terms = beside
    .flatMap((words) => tokensOf(words))
    .filter((token) => !token.single && isNaming(token.term, asked));
  return [...new Set(terms.map((token) => token.term))];
}

function subjectsOf(named: string): string[] {
  return named
    .split(/[\s?？，,。.!！:：的]+/)
    .map((part) => part.replace(/^["“《「『(（是]+|["”》」』)）是]+$/g, ''))
    .filter((part) => part.length > 1 && !STOP_WORDS.has(part));
}
