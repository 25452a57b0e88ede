// Conversations of two and three turns about the shipped handbook: does the last answer cite the required section and
// contain the value?
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchEngine } from '../../server/knowledge/search/types';
import { withIngested } from './support/ingested-search';
import { type Figure, report } from './support/report';
import { answerTurns, type Told } from './support/talk';

interface Asked {
  lang: 'zh' | 'en';
  kind: string;
  turns: string[];
  doc: string;
  sections: string[];
  /** What the answer must contain; `a|b` if either suffices. */
  must?: string[];
}

/** Minimum, slightly below the level reached. */
const REACHED = 0.85;
const PUBLIC = 3;
const HANDBOOK = path.resolve('fixtures/seed/handbook');
const FILE = path.join(import.meta.dirname, 'support/talk-questions.jsonl');
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

const titleOf = ({ lang, doc }: Asked): string =>
  /^# (.+)$/m.exec(readFileSync(path.join(HANDBOOK, lang, `${doc}.md`), 'utf8'))?.[1] ?? '';

/** Whether the first citation is from a required section and the answer contains what was asked. */
function isRight(asked: Asked, { first, says }: Told): boolean {
  const text = plain(says);
  const said = (asked.must ?? []).every((key) => key.split('|').some((either) => text.includes(plain(either))));
  return said && first?.title === titleOf(asked) && asked.sections.includes(first.headings.at(-1) ?? '');
}

/** Half of the conversations is held out from tuning. */
const isUnread = ({ turns }: Asked): boolean => (createHash('sha1').update(turns.join()).digest()[0] ?? 0) % 2 === 1;

interface Graded {
  asked: Asked;
  told: Told;
  right: boolean;
  bare: boolean;
  glued: boolean;
}

async function grade(asked: Asked, search: SearchEngine): Promise<Graded> {
  const locale = asked.lang === 'zh' ? 'zh-CN' : 'en-US';
  const ask = (turns: string[]) => answerTurns(turns, { search, scope: [PUBLIC], locale });
  const [first = '', last = ''] = [asked.turns[0], asked.turns.at(-1)];
  const told = await ask(asked.turns);
  const bare = isRight(asked, await ask([last]));
  const glued = isRight(asked, await ask([`${first} ${last}`]));
  return { asked, told, right: isRight(asked, told), bare, glued };
}

const share = (graded: Graded[], is: (one: Graded) => boolean): number =>
  graded.filter(is).length / Math.max(1, graded.length);

function figureOf(figure: string, graded: Graded[], min?: number): Figure[] {
  const value = share(graded, ({ right }) => right);
  return [
    { figure, value, min, peer: share(graded, ({ bare }) => bare), peerName: 'bare' },
    { figure: `${figure} (glued)`, value, peer: share(graded, ({ glued }) => glued), peerName: 'glued' },
  ];
}

await withIngested([{ file: HANDBOOK, kbId: PUBLIC }], async (search) => {
  const questions = readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Asked);
  const graded: Graded[] = [];
  for (const asked of questions) graded.push(await grade(asked, search));
  const unread = graded.filter(({ asked }) => isUnread(asked));
  const read = graded.filter(({ asked }) => !isUnread(asked));
  report(`Conversations over the handbook: the last answer is right (n=${graded.length})`, [
    ...figureOf('all', graded, REACHED),
    ...figureOf(`the half that is read (${read.length})`, read),
    ...figureOf(`the half that is not read (${unread.length})`, unread),
    ...[...new Set(read.map(({ asked }) => asked.kind))].map((kind) => ({
      figure: `${kind}, of the read half`,
      value: share(
        read.filter(({ asked }) => asked.kind === kind),
        ({ right }) => right,
      ),
    })),
  ]);
  if (!process.argv.includes('--misses')) return;
  for (const { asked, told, bare, right } of read)
    if (!right)
      console.log(
        `\n${asked.kind} ${bare ? '(bare right)' : ''}: ${asked.turns.join(' / ')}\n   wanted ${asked.sections[0]}; cites ${told.first?.headings.at(-1)}; ${told.says.slice(0, 160).replaceAll('\n', ' ')}`,
      );
});
