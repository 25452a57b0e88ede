import { readQuantities } from '../answerer/rows/read-quantities';
import { isDependent, isWhole, withoutTies } from './dependence';
import { exchange } from './exchange';
import { placeOf } from './stated/place-of';
import type { Chip, ChosenChip, Turn, Understood } from './types';
import { isNamedIn, joined, wordsOf } from './words';

const HAN = /\p{Script=Han}/u;
const ASKS =
  /什么|怎|如何|多少|几|谁|哪|为何|吗|多久|多长|\b(?:what|how|why|when|where|who|which|whose|can|may|must|do|does|is|are|should)\b/i;
const PRONOUN = /它们?|这个|那个|这种|那种/;

/**
 * In a question with more words than this, a single word that the title contains is too little as subject: "robot"
 * alone does not mean its encoder battery.
 */
const LONG = 3;

/** Completes a question from what came before. A question that stands by itself is unchanged. */
export function understand(question: string, before: Turn | null, chosen?: readonly ChosenChip[]): Understood {
  const own = (before && withoutTies(question)) || question;
  if (chosen) return asChosen(own, before, chosen);
  const place = before?.place && chip('document', before.place.title, 'answer');
  if (!before || isWhole(question)) return { text: question, own: question, leans: false, chips: [] };
  if (!isDependent(question)) return { text: question, own: question, leans: false, chips: place ? [place] : [] };
  const exchanged = exchange(own, before.asked);
  if (exchanged) {
    const kept = joined(wordsOf(exchanged.kept), exchanged.kept);
    const chips = [chip(exchanged.slot, exchanged.own, 'question'), chip('subject', kept, before.from), place];
    return { text: exchanged.text, own, leans: true, chips: chips.flatMap((one) => (one?.text ? [one] : [])) };
  }
  const subject = carriedSubject(own, before);
  const chips = [subject ? chip('subject', subject, before.from) : undefined, place].flatMap((one) => one ?? []);
  return { text: withSubject(own, subject), own, leans: true, chips };
}

const chip = (slot: Chip['slot'], text: string, from: Chip['from'], on = true): Chip => ({
  id: `${slot}-${from}`,
  slot,
  text,
  from,
  on,
});

/** Builds the question from the chips that the visitor chose, without carrying anything else. */
function asChosen(own: string, before: Turn | null, chosen: readonly ChosenChip[]): Understood {
  let said = own;
  const chips: Chip[] = [];
  for (const [at, { slot, text, was, on }] of chosen.entries()) {
    const id = `${slot}-${at}`;
    // The server knows the document; the client may only say whether to stay in it.
    const isPlace = slot === 'document' && (text === before?.place?.title || !placeOf(was ?? text, own));
    const place = isPlace ? undefined : placeOf(was ?? text, said);
    if (isPlace && before?.place) chips.push({ ...chip(slot, before.place.title, 'answer', on), id });
    if (isPlace) continue;
    if (place) said = tidied(`${said.slice(0, place.start)}${on ? text : ''}${said.slice(place.end)}`);
    else if (slot !== 'subject' && on) said = `${text} ${said}`;
    const from = place || slot !== 'subject' ? 'question' : (before?.from ?? 'chat');
    chips.push({ ...chip(slot, text, from, on), id, ...(was && { was }) });
  }
  const carried = chips.filter(({ slot, from, on }) => on && slot === 'subject' && from !== 'question');
  const subject = carried.map(({ text }) => text).join(' ');
  return { text: withSubject(said, subject), own: said || own, leans: subject !== '', chosen: true, chips };
}

const tidied = (question: string): string => question.replace(/\s{2,}/g, ' ').trim();

/**
 * The subject to carry over: in Chinese the words before 的, else those in the document's title, else those in the
 * section's heading. Carrying all words would find the previous answer again. For a noun alone, which asks the same of
 * something else, only the document's subject is used.
 */
function carriedSubject(own: string, { asked, place }: Turn): string {
  const conditions = readQuantities(asked);
  const words = wordsOf(asked).filter(
    ({ start, end, text }) => !conditions.some((one) => start < one.end && end > one.start) && !isNamedIn(text, own),
  );
  const asksMore = ASKS.test(own);
  const owner = asksMore ? words.filter(({ end }) => end <= asked.indexOf('的')) : [];
  const named = (title = '') => words.filter(({ text }) => isNamedIn(text, title));
  const titled = named(place?.title);
  const subject = asksMore && titled.length === 1 && words.length > LONG ? [] : titled;
  const ways = [
    owner,
    subject,
    ...(asksMore ? [named(place && [place.title, place.headings.at(-1)].join('\n')), words] : []),
  ];
  return joined(ways.find((found) => found.length > 0) ?? [], asked);
}

/** Chinese: in front, or in place of the pronoun. English: at the end. */
function withSubject(own: string, subject: string | undefined): string {
  if (!subject) return own;
  if (!HAN.test(own)) return own.replace(/[\s?.!]*$/, ` ${subject}?`);
  if (PRONOUN.test(own)) return own.replace(PRONOUN, subject);
  return HAN.test(subject) ? `${subject}${own}` : `${subject} ${own}`;
}
