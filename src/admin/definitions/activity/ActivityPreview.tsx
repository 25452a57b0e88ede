import { Field, makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { ActivityShown } from '@/activities/ActivityPage';
import { DrawPanel } from '@/activities/draw/DrawPanel';
import { usePreviewActivityQuery } from '@/api/admin';
import type { Arg } from '@/api/paths';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext, useTranslation } from '@/i18n/use-translation';
import type { Locale } from '../../../../generated/locales';
import type { ActivityDocument } from '../../../../setting/activity/activity-document';
import { stateAt } from '../../../../setting/activity/state-at';
import { ErrorBar } from '../../shell/ErrorBar';
import { RowsSkeleton } from '../../shell/RowsSkeleton';
import type { Place } from '../types';
import { DomainLook } from './DomainLook';

type State = Arg<'previewActivity'>['state'];
type Role = Arg<'previewActivity'>['role'];

const STATES: readonly State[] = [
  ...(['clock', 'before', 'open', 'started', 'lapsed', 'full'] as const),
  ...(['soldOut', 'paused', 'ended', 'cancelled', 'won', 'lost', 'late'] as const),
];
const ROLES: readonly Role[] = ['visitor', 'person', 'phone', 'member', 'staff'];
const LOCALES: readonly Locale[] = ['zh-CN', 'en-US'];
const DEVICES = ['phone', 'desktop'] as const;
const SETTLE_MS = 200;
const HOUR = 3_600_000;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  tools: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    gap: '8px 12px',
    '& select': { width: '100%', minWidth: 0 },
  },
  page: {
    minWidth: 0,
    maxHeight: '76vh',
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  phone: { width: '390px', maxWidth: '100%', marginInline: 'auto' },
  clock: { width: '100%', height: '32px', margin: 0, accentColor: tokens.colorBrandBackground },
  quiet: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

interface Props {
  place: Place;
  body: object;
  /** What keeps the draft from being shown: its form is wrong. */
  faulty: boolean;
}

/** The page of a draft at a moment, in each state, for each kind of reader. Nothing in it can be pressed. */
export function ActivityPreview({ place, body, faulty }: Props): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('admin-activities');
  const [state, setState] = useState<State>('clock');
  const [role, setRole] = useState<Role>('phone');
  const [device, setDevice] = useState<(typeof DEVICES)[number]>('phone');
  const [locale, setLocale] = useState<Locale>(i18n.language);
  const [at, setAt] = useState<number>();
  const { windows } = body as ActivityDocument;
  const open = Date.parse(windows?.open ?? '');
  if (faulty || Number.isNaN(open)) return <p className={styles.quiet}>{t('preview.faulty')}</p>;
  const first = Date.parse(windows.visible) - 24 * HOUR;
  const last = Date.parse(windows.claimUntil ?? windows.close) + 24 * HOUR;
  const moment = Math.min(Math.max(at ?? open, first), last);
  const words = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  }).format(moment);
  const isHidden = state === 'clock' && stateAt(windows, {}, new Date(moment)) === 'hidden';
  return (
    <div className={styles.root}>
      <label>
        {t('preview.clock', { time: words })}
        <input
          type="range"
          className={styles.clock}
          min={first}
          max={last}
          step={HOUR / 4}
          value={moment}
          aria-valuetext={words}
          disabled={state !== 'clock'}
          onChange={({ target }) => setAt(Number(target.value))}
        />
      </label>
      <div className={styles.tools}>
        <Choice
          label={t('preview.state')}
          value={state}
          options={STATES.map((value) => ({ value, text: t(`preview.states.${value}`) }))}
          onChoose={setState}
        />
        <Choice
          label={t('preview.role')}
          value={role}
          options={ROLES.map((value) => ({ value, text: t(`preview.roles.${value}`) }))}
          onChoose={setRole}
        />
        <Choice
          label={t('preview.device')}
          value={device}
          options={DEVICES.map((value) => ({ value, text: t(`preview.devices.${value}`) }))}
          onChoose={setDevice}
        />
        <Choice
          label={t('preview.language')}
          value={locale}
          options={LOCALES.map((value) => ({ value, text: t(`preview.languages.${value}`) }))}
          onChoose={setLocale}
        />
      </div>
      {isHidden ? (
        <p className={styles.quiet}>{t('preview.hidden')}</p>
      ) : (
        <section
          className={mergeClasses(styles.page, device === 'phone' && styles.phone)}
          aria-label={t('preview.page')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus
          tabIndex={0}
        >
          <DomainLook domain={place.domain}>
            <Shown place={place} body={body} at={new Date(moment).toISOString()} {...{ state, role, locale }} />
          </DomainLook>
        </section>
      )}
      <p className={styles.quiet}>{t('preview.text')}</p>
    </div>
  );
}

interface ShownProps {
  place: Place;
  body: object;
  at: string;
  state: State;
  role: Role;
  locale: Locale;
}

function Shown({ place: { domain, id }, body, at, state, role, locale }: ShownProps): ReactNode {
  const { t } = useTranslation('admin-activities');
  const i18n = useMemo(() => createI18n(locale), [locale]);
  const [settled, setSettled] = useState(at);
  // Not each step of a slider that is being dragged is asked for.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(at), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [at]);
  const { data, error, refetch } = usePreviewActivityQuery({
    ...{ domain, id, state, role, locale, body: body as Record<string, unknown> },
    ...(state === 'clock' && { at: settled }),
  });
  if (error !== undefined) return <ErrorBar title={t('preview.failed')} error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={5} height={40} />;
  const isResult = data.kind === 'survey' && data.hasPrizes && (state === 'won' || state === 'lost');
  return (
    // Seen, and neither pressed nor answered: there is nobody behind it.
    <div inert lang={locale}>
      <I18nContext value={i18n}>
        <Suspense fallback={<RowsSkeleton rows={5} height={40} />}>
          {isResult ? (
            <DrawPanel activity={data} level={3} onDrawn={nothing} isResult />
          ) : (
            <ActivityShown key={`${state} ${role} ${locale}`} activity={data} level={3} onChange={nothing} />
          )}
        </Suspense>
      </I18nContext>
    </div>
  );
}

const nothing = () => undefined;

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>): ReactNode {
  return (
    <Field label={label}>
      <Select value={value} onChange={(_, data) => onChoose(data.value as Value)}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
