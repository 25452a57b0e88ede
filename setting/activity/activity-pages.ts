import type { ActivityDocument } from './activity-document';

/** The page that shows an activity which no route names. */
export const PAGES: Record<ActivityDocument['kind'], string> = {
  survey: '/awardSurvey',
  instant: '/award1024',
  vote: '/activity/industrial-star',
  contest: '/activity/programmer/agent',
  checklist: '/activity/programmer',
};
