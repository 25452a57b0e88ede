import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { BotRegular } from '@fluentui/react-icons/svg/bot';
import { TextQuoteRegular } from '@fluentui/react-icons/svg/text-quote';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { RunState } from '@/stream/run-state';
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
  bar: { display: 'inline-flex', gap: '2px', width: '96px', height: '6px' },
  part: {
    height: '6px',
    minWidth: '4px',
    borderRadius: '3px',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
  },
  full: { backgroundColor: tokens.colorStatusSuccessForeground3 },
  partial: {
    backgroundImage: `repeating-linear-gradient(90deg, ${tokens.colorNeutralStrokeAccessible} 0 3px, transparent 3px 5px)`,
  },
  none: { boxShadow: `inset 0 0 0 1px ${tokens.colorStatusWarningForeground1}` },
});

const KINDS = ['full', 'partial', 'none'] as const;

interface Props {
  state: RunState;
  done: boolean;
  /** What is still being done. It stands where the count will: when it goes, nothing moves. */
  children?: ReactNode;
}

/** Under the text: who wrote the answer, and how much of it the sources carry. */
export function SupportLine({ state, done, children }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const { cites, answerer, blocks } = state;
  const written = blocks.some((block) => block.type === 'text' && block.text.trim() !== '');
  const count = supportCount(cites);
  return (
    <div className={styles.root}>
      {written && answerer && (
        <span className={styles.badge} title={t(`answerer.${answerer}.why`)}>
          {answerer === 'extractive' ? <TextQuoteRegular aria-hidden /> : <BotRegular aria-hidden />}
          {t(`answerer.${answerer}.name`)}
        </span>
      )}
      {done && written && answerer && count.total > 0 && (
        <>
          <span className={styles.bar} aria-hidden>
            {KINDS.filter((kind) => count[kind] > 0).map((kind) => (
              <span key={kind} className={mergeClasses(styles.part, styles[kind])} style={{ flexGrow: count[kind] }} />
            ))}
          </span>
          <span>
            {KINDS.filter((kind) => count[kind] > 0)
              .map((kind) => t(`support.${kind}.count`, { count: count[kind] }))
              .join(t('support.join'))}
          </span>
        </>
      )}
      {children}
    </div>
  );
}
