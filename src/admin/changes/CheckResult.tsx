import { Spinner } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { FindingsList } from './FindingsList';
import { useReviewStyles } from './review-styles';
import type { Check } from './use-check';

interface Props {
  check: Check;
  /** The checked setting. */
  body: unknown;
  onJump?: (pointer: string) => void;
}

export function CheckResult({ check, body, onJump }: Props): ReactNode {
  const styles = useReviewStyles();
  const { t } = useTranslation('admin');
  const { findings, error, again } = check;
  return (
    <section className={styles.section} aria-busy={!findings && !error}>
      <h3 className={styles.title}>{t('review.checks')}</h3>
      {error !== undefined && <ErrorBar title={t('review.checkFailed')} error={error} onRetry={again} />}
      {!findings && error === undefined && <Spinner size="tiny" label={t('review.checking')} labelPosition="after" />}
      {findings?.length === 0 && (
        <p className={styles.good}>
          <CheckmarkCircleRegular className={styles.goodIcon} aria-hidden /> {t('review.allGood')}
        </p>
      )}
      {findings && findings.length > 0 && <FindingsList findings={findings} body={body} onJump={onJump} />}
    </section>
  );
}
