import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useGetRevisionQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { relativeTime } from '@/lib/relative-time';
import { useControlStyles } from '@/ui/form/control-styles';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';
import type { JsonObject } from '../../../../setting/json-value';
import { readableChanges } from '../../shell/readable-changes';
import { roleMayCall } from '../../shell/use-may';
import { useOneStop } from '../../shell/use-one-stop';
import { TalkParts } from '../talk/TalkParts';
import { useEditor } from '../use-editor';
import { useView } from '../use-view';
import { ApprovalParts } from './ApprovalParts';
import { DiscardDialog } from './DiscardDialog';
import { momentWords } from './moment-words';
import { ScheduleDialog } from './ScheduleDialog';

const CompareDialog = lazyWithRetry(async () => (await import('../../compare/CompareDialog')).CompareDialog);
const ShareDialog = lazyWithRetry(async () => (await import('../talk/ShareDialog')).ShareDialog);

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    padding: '2px 12px',
    minHeight: '32px',
    boxSizing: 'border-box',
    fontSize: tokens.fontSizeBase200,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  parts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 6px', margin: 0, padding: 0 },
  part: { listStyleType: 'none', '&:not(:first-child)::before': { content: '"· "' } },
  link: { paddingInline: '2px' },
  failed: { color: tokens.colorPaletteRedForeground1 },
  push: { marginInlineStart: 'auto' },
});

/** Who has saved within this time is at work right now. */
const EDITING_MS = 2 * 60_000;

/** What visitors see, how far this draft is from it, what waits, and who else is at it; all of it as it is now. */
export function StateLine({ forget }: { forget: () => void }): ReactNode {
  const styles = useStyles();
  const { small } = useControlStyles();
  const { t } = useTranslation('admin-editor');
  const { domain, source, base, body, select } = useEditor();
  const { setTalk } = useView();
  const oneStop = useOneStop();
  const [open, setOpen] = useState<'compare' | 'discard' | 'schedule' | 'share'>();
  const close = () => setOpen(undefined);
  const live = useMemo(() => (source.body ?? {}) as JsonObject, [source.body]);
  const draft = useDeferredValue(body) as unknown as JsonObject;
  // What others have published since this draft began is not a change of its own.
  const behind = source.head !== null && base !== source.head;
  const skip = !behind || base === null;
  const { currentData: began } = useGetRevisionQuery({ domain, revision: base ?? '' }, { skip });
  const from = (!skip && (began?.body as JsonObject | undefined)) || live;
  const count = useMemo(() => readableChanges(from, draft).length, [from, draft]);
  const saves = roleMayCall(source.role, 'saveDraft');
  const publishes = roleMayCall(source.role, 'publishSetting');
  const shares = roleMayCall(source.role, 'createGuestLink');
  const discardable = saves && (source.head === null || count > 0);
  const jump = (pointer: string) => {
    close();
    select(pointer, { focus: true });
  };
  return (
    <section className={styles.root} aria-label={t('state.label')} {...oneStop}>
      <ul className={styles.parts}>
        <li className={styles.part}>{source.head === null ? t('state.never') : t('state.live')}</li>
        {source.head !== null && (
          <li className={styles.part}>{count === 0 ? t('state.none') : t('state.changes', { count })}</li>
        )}
        {!saves && <li className={styles.part}>{t('state.viewer')}</li>}
        {saves && !publishes && <li className={styles.part}>{t('state.editor')}</li>}
        <ScheduledPart onOpen={() => setOpen('schedule')} />
        <OthersParts />
        <ApprovalParts className={styles.part} linkClass={styles.link} live={live} draft={draft} />
        <TalkParts className={styles.part} linkClass={styles.link} />
      </ul>
      <span className={styles.push} />
      <PlainButton look="quiet" className={small} onClick={() => setTalk({ block: null })}>
        {t('state.comment')}
      </PlainButton>
      {shares && (
        <PlainButton look="quiet" className={small} onClick={() => setOpen('share')}>
          {t('state.share')}
        </PlainButton>
      )}
      <PlainButton look="quiet" className={small} onClick={() => setOpen('compare')}>
        {t('state.compare')}
      </PlainButton>
      {discardable && (
        <PlainButton look="quiet" className={small} onClick={() => setOpen('discard')}>
          {t('state.discard')}
        </PlainButton>
      )}
      <Suspense>
        {open === 'compare' && <CompareDialog live={from} draft={draft} onJump={jump} onClose={close} />}
        {open === 'discard' && <DiscardDialog live={live} draft={draft} forget={forget} onClose={close} />}
        {open === 'share' && <ShareDialog draft={draft} onClose={close} />}
        {open === 'schedule' && source.schedule && (
          <ScheduleDialog schedule={source.schedule} live={live} onClose={close} />
        )}
      </Suspense>
    </section>
  );
}

function ScheduledPart({ onOpen }: { onOpen: () => void }): ReactNode {
  const styles = useStyles();
  const { small } = useControlStyles();
  const { t, i18n } = useTranslation('admin-editor');
  const { schedule } = useEditor().source;
  if (!schedule) return null;
  const when = momentWords(schedule.at, Date.now(), i18n.language);
  const trouble =
    schedule.fault !== null ? t('state.failed') : schedule.conflicts.length > 0 && t('state.clash', { when });
  return (
    <li className={styles.part}>
      <PlainButton look="quiet" className={mergeClasses(small, styles.link)} onClick={onOpen}>
        {trouble ? <span className={styles.failed}>{trouble}</span> : t('state.scheduled', { when })}
      </PlainButton>
    </li>
  );
}

function OthersParts(): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('admin-editor');
  const { others } = useEditor().source;
  const now = Date.now();
  return others.map(({ name, savedAt }) => {
    const at = Date.parse(savedAt);
    const when = relativeTime(at, now, i18n);
    return (
      <li key={name} className={styles.part}>
        {now - at < EDITING_MS ? t('state.editing', { name }) : t('state.draft', { name, when })}
      </li>
    );
  });
}
