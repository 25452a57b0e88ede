import type { Locale } from '../../../generated/locales';
import { message } from '../../base/messages/message';
import type { SearchHit, VerifiedText } from '../../knowledge';
import { renumbered } from '../answerer/plan';
import type { Selection } from '../answerer/types';
import { createTextBlock } from '../runs/text-block';
import type { RunData, RunSink } from '../runs/types';

/** The verified answer becomes source 1; everything else follows. */
export function withVerified({ hits, quoted, plan }: Selection, { hit }: VerifiedText): Selection {
  // Nothing else answers it, or several machines could be meant: what people answered to just this settles that.
  if (plan?.kind === 'nothing' || plan?.kind === 'choice') return { hits: [hit], quoted: 1 };
  const all = [hit, ...hits];
  return {
    hits: all,
    ...(quoted !== undefined && { quoted: quoted + 1 }),
    ...(plan && { plan: renumbered(plan, (one) => all.indexOf(one) + 1) }),
  };
}

/** What else may be quoted beside it: not the same text again. */
export const besides = (hits: SearchHit[], verified: VerifiedText | undefined): SearchHit[] =>
  verified ? hits.filter(({ docId }) => docId !== verified.hit.docId) : hits;

/** Writes the verified answer above everything else. Returns its headings, which go on in the rest. */
export function writeVerified(
  sink: RunSink,
  verified: VerifiedText,
  { sources, locale }: { sources: readonly RunData<'source_add'>[]; locale: Locale },
) {
  const { hit, owner, checkedAt, reviewBy, state } = verified;
  const id = 'v1';
  const sid = sources[0]?.sid ?? '';
  sink.emit({
    event: 'verified_answer',
    data: { block: id, sid, docId: hit.docId, ver: hit.version, owner, checkedAt, reviewBy, state, url: hit.url },
  });
  const block = createTextBlock(sink, { id, type: 'text' }, sources);
  const lead = `${leadOf(verified)[locale]}\n\n`;
  // On a line of its own, because the answer may end with a table or code.
  const text = `${withoutMarks(hit.text.trimEnd())}\n\n[1]`;
  block.append(lead + text);
  block.cite({
    ...{ kind: 'cite', range: [lead.length, lead.length + text.length], sources: [1], support: 'full' },
    quotes: [{ source: 1, span: hit.span, text: hit.text }],
  });
  block.close();
  return block.headings();
}

const CODE = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/;

/** The answer's own footnotes would look like our citations. */
const withoutMarks = (text: string): string =>
  text
    .split(CODE)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/\[(?=\d{1,3}\])/g, '\\[')))
    .join('');

/** Says what follows below it. */
export function writeBelow(sink: RunSink, locale: Locale): void {
  const block = createTextBlock(sink, { id: 'v2', type: 'text' }, []);
  block.append(`**${message('answers:verified.documents')[locale]}**`);
  block.close();
}

function leadOf({ owner, checkedAt, reviewBy, state }: VerifiedText) {
  const checked = owner
    ? message('answers:verified.checked', { owner: owner.replace(/([\\*_[\]`<])/g, '\\$1'), date: checkedAt })
    : message('answers:verified.checkedNameless', { date: checkedAt });
  const next = message(`answers:verified.${state === 'valid' ? 'until' : state}`, { date: reviewBy });
  return message('answers:verified.lead', { checked, next });
}
