import type { Locale } from '../../../generated/locales';
import { textLanguageOf } from '../../../setting/text-language';
import { OWN_BASE } from '../../base/database/run-sources';
import type { SearchHit } from '../../knowledge';
import type { RunData, RunEvent, RunSink } from '../runs/types';
import { argumentsOf, callHead, namesOfCall, titleOfCall } from './call-text';
import type { OpenCall, ToldCall, Values } from './proposal';

export type CallData = RunData<'call'>;

/** A finished call of an earlier run of the same answer, as its log has it. */
export interface LoggedCall {
  data: CallData;
  text: string;
}

/** The calls of a run, with their text. */
export function loggedCalls(events: readonly RunEvent[]): LoggedCall[] {
  const calls = new Map<string, CallData>();
  const texts = new Map<string, string>();
  for (const event of events) {
    if (event.event === 'call') calls.set(event.data.id, event.data);
    else if (event.event === 'block_patch') {
      const { id, clear, append = '' } = event.data;
      texts.set(id, (clear ? '' : (texts.get(id) ?? '')) + append);
    }
  }
  return [...calls.values()].map((data) => ({ data, text: texts.get(data.block) ?? '' }));
}

export const valuesOf = ({ arguments: sent }: CallData): Values =>
  Object.fromEntries(sent.map(({ name, value }) => [name, value]));

/** Writes calls into a run: the event, and the block that says the same in words. */
export function createCallWriter(sink: RunSink, locale: Locale) {
  let count = 0;
  const emit = (data: CallData) => sink.emit({ event: 'call', data });
  const append = (id: string, text: string) => sink.emit({ event: 'block_patch', data: { id, append: text } });
  const open = (data: CallData, head: string) => {
    // The event comes first: from here on, the log is its asker's alone.
    emit(data);
    sink.emit({ event: 'block_open', data: { id: data.block, type: 'tool' } });
    append(data.block, head);
  };
  const close = (id: string) => sink.emit({ event: 'block_close', data: { id } });
  return {
    /** Says a call of an earlier run again, so that one log holds the whole answer. */
    repeat({ data, text }: LoggedCall) {
      count += 1;
      open(data, text);
      close(data.block);
    },
    begin(call: OpenCall, values: Values, state: 'asked' | 'running' | 'refused'): CallData {
      count += 1;
      const { tool, operation, revision } = call;
      const data: CallData = {
        ...{
          id: `c${count}`,
          block: `call-${count}`,
          tool,
          operation: operation.id,
          revision,
          names: namesOfCall(call),
        },
        ...{ effect: operation.effect, arguments: argumentsOf(operation.inputs, values), state },
      };
      open(data, `${callHead(call, values, locale)}\n\n`);
      return data;
    },
    end(data: CallData, text: string, more: Partial<CallData> = {}) {
      append(data.block, text);
      close(data.block);
      if (Object.keys(more).length > 0) emit({ ...data, ...more });
    },
    count: () => count,
  };
}

/** What another system said, as a source that a sentence can cite. */
export const asHit = (call: OpenCall, { block }: CallData, said: string, locale: Locale, run: string): SearchHit => ({
  ...{ passageId: `${run}#${block}`, docId: `tool:${call.tool}/${call.operation.id}`, version: 1, kbId: OWN_BASE },
  lang: textLanguageOf(locale) ?? 'en',
  ...{ title: titleOfCall(call, locale), headings: [], page: null, span: [0, said.length], text: said, url: null },
  ...{ kind: 'tool', score: 1, found: 1, highlights: [] },
});

export interface MadeCall extends ToldCall {
  data: CallData;
}
