import { as, choice, integer } from '../base/config/fields';
import { readFields, type Section, type Source } from '../base/config/read-fields';
import { readMail, readSms, senderFields } from './senders/config';
import { readSso, ssoFields } from './sso/config';
import type { SessionKind, SessionLife } from './store/session-life';

const [minute, hour] = [60, 3600];
const times = (factor: number) => (value: number) => value * factor;
const isTrue = (value: string) => value === 'true';

const lives = {
  idleS: as(
    integer(
      'SESSION_IDLE_HOURS',
      72,
      [1, 72],
      'A session of the portal ends after so many hours without use, 72 at most.',
    ),
    times(hour),
  ),
  longestS: as(integer('SESSION_DAYS', 30, [1, 365], 'It ends after so many days in any case.'), times(24 * hour)),
  operatorIdleS: as(
    integer(
      'OPERATOR_IDLE_MINUTES',
      60,
      [15, 1440],
      'A session of the workbench ends after so many minutes without use, 15 at least.',
    ),
    times(minute),
  ),
  operatorLongestS: as(
    integer('OPERATOR_HOURS', 12, [1, 168], 'It ends after so many hours in any case.'),
    times(hour),
  ),
};

const fields = {
  signUp: as(
    choice('SIGN_UP', ['open', 'closed'], '`open` or `closed`: whether a first sign-in by code makes an account.'),
    (value) => value === 'open',
  ),
  codesPerHour: integer('CODES_PER_HOUR', 1000, [1, 1_000_000], 'Codes an hour for the whole installation.'),
  codesNetworkShare: integer(
    'CODES_NETWORK_SHARE',
    5,
    [1, 100],
    'Percent of these that one address or IPv6 /64 may take, at least 5 codes; a /24 or /48 twice that. More where everybody comes from one address; devices that somebody has signed in from before are not counted.',
  ),
  logCodes: as(
    choice('LOG_CODES', ['false', 'true'], '`true` writes codes into the log: on a developer’s machine only.'),
    isTrue,
  ),
  operatorSecondFactor: as(
    choice(
      'OPERATOR_SECOND_FACTOR',
      ['required', 'optional'],
      '`required`: an operator without a second factor sets one up at the first sign-in. `optional` lifts this, for a trial on your own machine.',
    ),
    (value) => value === 'required',
  ),
  sample: as(
    choice(
      'SAMPLE_PEOPLE',
      ['false', 'true'],
      '`true` puts in sample people and prints their password. Refused where others could reach the portal.',
    ),
    isTrue,
  ),
};

export const accountsSections: Section[] = [
  {
    title: 'People',
    text: 'What these mean to an operator is in [people.md](people.md).',
    tables: [lives, fields, ...senderFields, ...ssoFields],
  },
];

/** How people sign in here. Without any of it: passwords, and codes that an operator reads in the outbox. */
export const readPeopleConfig = (source: Source) => ({
  ...readFields(fields, source),
  sessions: readSessions(source),
  sms: readSms(source),
  mail: readMail(source),
  ...readSso(source),
});

export type PeopleConfig = ReturnType<typeof readPeopleConfig>;

function readSessions(source: Source): Record<SessionKind, SessionLife> {
  const { idleS, longestS, operatorIdleS, operatorLongestS } = readFields(lives, source);
  if (idleS > longestS) source.faults.push('SESSION_IDLE_HOURS is longer than SESSION_DAYS.');
  if (operatorIdleS > operatorLongestS) source.faults.push('OPERATOR_IDLE_MINUTES is longer than OPERATOR_HOURS.');
  return {
    portal: { idleS, longestS },
    operator: { idleS: operatorIdleS, longestS: operatorLongestS },
  };
}
