import type { Locale } from '../../generated/locales';
import { OWN_BASE } from '../base/database/run-sources';
import { hiddenSources } from './runs/run-texts';
import type { RunEvent } from './runs/types';

/**
 * Shows an answer to a viewer who may not read all of its sources. Works event by event and keeps the numbers, so that
 * it can stream. The text may come from any source, so all of it is removed; readable sources stay. Sources precede
 * text.
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
    if (event.event === 'call' && isClosed({ docId: '', kbId: OWN_BASE })) hidden = true;
    if (event.event === 'block_open') first ??= event.data.id;
    return hidden ? withoutWords(event, locale, first) : event;
  };
}

/**
 * The first block states why nothing is shown; the other blocks, the fit, the outline and the suggestions are removed.
 */
function withoutWords(event: RunEvent, locale: Locale, first: string | undefined): RunEvent {
  if (event.event === 'block_open' && event.data.id === first)
    return { ...event, data: { id: first, type: 'notice', code: 'hidden_sources' } };
  if (event.event === 'block_patch' && event.data.id === first)
    return { ...event, data: { id: first, clear: true, append: hiddenSources[locale] } };
  if (event.event === 'outline' || event.event === 'suggestions' || event.event === 'plan')
    return { ...event, data: { items: [] } };
  return WORDS.has(event.event) && !(event.event === 'block_close' && event.data.id === first)
    ? passedOver(event, 'writing')
    : event;
}

const WORDS = new Set<RunEvent['event']>([
  'block_open',
  'block_patch',
  'block_close',
  'cite',
  'fit',
  'understood',
  'context',
  'call',
  'verified_answer',
]);

/** Replaces an event with a progress event of the same number, because numbers must have no gaps. */
const passedOver = ({ v, seq, run, msg, chat, ts, at, from }: RunEvent, stage: 'reading' | 'writing'): RunEvent => ({
  ...{ v, seq, run, msg, chat, ts, event: 'run_progress', data: { stage } },
  ...(at && { at }),
  ...(from !== undefined && { from }),
});
