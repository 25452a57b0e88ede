import type { RunEvent } from '../runs/types';
import type { Turn } from './types';

/** What another system said, or the asker brought along, is no place in the documents. */
const OWN = new Set(['tool', 'attachment', 'memory']);

type Step = Pick<RunEvent, 'event' | 'data'>;

/** Rebuilds a turn from its events, the only record of a chat. A turn with a closed source carries nothing over. */
export function turnOf(question: string, steps: readonly Step[], isClosed = (_doc: string) => false): Turn {
  const events = steps as RunEvent[];
  const sources = events.flatMap((one) => (one.event === 'source_add' ? [one.data] : []));
  const said = events.flatMap((one) => (one.event === 'understood' ? [one.data.text] : [])).at(-1);
  const asked = said ?? question;
  if (sources.some(({ docId }) => isClosed(docId))) return { from: 'chat', asked: question };
  const callouts = new Set(
    events.flatMap((one) => (one.event === 'block_open' && one.data.type === 'callout' ? [one.data.id] : [])),
  );
  const cited = events.flatMap((one) =>
    one.event === 'cite' && !callouts.has(one.data.block) ? one.data.sids : [],
  )[0];
  const source = sources.find(({ sid, kind }) => sid === cited && !OWN.has(kind));
  const place = source && { docId: source.docId, title: source.title, headings: source.headings };
  return { from: 'chat', asked, ...(place && { place }) };
}
