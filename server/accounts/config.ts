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
    integer('SESSION_IDLE_HOURS', 72, [1, 72], 'A portal session ends after this many hours without use, at most 72.'),
    times(hour),
  ),
  longestS: as(
    integer('SESSION_DAYS', 30, [1, 365], 'A portal session always ends after this many days.'),
    times(24 * hour),
  ),
  operatorIdleS: as(
    integer(
      'OPERATOR_IDLE_MINUTES',
      60,
      [15, 1440],
      'A workbench session ends after this many minutes without use, at least 15.',
    ),
    times(minute),
  ),
  operatorLongestS: as(
    integer('OPERATOR_HOURS', 12, [1, 168], 'A workbench session always ends after this many hours.'),
    times(hour),
  ),
};

const fields = {
  signUp: as(
    choice(
      'SIGN_UP',
      ['open', 'closed'],
      '`open` or `closed`: whether a first sign-in with a code creates an account.',
    ),
    (value) => value === 'open',
  ),
  codesPerHour: integer(
    'CODES_PER_HOUR',
    1000,
    [1, 1_000_000],
    'Verification codes per hour for the whole installation.',
  ),
  codesNetworkShare: integer(
    'CODES_NETWORK_SHARE',
    5,
    [1, 100],
    'Percentage of these codes that one address or IPv6 /64 may request, but at least 5 codes; a /24 or /48 may request twice that. Raise it if everybody shares one address. Devices used for an earlier sign-in do not count.',
  ),
  logCodes: as(
    choice('LOG_CODES', ['false', 'true'], '`true` writes codes to the log. For a developer’s machine only.'),
    isTrue,
  ),
  operatorSecondFactor: as(
    choice(
      'OPERATOR_SECOND_FACTOR',
      ['required', 'optional'],
      '`required`: an operator without a second factor must set one up at the first sign-in. `optional` lifts this requirement, for a trial on your own machine.',
    ),
    (value) => value === 'required',
  ),
  sample: as(
    choice(
      'SAMPLE_PEOPLE',
      ['false', 'true'],
      '`true` creates sample people and prints their password. Refused if others could reach the portal.',
    ),
    isTrue,
  ),
};

export const accountsSections: Section[] = [
  {
    title: 'People',
    text: '[people.md](people.md) explains what these mean for an operator.',
    tables: [lives, fields, ...senderFields, ...ssoFields],
  },
];

/** How people sign in. By default with passwords, and with codes that an operator reads in the outbox. */
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
