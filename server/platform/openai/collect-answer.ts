import type { components } from '../../../generated/api';
import type { RunStep } from '../../answers';
import { passageAddress } from '../../knowledge';

type Asked = components['schemas']['AskedByKey'];
type Source = Extract<RunStep, { event: 'source_add' }>['data'];
type Cite = Extract<RunStep, { event: 'cite' }>['data'];

/** A citation as OpenAI's clients know it. The indices count code points of the whole text. */
export interface Annotation {
  type: 'url_citation';
  url_citation: { start_index: number; end_index: number; title: string; url: string };
}

/** What a step adds to the answer. */
export interface Added {
  text?: string;
  annotations?: Annotation[];
}

/** Between two blocks of an answer. */
const GAP = '\n\n';
/** Before a text that takes the place of one already sent, when another answerer takes over. */
const ANEW = '\n\n---\n\n';
/** Stands for the place of a block whose text begins anew. */
const RESTARTED = -1;
const unshown = ['outline', 'suggestion'];

/**
 * Turns the steps of an answer into one text with annotations. Ours count UTF-16 units in a block; Python's strings
 * count code points, so OpenAI's indices are theirs.
 */
export function collectAnswer(origin: string) {
  const sources = new Map<string, Source>();
  const supports = new Map<string, Asked['sources'][number]['support']>();
  /** Where each block begins in the text. */
  const starts = new Map<string, number>();
  const skipped = new Set<string>();
  const annotations: Annotation[] = [];
  let text = '';
  let fit: Asked['fit'] = 'direct';
  let answerer: Asked['answerer'] | undefined;

  const append = (piece: string) => {
    text += piece;
    return piece;
  };
  const pointsTo = (at: number) => [...text.slice(0, at)].length;

  function patch(id: string, piece: string, clear: boolean): Added {
    if (skipped.has(id)) return {};
    // What was sent stays sent; the new text begins behind it.
    if (clear && starts.has(id)) starts.set(id, RESTARTED);
    if (!piece) return {};
    const start = starts.get(id);
    if (start !== undefined && start !== RESTARTED) return { text: append(piece) };
    const gap = start === RESTARTED ? ANEW : GAP;
    const before = text === '' || (start === undefined && text.endsWith('\n\n')) ? '' : append(gap);
    starts.set(id, text.length);
    return { text: before + append(piece) };
  }

  function cite({ block, range, sids, quotes = [], support }: Cite): Added {
    const start = starts.get(block);
    if (start === undefined || start === RESTARTED) return {};
    const made = sids.flatMap((sid): Annotation[] => {
      const source = sources.get(sid);
      if (!source) return [];
      supports.set(sid, support);
      const span = quotes.find((quote) => quote.sid === sid)?.span ?? source.span;
      const [from, to] = [pointsTo(start + range[0]), pointsTo(start + range[1])];
      const url = addressOf(source, span, origin);
      return [{ type: 'url_citation', url_citation: { start_index: from, end_index: to, title: source.title, url } }];
    });
    annotations.push(...made);
    return { annotations: made };
  }

  return {
    add(step: RunStep): Added {
      if (step.event === 'source_add') sources.set(step.data.sid, step.data);
      else if (step.event === 'block_open' && unshown.includes(step.data.type)) skipped.add(step.data.id);
      else if (step.event === 'block_patch')
        return patch(step.data.id, step.data.append ?? '', step.data.clear ?? false);
      else if (step.event === 'cite') return cite(step.data);
      else if (step.event === 'fit') fit = step.data.value;
      else if (step.event === 'run_warning' && step.data.answerer) answerer = step.data.answerer;
      return {};
    },
    text: () => text,
    annotations: () => annotations,
    /** Where the answer comes from; `by` is who was to write it. */
    told: (by: Asked['answerer']): Asked => ({
      answerer: answerer ?? by,
      fit,
      sources: [...sources.values()].map((source) => ({
        ...{ n: source.n, docId: source.docId, version: source.ver, title: source.title, quote: source.quote },
        url: addressOf(source, source.span, origin),
        ...(supports.has(source.sid) && { support: supports.get(source.sid) }),
      })),
    }),
  };
}

/** Opens what is cited: a post on its page, a document at the words. */
function addressOf({ docId, ver, url }: Source, span: readonly number[], origin: string): string {
  const [start = 0, end = 0] = span;
  const path = url?.startsWith('/community/') ? url : passageAddress({ docId, version: ver, span: [start, end] });
  return `${origin}${path}`;
}
