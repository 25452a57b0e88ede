import { Button, ProgressBar } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { languageName } from '@/lib/language-name';
import { FindingRow, useFindingStyles } from '../../changes/FindingRow';
import { useReviewStyles } from '../../changes/review-styles';
import type { PreviewContext } from '../../preview/context';
import type { Seen } from './collect-seen';
import type { Look } from './use-look';

interface Props {
  look: Look;
  onJump: (pointer: string, view: PreviewContext) => void;
}

/** Findings on the draft's pages: accessibility, contrast, overflow, console, empty blocks. */
export function LookResult({ look, onJump }: Props): ReactNode {
  const styles = useReviewStyles();
  const list = useFindingStyles();
  const { t } = useTranslation('admin');
  const { seen, total, done, running, failed, skip } = look;
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
        <ul className={list.list}>
          {seen.map((each) => (
            <SeenRow key={`${each.kind} ${each.pointer} ${each.block} ${each.detail}`} seen={each} onJump={onJump} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SeenRow({ seen, onJump }: { seen: Seen; onJump: Props['onJump'] }): ReactNode {
  const { t } = useTranslation(['admin', 'admin-preview']);
  const { severity, kind, block, detail, pointer, views, before } = seen;
  const [first] = views;
  const where =
    first &&
    t('admin:look.where', {
      route: first.route,
      width: first.viewport,
      locale: languageName(first.locale),
    });
  const more = views.length > 1 && t('admin:look.more', { count: views.length - 1 });
  const what = [t(`admin-preview:finding.${kind}`), block, detail].filter(Boolean).join(' · ');
  return (
    <FindingRow
      severity={severity}
      message={before ? t('admin:look.before', { what }) : what}
      place={[pointer, where, more].filter(Boolean).join(' · ')}
      onJump={first && (() => onJump(pointer, first))}
    />
  );
}
