import { makeStyles } from '@fluentui/react-components';
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', fontSize: '13px', fontVariantNumeric: 'tabular-nums' },
  step: { minHeight: '28px', minWidth: '28px' },
});

interface Props {
  /** Oldest first. */
  versions: readonly { id: string }[];
  shown: string;
  /** Of the question, not of its answer. */
  question?: boolean;
  onVersion: (message: string) => void;
}

/** ‹ 1 / 2 › for a question or an answer with several versions. */
export function Versions({ versions, shown, question = false, onVersion }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  if (versions.length < 2) return null;
  const at = versions.findIndex((each) => each.id === shown);
  const go = (to: number) => {
    const target = versions[to];
    if (target) onVersion(target.id);
  };
  const place = { at: at + 1, total: versions.length };
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset does not fit into a toolbar.
    <span
      className={styles.root}
      role="group"
      aria-label={question ? t('branch.label', place) : t('version.label', place)}
    >
      <PlainButton
        look="quiet"
        iconOnly
        className={styles.step}
        aria-label={question ? t('branch.previous') : t('version.previous')}
        aria-disabled={at === 0}
        onClick={() => go(at - 1)}
      >
        <ChevronLeftRegular aria-hidden />
      </PlainButton>
      {at + 1} / {versions.length}
      <PlainButton
        look="quiet"
        iconOnly
        className={styles.step}
        aria-label={question ? t('branch.next') : t('version.next')}
        aria-disabled={at === versions.length - 1}
        onClick={() => go(at + 1)}
      >
        <ChevronRightRegular aria-hidden />
      </PlainButton>
    </span>
  );
}
