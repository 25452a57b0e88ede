import { makeStyles, tokens } from '@fluentui/react-components';
import { BotRegular } from '@fluentui/react-icons/svg/bot';
import { TextQuoteRegular } from '@fluentui/react-icons/svg/text-quote';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { type RunState, writtenBlocks } from '@/stream/run-state';
import { supportCount } from './support-count';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '6px',
    minHeight: '28px',
    marginTop: '16px',
    ':empty': { display: 'none' },
    fontSize: '13px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
  },
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    paddingInline: '8px',
    minHeight: '24px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground4,
    color: tokens.colorNeutralForeground1,
  },
});

/** Only the kinds that are worth checking are listed. */
const KINDS = ['partial', 'none'] as const;

interface Props {
  state: RunState;
  done: boolean;
  /** The current activity. It takes the place of the count, so the layout does not shift when it ends. */
  children?: ReactNode;
}

/** States below the text who wrote the answer and, for a model, how many sentences the sources do not fully support. */
export function SupportLine({ state, done, children }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const { cites, answerer } = state;
  const written = writtenBlocks(state).some(({ type }) => type !== 'notice');
  const count = supportCount(cites);
  return (
    <div className={styles.root}>
      {written && answerer && (
        <span className={styles.badge} title={t(`answerer.${answerer}.why`)}>
          {answerer === 'extractive' ? <TextQuoteRegular aria-hidden /> : <BotRegular aria-hidden />}
          {t(`answerer.${answerer}.name`)}
        </span>
      )}
      {done && written && answerer === 'model' && (
        <span>
          {KINDS.filter((kind) => count[kind] > 0)
            .map((kind) => t(`support.${kind}.count`, { count: count[kind] }))
            .join(t('support.join'))}
        </span>
      )}
      {children}
    </div>
  );
}
