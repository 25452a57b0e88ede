import { makeStyles, tokens } from '@fluentui/react-components';
import { DocumentSearchRegular } from '@fluentui/react-icons/svg/document-search';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';

const useStyles = makeStyles({
  button: {
    minHeight: '44px',
    paddingInline: '10px',
    marginInlineEnd: '6px',
    fontSize: '14px',
    borderRadius: tokens.borderRadiusLarge,
    '& > svg': { flexShrink: 0, fontSize: '18px' },
    '&[aria-pressed="true"]': {
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorBrandForeground2,
      border: `1px solid ${tokens.colorBrandStroke1}`,
    },
    '@media (forced-colors: active)': { '&[aria-pressed="true"]': { border: '2px solid Highlight' } },
  },
});

/** Whether the next question is answered with a report. */
export function ResearchSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  return (
    <PlainButton
      look="quiet"
      className={styles.button}
      aria-pressed={on}
      title={t('research.hint')}
      onClick={() => onChange(!on)}
    >
      <DocumentSearchRegular aria-hidden />
      <span>{t('research.switch')}</span>
    </PlainButton>
  );
}
