import type { Locale } from '../../generated/locales';
import {
  type ActivityDocument,
  GRACE_MINUTES,
  HOLD_MINUTES,
  MILLION,
  type Prize,
} from '../../setting/activity/activity-document';
import { PRESS_LEAD_SECONDS, QUICKNET, roundOfList, timeOfRound } from '../../setting/activity/beacon';
import { takesTwo } from '../../setting/activity/takes-two';
import { inEveryLocale, type LocalizedText } from '../../setting/messages/catalogue';
import { localize } from '../../setting/messages/localize';
import { message } from '../base/messages/message';
import { FILE_BYTES } from './file-limits';
import { sayTime } from './say-time';
import { BURST } from './store/ballots';
import { RESERVE_DAYS } from './store/wins';

interface RuleText {
  title: string;
  text: string;
}

export const inYuan = (cents: number): string => `¥${(cents / 100).toLocaleString('en-US')}`;
/** As a percentage that is exact: odds are whole millionths. */
export const inPercent = (odds: number): string => `${odds / (MILLION / 100)}%`;

/** Rules by document, commitment and language: they say the same to everybody, and a document never changes. */
const written = new WeakMap<ActivityDocument, Map<string, RuleText[]>>();

/** The rules of an activity, written from what it does, so that odds, stock and times cannot disagree with them. */
export function rulesText(document: ActivityDocument, commitment: string, locale: Locale): RuleText[] {
  const known = written.get(document) ?? new Map<string, RuleText[]>();
  const key = `${locale} ${commitment}`;
  const rules = known.get(key) ?? writeRules(document, commitment, locale);
  written.set(document, known.set(key, rules));
  return rules;
}

function writeRules(document: ActivityDocument, commitment: string, locale: Locale): RuleText[] {
  const { windows, entry, organizer, rulesExtra, questions, draw, steps, prizes = [], winners = 'count' } = document;
  const say = (title: LocalizedText, ...texts: (LocalizedText | false | undefined)[]): RuleText => ({
    title: title[locale],
    text: texts.flatMap((text) => (text ? [text[locale]] : [])).join('\n'),
  });
  const { perPerson, perOrganization, total } = entry;
  return [
    say(
      message('activities:rules.when'),
      message('activities:rules.window', { open: sayTime(windows.open), close: sayTime(windows.close) }),
      questions && message('activities:rules.grace', { count: GRACE_MINUTES }),
    ),
    say(
      message('activities:rules.who'),
      message(`activities:rules.${document.identity}`),
      ...(document.eligibility ? [message('activities:rules.more')] : []),
      (draw || document.voting || document.criteria) && message('activities:rules.staff'),
      perOrganization !== undefined && message('activities:rules.perOrganization', { count: perOrganization }),
      total !== undefined && message('activities:rules.total', { total, count: HOLD_MINUTES }),
    ),
    ...kindRules(document, say),
    ...(draw
      ? [
          say(message('activities:rules.prizes'), ...prizes.map((prize) => sayPrize(prize, draw.kind))),
          say(
            message('activities:rules.draw'),
            ...(draw.kind === 'list' ? listRules(document) : []),
            draw.kind === 'instant' &&
              (steps
                ? message('activities:rules.perStep', { count: Math.min(perPerson, steps.length) })
                : message('activities:rules.instant', { count: perPerson })),
            draw.kind === 'instant' &&
              (draw.whenSoldOut === 'next' ? message('activities:rules.next') : message('activities:rules.nothing')),
            message('activities:rules.commitment', { commitment }),
            ...beaconRules(document),
          ),
          say(
            message('activities:rules.claim'),
            windows.claimUntil !== undefined &&
              message('activities:rules.claimUntil', { time: sayTime(windows.claimUntil) }),
            message('activities:rules.claimForm', { count: document.retentionDays ?? 90 }),
            prizes.some(({ kind }) => kind === 'code') && message('activities:rules.codeForm'),
            document.smsToWinners && prizes.some(({ kind }) => kind === 'goods') && message('activities:rules.sms'),
            message(`activities:rules.winners.${winners}`),
          ),
        ]
      : []),
    say(
      message('activities:rules.data'),
      message('activities:rules.retention', { count: document.retentionDays ?? 90 }),
    ),
    say(
      message('activities:rules.organizer'),
      inEveryLocale((each) => `${localize(organizer.name, each)} · ${localize(organizer.contact, each)}`),
    ),
    ...(rulesExtra
      ? [
          say(
            message('activities:rules.extra'),
            inEveryLocale((each) => localize(rulesExtra, each)),
          ),
        ]
      : []),
  ];
}

