import type { Db } from '../base/database/db';
import type { Context } from '../context';
import { notify } from '../notifications';
import { mentionsIn } from './mentions';
import { readAnswer } from './store/answers';

interface Told {
  domain: string;
  question: string;
  asker: string | null;
  /** Title of the question, and address of the answer. */
  title: string;
  link: string;
  answer: string;
  author: string;
}

/** Tells whom it mentions, who asked and who follows of an answer that can be read now. */
export async function tellOfAnswer({ jobs }: Pick<Context, 'jobs'>, db: Db, told: Told): Promise<void> {
  const { domain, question, asker, title, link, answer, author } = told;
  const about = { domain, root: question, actor: author, title, link, event: answer };
  await notify(jobs, db, [
    { ...about, kind: 'mention', people: mentionsIn((await readAnswer(db, answer)) ?? '') },
    { ...about, kind: 'answer', people: asker === null ? [] : [asker] },
    { ...about, kind: 'followed', people: [], followersOf: [{ kind: 'question', target: question }] },
  ]);
}
