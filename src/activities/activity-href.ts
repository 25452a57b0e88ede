import type { ActivityDocument } from '../../setting/activity/activity-document';
import { PAGES } from '../../setting/activity/activity-pages';

/** Ids of activities, as the contract has them. */
const ID = /^[a-z][a-z0-9-]{0,39}$/;
const SOURCE = /^[\w.:-]{1,64}$/;

/** The activity of an address: the one it names, else the one that the portal's setting gives its page. */
export function activityAt(
  pathname: string,
  search: URLSearchParams,
  routes: Readonly<Record<string, string>> | undefined,
): string | undefined {
  const named = search.get('id');
  if (named !== null && ID.test(named)) return named;
  const path = pathname.replace(/\/+$/, '');
  const shown = routes?.[path] ?? routes?.[RESULT_OF[path] ?? ''];
  return shown !== undefined && ID.test(shown) ? shown : undefined;
}

/** A page of results shows those of the page where one takes part. */
const RESULT_OF: Record<string, string> = { '/awardSurveyResult': '/awardSurvey', '/awardResult': '/award1024' };

type Kind = ActivityDocument['kind'];

/** Votes and contests show their results where one takes part. */
const RESULT: Record<Kind, string> = {
  ...PAGES,
  ...{ survey: '/awardSurveyResult', instant: '/awardResult', checklist: '/awardResult' },
};

export const pageHref = (id: string, kind: Kind) => `${PAGES[kind]}?id=${id}`;
export const resultHref = (id: string, kind: Kind) => `${RESULT[kind]}?id=${id}`;

/** Where somebody came from, for the operators' report. */
export function sourceOf(search: URLSearchParams): string | undefined {
  const given = search.get('from') ?? search.get('appid');
  return given !== null && SOURCE.test(given) ? given : undefined;
}
