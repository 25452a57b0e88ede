import { mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDrawInActivityMutation } from '@/api/activities';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import type { Activity } from '../ActivityPage';
import { resultHref } from '../activity-href';
import { useActivityStyles, useDrawStyles } from '../activity-styles';
import { msgOf } from '../msg-of';
import { OwnDraws } from './OwnDraws';

type Draw = Data<'drawInActivity'>;

const TURN_MS = 2400;
/** A number that is longer underway is called late. */
const LATE_MS = 30_000;
const LOOK_MS = 3000;
const prefersStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** 128 bits of the browser's own, also where a page is served without TLS. */
const newSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

interface Props {
  activity: Activity;
  level: 1 | 2 | 3 | 4;
  onDrawn: () => void;
  /** Whether this is the page of results already. */
  isResult?: boolean;
}

/** The wheel only shows: the server has drawn before anything turns. */
export function DrawPanel({ activity, level, onDrawn, isResult }: Props) {
  const styles = useActivityStyles();
  const look = useDrawStyles();
  const { t } = useTranslation('activities');
  const [press, { isLoading, error }] = useDrawInActivityMutation();
  const [shown, setShown] = useState<Draw>();
  const [turning, setTurning] = useState<Draw>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { entry, id, kind, state, prizes } = activity;
  const waiting = useWaiting(activity, onDrawn, setShown);
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed may be gone: who came by keyboard goes on from the result.
    if ((shown || waiting) && document.activeElement === document.body) result.current?.focus();
  });
  if (!entry) return null;
  const used = Math.max(entry.drawsUsed, shown?.k ?? 0);
  const left = entry.drawsAllowed - used;
  const reveal = (draw: Draw) => {
    clearTimeout(timer.current);
    setTurning(undefined);
    setShown(draw);
    onDrawn();
  };
  const draw = async () => {
    if (isLoading || turning || waiting) return;
    setShown(undefined);
    // Its number makes a repetition the same draw, however often it is sent.
    const { data } = await press({ id, k: used + 1, clientSeed: newSeed() });
    if (!data) return;
    if (data.roll === null) return onDrawn();
    if (prefersStill()) return reveal(data);
    setTurning(data);
    timer.current = setTimeout(() => reveal(data), TURN_MS);
  };
  // Nothing turns for whoever has drawn before, or has nothing to draw yet.
  const hasWheel = left > 0 || turning !== undefined || waiting !== undefined || shown !== undefined;
  const won = prizes.find((prize) => prize.id === shown?.prize);
  return (
    <section aria-label={t('draw.title')}>
      <div className={look.stage}>
        {hasWheel && (
          <div
            aria-hidden
            className={mergeClasses(look.wheel, (turning || (waiting && !prefersStill())) && look.turning)}
          />
        )}
        <p ref={result} className={look.result} role="status" tabIndex={-1}>
          {turning ? t('draw.turning') : null}
          {waiting && (waiting.isLate ? t('draw.late') : t('draw.waiting', waiting))}
          {!waiting &&
            shown &&
            (won ? t('draw.won', { prize: won.title, number: shown.stockNo ?? 0 }) : t('draw.lost'))}
        </p>
        {error && (
          <p className={styles.fault} role="alert">
            {msgOf(error) ?? t('failed.text')}
          </p>
        )}
        {turning ? (
          <PlainButton onClick={() => reveal(turning)}>{t('draw.skip')}</PlainButton>
        ) : waiting ? null : left > 0 && state === 'open' ? (
          <PlainButton look="primary" className={look.big} aria-disabled={isLoading} onClick={() => void draw()}>
            {t('draw.press', { count: left })}
          </PlainButton>
        ) : (
          <p className={styles.note}>
            {left > 0
              ? t('draw.over')
              : entry.drawsAllowed > 0
                ? t('draw.used', { count: entry.drawsAllowed })
                : kind === 'checklist' && t('draw.perStep')}
          </p>
        )}
      </div>
      {entry.draws.length > 0 && !turning && (
        <>
          <Heading level={level === 4 ? 4 : ((level + 1) as 2)} className={styles.heading}>
            {t('draw.own')}
          </Heading>
          <OwnDraws activity={activity} />
          {!isResult && (
            <p className={styles.apart}>
              <Link to={resultHref(id, kind)} className={styles.link}>
                {t('toResult')}
              </Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** The press that waits for its public number, looked at again until it is rolled; then its result is shown. */
function useWaiting({ entry, serverTime }: Activity, look: () => void, show: (draw: Draw) => void) {
  const { i18n } = useTranslation('activities');
  const press = entry?.draws.find(({ roll }) => roll === null);
  const before = useRef<number>(undefined);
  const again = useRef(look);
  again.current = look;
  const isLate = press?.dueAt != null && Date.parse(serverTime) - Date.parse(press.dueAt) > LATE_MS;
  const k = press?.k;
  useEffect(() => {
    if (k === undefined) return;
    const timer = setInterval(() => again.current(), isLate ? 5 * LOOK_MS : LOOK_MS);
    return () => clearInterval(timer);
  }, [k, isLate]);
  useEffect(() => {
    const rolled = entry?.draws.find((one) => one.k === before.current && one.roll !== null);
    if (rolled) show(rolled);
    before.current = k;
  }, [entry, k, show]);
  if (!press) return undefined;
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium' }).format(new Date(press.dueAt ?? 0));
  return { isLate, round: press.round ?? 0, time };
}
