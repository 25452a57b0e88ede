import { Button, ProgressBar } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { languageName } from '@/lib/language-name';
import { FindingRow, useFindingStyles } from '../../changes/FindingRow';
import { Folded } from '../../changes/Folded';
import { useReviewStyles } from '../../changes/review-styles';
import { usePlaceWords } from '../../editor/words/use-place-words';
import type { PreviewContext } from '../../preview/context';
import { usePageName } from '../../preview/use-page-name';
import type { Seen } from './collect-seen';
import type { Look } from './use-look';

interface Props {
  look: Look;
  /** The setting that was looked at, which names its items. */
  body: unknown;
  onJump: (pointer: string, view: PreviewContext) => void;
}

/** Findings on the draft's pages: accessibility, contrast, overflow, console, empty blocks. */
export function LookResult({ look, body, onJump }: Props): ReactNode {
  const styles = useReviewStyles();
  const { t } = useTranslation('admin');
  const { seen, total, done, running, failed, skip } = look;
  const notes = seen.filter(({ severity }) => severity === 'info');
  return (
    <section className={styles.section} aria-busy={running}>
      <h3 className={styles.title}>{t('look.title')}</h3>
      {running && (
        <div className={styles.progress}>
          <ProgressBar className={styles.bar} value={done} max={total} aria-label={t('look.title')} />
          <span className={styles.quiet}>{t('look.running', { done, total })}</span>
          <Button size="small" onClick={skip}>
            {t('look.skip')}
          </Button>
        </div>
      )}
      {!running && done < total && <p className={styles.quiet}>{t('look.skipped', { count: total - done })}</p>}
      {failed > 0 && <p className={styles.quiet}>{t('look.failed', { count: failed })}</p>}
      {!running && done === total && seen.length === 0 && failed === 0 && (
        <p className={styles.good}>
          <CheckmarkCircleRegular className={styles.goodIcon} aria-hidden /> {t('look.good', { count: total })}
        </p>
      )}
      {seen.length > 0 && (
        <Suspense>
          <SeenList seen={seen.filter(({ severity }) => severity !== 'info')} body={body} onJump={onJump} />
          <Folded count={notes.length}>
            <SeenList seen={notes} body={body} onJump={onJump} />
          </Folded>
        </Suspense>
      )}
    </section>
  );
}

interface ListProps extends Pick<Props, 'body' | 'onJump'> {
  seen: readonly Seen[];
}

function SeenList({ seen, body, onJump }: ListProps): ReactNode {
  const styles = useFindingStyles();
  const words = usePlaceWords();
  if (seen.length === 0) return null;
  return (
    <ul className={styles.list}>
      {seen.map((each) => (
        <SeenRow
          key={`${each.kind} ${each.pointer} ${each.block} ${each.detail}`}
          seen={each}
          place={words(each.pointer, body).join(' › ')}
          onJump={onJump}
        />
      ))}
    </ul>
  );
}

function SeenRow({ seen, place, onJump }: { seen: Seen; place: string; onJump: Props['onJump'] }): ReactNode {
  const { t } = useTranslation(['admin', 'admin-preview']);
  const nameOf = usePageName();
  const { severity, kind, block, detail, pointer, views, before } = seen;
  const [first] = views;
  const where =
    first &&
    t('admin:look.where', {
      route: nameOf(first.route),
      width: first.viewport,
      locale: languageName(first.locale),
    });
  const more = views.length > 1 && t('admin:look.more', { count: views.length - 1 });
  const what = [t(`admin-preview:finding.${kind}`), block, detail].filter(Boolean).join(' · ');
  return (
    <FindingRow
      severity={severity}
      message={before ? t('admin:look.before', { what }) : what}
      place={[place, where, more].filter(Boolean).join(' · ')}
      onJump={first && (() => onJump(pointer, first))}
    />
  );
}
