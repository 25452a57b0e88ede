import type { Question } from '../../setting/activity/activity-document';
import type { SurveyFault } from '../../setting/activity/survey';
import { inEveryLocale, type LocalizedText } from '../../setting/messages/catalogue';
import { localize } from '../../setting/messages/localize';
import { message } from '../base/messages/message';

const limits = {
  few: (limit: number) => message('activities:fault.few', { limit }),
  many: (limit: number) => message('activities:fault.many', { limit }),
  low: (limit: number) => message('activities:fault.low', { limit }),
  high: (limit: number) => message('activities:fault.high', { limit }),
  long: (limit: number) => message('activities:fault.long', { limit }),
};

/** What is wrong with an answer, and what to do, after the words of its question. */
export function sayFault({ fault, limit = 0 }: Pick<SurveyFault, 'fault' | 'limit'>, question: Question | undefined) {
  const said: LocalizedText =
    fault in limits ? limits[fault as keyof typeof limits](limit) : message(`activities:fault.${fault as 'missing'}`);
  return inEveryLocale((locale) => {
    const title = question ? short(localize(question.title, locale)) : '';
    return message('activities:fault.at', { question: title, fault: said })[locale];
  });
}

const short = (text: string) => (Array.from(text).length > 60 ? `${Array.from(text).slice(0, 59).join('')}…` : text);
