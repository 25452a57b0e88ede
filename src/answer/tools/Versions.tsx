import { makeStyles } from '@fluentui/react-components';
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import type { AnsweredTurn } from '../answered-turn';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', fontSize: '13px', fontVariantNumeric: 'tabular-nums' },
  step: { minHeight: '28px', minWidth: '28px' },
});

interface Props {
  turn: AnsweredTurn;
  onVersion: (message: string) => void;
}

/** ‹ 1 / 2 › for an answer with several versions. */
export function Versions({ turn, onVersion }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const { answers, answer } = turn;
  if (answers.length < 2) return null;
  const at = answers.findIndex((each) => each.id === answer.id);
  const go = (to: number) => {
    const target = answers[to];
    if (target) onVersion(target.id);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset does not fit into a toolbar.
    <span className={styles.root} role="group" aria-label={t('version.label', { at: at + 1, total: answers.length })}>
      <PlainButton
        look="quiet"
        iconOnly
        className={styles.step}
        aria-label={t('version.previous')}
        aria-disabled={at === 0}
        onClick={() => go(at - 1)}
      >
        <ChevronLeftRegular aria-hidden />
      </PlainButton>
      {at + 1} / {answers.length}
      <PlainButton
        look="quiet"
        iconOnly
        className={styles.step}
        aria-label={t('version.next')}
        aria-disabled={at === answers.length - 1}
        onClick={() => go(at + 1)}
      >
        <ChevronRightRegular aria-hidden />
      </PlainButton>
    </span>
  );
}
