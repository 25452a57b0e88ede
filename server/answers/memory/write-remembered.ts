import type { Kysely } from 'kysely';
import type { Locale } from '../../../generated/locales';
import { OWN_BASE } from '../../base/database/run-sources';
import type { Tables } from '../../base/database/tables';
import { ApiError } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { createTextBlock } from '../runs/text-block';
import { toSource } from '../runs/to-source';
import type { RunSink } from '../runs/types';
import type { MemoryKey } from '../store/memory';
import { titleOf } from './find-remembered';
import { MEMORY_LIMITS, remember } from './remember';

interface Asked {
  /** What is to be remembered. */
  said: string;
  locale: Locale;
  /** Undefined for whoever has not signed in. */
  key: MemoryKey | undefined;
  message: string;
}

/** Remembers what the asker asked for, and says so, or why not. */
export async function writeRemembered(
  sink: RunSink,
  { said, locale, key, message: question }: Asked,
  db: Kysely<Tables>,
): Promise<void> {
  const refuse = (words: string) => {
    sink.emit({ event: 'fit', data: { value: 'related', why: [] } });
    write(sink, words, []);
  };
  if (!key) return refuse(message('answers:memory.signIn')[locale]);
  if (said.length > MEMORY_LIMITS.chars)
    return refuse(message('answers:memory.long', { value: said.length, limit: MEMORY_LIMITS.chars })[locale]);
  try {
    const entry = { text: said, origin: 'chat' as const, chat: sink.ids.chat, message: question };
    const row = await remember(db, key, entry);
    const source = toSource(
      {
        ...{
          passageId: `${row.id}#0`,
          docId: `mem:${row.id}`,
          version: 1,
          kbId: OWN_BASE,
          title: titleOf(row, locale),
        },
        ...{ lang: /\p{Script=Han}/u.test(said) ? ('zh' as const) : ('en' as const), headings: [], page: null },
        ...{ span: [0, row.text.length], text: row.text, url: null, kind: 'memory' },
        ...{ score: 1, found: 1, highlights: [] },
      },
      1,
    );
    sink.emit({ event: 'source_add', data: source });
    sink.emit({ event: 'fit', data: { value: 'direct', why: [] } });
    write(sink, `${message('answers:memory.kept')[locale]} [1]`, [source]);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    refuse(error.text[locale]);
  }
}

function write(sink: RunSink, words: string, sources: ReturnType<typeof toSource>[]): void {
  const block = createTextBlock(sink, { id: 'b1', type: 'text' }, sources);
  block.append(words);
  if (sources.length > 0) block.cite({ kind: 'cite', range: [0, words.length], sources: [1], support: 'full' });
  block.close();
}
