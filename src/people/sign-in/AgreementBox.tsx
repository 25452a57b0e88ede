import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { AgreementLinks } from './AgreementLinks';
import type { Agreement } from './use-agreement';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
  },
  box: {
    marginTop: '-6px',
    marginInlineStart: '-8px',
    '@media (pointer: coarse)': { marginTop: '-12px', marginInlineStart: '-14px' },
  },
  mark: { '@media (pointer: coarse)': { margin: '14px' } },
});

/** Clicking the label toggles the box; clicking a link in it does not. */
export function AgreementBox({ agreement }: { agreement: Agreement }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const [id, box] = [useId(), useId()];
  return (
    <div className={styles.root}>
      <Checkbox
        id={box}
        className={styles.box}
        indicator={{ className: styles.mark }}
        aria-labelledby={id}
        checked={agreement.agreed}
        onChange={(_, { checked }) => agreement.setAgreed(checked === true)}
      />
      <span id={id}>
        <AgreementLinks before={<label htmlFor={box}>{t('agreement.before')}</label>} />
      </span>
      {agreement.question}
    </div>
  );
}
