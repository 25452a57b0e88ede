import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { ArrowMaximizeRegular } from '@fluentui/react-icons/svg/arrow-maximize';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { DocumentTextRegular } from '@fluentui/react-icons/svg/document-text';
import { TextQuoteRegular } from '@fluentui/react-icons/svg/text-quote';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import type { components } from '../../../generated/api';
import { QUESTION_LIMIT } from './limit-question';

type QuotedText = components['schemas']['QuotedText'];

const useStyles = makeStyles({
  list: { flexBasis: '100%', minWidth: 0, margin: 0, padding: '4px 12px 0 0', listStyleType: 'none' },
  chip: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    marginBottom: '4px',
    paddingInlineStart: '10px',
    minHeight: '36px',
    fontSize: '13px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusLarge,
    '& > svg': { flexShrink: 0, fontSize: '16px', color: tokens.colorNeutralForeground2 },
    '@media (forced-colors: active)': { ...shorthands.border('1px', 'solid', 'CanvasText') },
  },
  long: { color: tokens.colorStatusDangerForeground1, backgroundColor: tokens.colorStatusDangerBackground1 },
  words: {
    flex: '1 1 0',
    minWidth: 0,
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    ...shorthands.overflow('hidden'),
  },
  size: { flexShrink: 0, color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  fault: { margin: '0 0 8px', fontSize: '13px', lineHeight: '20px', color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  quoted: readonly QuotedText[];
  onChange: (quoted: readonly QuotedText[]) => void;
  /** Moves a quoted text into the question. */
  onExpand?: (text: string) => void;
}

/** Texts quoted in a question: origin, first words, length. */
export function QuotedChips({ quoted, onChange, onExpand }: Props): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('answer');
  const count = (size: number) => size.toLocaleString(i18n.language);
  return (
    <ul className={styles.list} aria-label={t('quoted.list')}>
      {quoted.map((each) => {
        const { kind, text } = each;
        const words = text.trim().slice(0, 60);
        const rest = () => onChange(quoted.filter((other) => other !== each));
        const long = text.length > QUESTION_LIMIT;
        return (
          <li key={text}>
            <div className={mergeClasses(styles.chip, long && styles.long)}>
              {kind === 'quote' ? <TextQuoteRegular aria-hidden /> : <DocumentTextRegular aria-hidden />}
              <span className={styles.words} title={text.slice(0, 400)} dir="auto">
                {text.slice(0, 200)}
              </span>
              <span className={styles.size}>{t('quoted.size', { size: count(text.length) })}</span>
              {kind === 'paste' && onExpand && !long && (
                <PlainButton
                  look="quiet"
                  iconOnly
                  aria-label={t('quoted.expand', { words })}
                  title={t('quoted.expand', { words })}
                  onClick={() => {
                    rest();
                    onExpand(text);
                  }}
                >
                  <ArrowMaximizeRegular aria-hidden />
                </PlainButton>
              )}
              <PlainButton look="quiet" iconOnly aria-label={t('quoted.remove', { words })} onClick={rest}>
                <DismissRegular aria-hidden />
              </PlainButton>
            </div>
            {long && (
              <p className={styles.fault} role="alert">
                {t('quoted.tooLong', { size: count(text.length), most: count(QUESTION_LIMIT) })}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
