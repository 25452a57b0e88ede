import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { textLanguageOf } from '../../setting/text-language';
import { loadFixture } from './default-answer';
import { mockOperation } from './operation';

type RecommendedQuestion = Data<'listRecommendedQuestions'>[number];

/** Questions in the requested language, else in the page's. */
export const questionsHandlers = (): RequestHandler[] => [
  mockOperation('listRecommendedQuestions', async ({ arg, locale }) => {
    const { data } = await loadFixture<{ data: RecommendedQuestion[] }>('listRecommendedQuestions');
    return data.filter(speaks(arg.lang, locale)).slice(0, arg.limit ?? 6);
  }),
  mockOperation('listQuestionBank', async ({ arg, locale }) => {
    const { data } = await loadFixture<{ data: Data<'listQuestionBank'> }>('listQuestionBank');
    const word = arg.keyword?.toLowerCase() ?? '';
    const all = data.list.filter(speaks(arg.lang, locale)).filter(({ text }) => text.toLowerCase().includes(word));
    const [pageNum, pageSize] = [arg.pageNum ?? 1, arg.pageSize ?? 20];
    return { list: all.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: all.length, pageNum, pageSize };
  }),
];

function speaks(lang: RecommendedQuestion['lang'] | undefined, locale: string) {
  const wanted = lang ?? textLanguageOf(locale);
  return (question: RecommendedQuestion) => question.lang === wanted;
}
