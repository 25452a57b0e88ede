import type { Locale } from '../../generated/locales';
import { hiddenSources } from './runs/run-texts';
import type { RunEvent } from './runs/types';

/**
 * An answer as somebody sees it who may not read all of its sources: event by event with the same numbers, so that a stream can be shown while
 * it is written. Its words may come from any source, so none of them is left; the sources that may be read stay. Sources come before words.
 */
export function createVeil(isClosed: (source: { docId: string; kbId: number }) => boolean, hiddenFromStart = false) {
  let hidden = hiddenFromStart;
  let locale: Locale = 'zh-CN';
  let first: string | undefined;

  return (event: RunEvent): RunEvent => {
    if (event.event === 'run_started') locale = event.data.locale;
    if (event.event === 'source_add' && isClosed(event.data)) {
      hidden = true;
      return passedOver(event, 'reading');
    }
    if (event.event === 'block_open') first ??= event.data.id;
    return hidden ? withoutWords(event, locale, first) : event;
  };
}

/** The first block says once why nothing is shown; of the others, and of how well it all answers, nothing is left. */
function withoutWords(event: RunEvent, locale: Locale, first: string | undefined): RunEvent {
  if (event.event === 'block_open' && event.data.id === first)
    return { ...event, data: { id: first, type: 'notice', code: 'hidden_sources' } };
  if (event.event === 'block_patch' && event.data.id === first)
    return { ...event, data: { id: first, clear: true, append: hiddenSources[locale] } };
  if (event.event === 'outline' || event.event === 'suggestions') return { ...event, data: { items: [] } };
  return WORDS.has(event.event) && !(event.event === 'block_close' && event.data.id === first)
    ? passedOver(event, 'writing')
    : event;
}

const WORDS = new Set<RunEvent['event']>(['block_open', 'block_patch', 'block_close', 'cite', 'fit', 'understood']);

/** Something happened here, and nothing is said of it: numbers must have no holes. */
const passedOver = ({ v, seq, run, msg, chat, ts, at, from }: RunEvent, stage: 'reading' | 'writing'): RunEvent => ({
  ...{ v, seq, run, msg, chat, ts, event: 'run_progress', data: { stage } },
  ...(at && { at }),
  ...(from !== undefined && { from }),
});
