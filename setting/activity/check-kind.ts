import type { Finding } from '../finding';
import { pointer } from '../pointer';
import type { ActivityDocument, Step } from './activity-document';
import { doubles, finding } from './activity-finding';

type Part = 'questions' | 'nominees' | 'ballots' | 'voting' | 'criteria' | 'submission' | 'steps' | 'draw';

/** What a document of each kind has to have, and what it may have besides. */
const PARTS: Record<ActivityDocument['kind'], { needs: readonly Exclude<Part, 'submission'>[]; may: readonly Part[] }> =
  {
    survey: { needs: ['questions'], may: ['draw'] },
    instant: { needs: ['draw'], may: [] },
    vote: { needs: ['ballots', 'nominees', 'voting'], may: [] },
    contest: { needs: ['criteria'], may: ['voting', 'submission'] },
    checklist: { needs: ['steps'], may: ['draw'] },
  };
const ALL: readonly Part[] = ['questions', 'nominees', 'ballots', 'voting', 'criteria', 'submission', 'steps', 'draw'];

/** Whether a document has the parts of its kind, and whether these fit each other. */
export function checkKind(activity: ActivityDocument): Finding[] {
  const { kind, nominees = [], ballots = [], criteria = [], steps = [] } = activity;
  const { needs, may } = PARTS[kind];
  return [
    ...ALL.flatMap((part) => {
      const needed = needs.find((each) => each === part);
      if (needed && activity[needed] === undefined) return [finding(`/${needed}`, MISSING[needed], {})];
      const isStray = activity[part] !== undefined && !needed && !may.includes(part);
      return isStray ? [finding(`/${part}`, 'notOfKind', {})] : [];
    }),
    ...organizations(activity),
    ...doubles(ballots, '/ballots'),
    ...doubles(nominees, '/nominees'),
    ...doubles(criteria, '/criteria'),
    ...doubles(steps, '/steps'),
    ...nominees.flatMap(({ ballot }, n) =>
      ballots.some(({ id }) => id === ballot)
        ? []
        : [finding(pointer('/nominees', n, 'ballot'), 'noBallot', { ballot })],
    ),
    ...ballots.flatMap(({ id }, n) =>
      nominees.filter(({ ballot }) => ballot === id).length < 2
        ? [finding(pointer('/ballots', n), 'fewNominees', { id })]
        : [],
    ),
    ...steps.flatMap((step, n) => stepFaults(activity.id, step, pointer('/steps', n, 'target'))),
  ];
}

/** Places of an organization are counted of accounts, where one enters before anything else. */
function organizations({ kind, identity, entry }: ActivityDocument): Finding[] {
  if (entry.perOrganization === undefined) return [];
  const at = '/entry/perOrganization';
  if (kind === 'vote' || kind === 'contest') return [finding(at, 'notOfKind', {})];
  return identity === 'visitor' ? [finding(at, 'organizationOfVisitor', {})] : [];
}

const MISSING = {
  questions: 'noQuestions',
  nominees: 'noNominees',
  ballots: 'noBallots',
  voting: 'noVoting',
  criteria: 'noCriteria',
  steps: 'noSteps',
  draw: 'noDraw',
} as const;

const NEEDS_TARGET = new Set<Step['type']>(['survey', 'vote']);
const TAKES_TARGET = new Set<Step['type']>(['survey', 'vote', 'read', 'use']);

/** A step that names nothing, or itself, could be done by nobody. */
function stepFaults(own: string, { type, target }: Step, at: string): Finding[] {
  if (target === undefined) return NEEDS_TARGET.has(type) ? [finding(at, 'noTarget', {})] : [];
  if (!TAKES_TARGET.has(type)) return [finding(at, 'strayTarget', { target })];
  return NEEDS_TARGET.has(type) && target === own ? [finding(at, 'ownTarget', {})] : [];
}
