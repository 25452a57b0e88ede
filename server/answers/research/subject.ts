import { fold } from '../../base/text/fold';
import { ASKING, ASKING_WORDS, LIGHT_ENGLISH, STOP_WORDS } from '../../base/text/stop-words';

const HAN = /\p{Script=Han}/u;
/** Words that ask for a side of the subject, which the plan adds by itself. */
const SIDES =
  /原因|现象|症状|处理|方法|措施|步骤|检查|预防|防止|怎么办|\b(?:causes?|caused|reasons?|symptoms?|signs?|remed(?:y|ies)|fix|prevent(?:ed)?|avoid|check(?:ed)?|lessons?|learned|problems?|handled?)\b/g;

/** What a question is about, in its own words: without asking, function words and the side asked for. */
export function subjectOf(question: string): string {
  const folded = fold(question)
    .replace(ASKING, ' ')
    .replace(/[?？。！!,，;；:：“”"]/g, ' ');
  const subject = keep(folded.replace(SIDES, ' '));
  return subject || keep(folded) || fold(question).trim();
}

const keep = (words: string): string =>
  words
    .split(/\s+/)
    .filter(
      (word) =>
        word && (HAN.test(word) || !(STOP_WORDS.has(word) || ASKING_WORDS.has(word) || LIGHT_ENGLISH.has(word))),
    )
    .join(' ')
    .trim();
