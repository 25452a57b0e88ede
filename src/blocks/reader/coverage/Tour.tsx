import { makeStyles, tokens } from '@fluentui/react-components';
import { ChatHelpRegular } from '@fluentui/react-icons/svg/chat-help';
import { ImageSearchRegular } from '@fluentui/react-icons/svg/image-search';
import { TextQuoteRegular } from '@fluentui/react-icons/svg/text-quote';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Section } from '@/ui/Section';

const STEPS = [
  ['ask', ChatHelpRegular],
  ['check', TextQuoteRegular],
  ['picture', ImageSearchRegular],
] as const;

const useStyles = makeStyles({
  steps: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: '24px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  icon: { color: tokens.colorBrandForeground1 },
  title: {
    marginBlock: '4px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: '22px', color: tokens.colorNeutralForeground2 },
});

/** Three tips for first-time readers. */
export function Tour({ level, className }: { level: 1 | 2 | 3 | 4; className: string }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('reader');
  return (
    <Section title={t('coverage.tour.title')} level={level} className={className}>
      <ol className={styles.steps}>
        {STEPS.map(([step, Icon]) => (
          <li key={step}>
            <Icon fontSize={24} className={styles.icon} aria-hidden />
            <p className={styles.title}>{t(`coverage.tour.${step}`)}</p>
            <p className={styles.text}>{t(`coverage.tour.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
