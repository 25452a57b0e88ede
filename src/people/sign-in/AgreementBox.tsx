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
  box: { marginTop: '-6px', marginInlineStart: '-8px' },
});

/** The links are beside the label, not in it: pressing one must not tick the box. */
export function AgreementBox({ agreement }: { agreement: Agreement }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const id = useId();
  return (
    <div className={styles.root}>
      <Checkbox
        className={styles.box}
        aria-labelledby={id}
        checked={agreement.agreed}
        onChange={(_, { checked }) => agreement.setAgreed(checked === true)}
      />
      <span id={id}>
        <AgreementLinks before={t('agreement.before')} />
      </span>
      {agreement.question}
    </div>
  );
}