type Say = (title: LocalizedText, ...texts: (LocalizedText | false | undefined)[]) => RuleText;

/** How one votes, what the jury scores, and which steps there are. */
function kindRules({ voting, criteria, steps, submission }: ActivityDocument, say: Say): RuleText[] {
  return [
    ...(submission
      ? [
          say(
            message('activities:rules.works'),
            message('activities:rules.files', { count: submission.files, size: FILE_BYTES / 1_000_000 }),
            message('activities:rules.filesShown'),
          ),
        ]
      : []),
    ...(steps
      ? [
          say(
            message('activities:rules.steps'),
            ...steps.map(({ title }) => inEveryLocale((locale) => localize(title, locale))),
            message('activities:rules.proved'),
          ),
        ]
      : []),
    ...(criteria
      ? [
          say(
            message('activities:rules.jury'),
            ...criteria.map(({ title, most }) =>
              inEveryLocale(
                (locale) => message('activities:rules.criterion', { title: localize(title, locale), most })[locale],
              ),
            ),
            message('activities:rules.mean'),
          ),
        ]
      : []),
    ...(voting
      ? [
          say(
            message('activities:rules.vote'),
            voting.per === 'daily' ? message('activities:rules.votePerDay') : message('activities:rules.votePerPerson'),
            voting.counts === 'shown'
              ? message('activities:rules.countsShown')
              : message('activities:rules.countsHidden'),
            message('activities:rules.apart'),
            message('activities:rules.review', { count: BURST.votes, minutes: BURST.minutes }),
          ),
        ]
      : []),
  ];
}

function listRules({ windows, prizes = [], draw }: ActivityDocument): LocalizedText[] {
  const count = prizes.reduce((sum, { stock }) => sum + stock, 0);
  const { reserves = 0 } = draw ?? {};
  return [
    message('activities:rules.list', { time: sayTime(windows.draw ?? windows.close), count }),
    ...(reserves > 0 ? [message('activities:rules.reserves', { count: reserves, days: RESERVE_DAYS })] : []),
    message('activities:rules.tickets'),
    ...(takesTwo('activity', { prizes }) ? [message('activities:rules.twoDraw')] : []),
  ];
}

/** Whether a public number goes in, and which. */
function beaconRules({ draw, windows }: ActivityDocument): LocalizedText[] {
  if (draw?.beacon !== 'drand') return [message('activities:rules.noBeacon')];
  const round = roundOfList(windows.draw ?? windows.close);
  return [
    draw.kind === 'list'
      ? message('activities:rules.beaconList', { round, time: sayTime(timeOfRound(round).toISOString()) })
      : message('activities:rules.beaconPress', { count: PRESS_LEAD_SECONDS }),
    message('activities:rules.beacon', { chain: QUICKNET.hash }),
    message('activities:rules.beaconLate'),
  ];
}

const sayPrize = ({ title, value, stock, odds = 0 }: Prize, kind: 'instant' | 'list'): LocalizedText =>
  inEveryLocale((locale) =>
    kind === 'list'
      ? message('activities:rules.prizeListed', {
          ...{ title: localize(title, locale), value: inYuan(value), count: stock },
        })[locale]
      : message('activities:rules.prize', {
          ...{ title: localize(title, locale), value: inYuan(value), count: stock, odds: inPercent(odds) },
        })[locale],
  );
