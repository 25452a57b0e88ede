import { makeStyles, tokens } from '@fluentui/react-components';
import { BuildingRegular } from '@fluentui/react-icons/svg/building';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons/svg/shield-checkmark';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '20px',
    margin: '28px 0 0',
    padding: 0,
    listStyleType: 'none',
    // On a phone the form comes first.
    '@media (max-width: 900px)': { display: 'none' },
  },
  row: { display: 'grid', gridTemplateColumns: '24px 1fr', columnGap: '12px', overflowWrap: 'anywhere' },
  icon: { fontSize: '24px', color: tokens.colorBrandForeground1 },
  name: { fontWeight: tokens.fontWeightSemibold, lineHeight: '24px' },
  text: { gridColumn: '2', color: tokens.colorNeutralForeground2, lineHeight: '22px' },
});

/** What signing in adds to asking, which is open to visitors. */
export function Gains(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const gains = [
    { Icon: HistoryRegular, name: t('gain.history'), text: t('gain.historyText') },
    { Icon: BuildingRegular, name: t('gain.organization'), text: t('gain.organizationText') },
    { Icon: ShieldCheckmarkRegular, name: t('gain.account'), text: t('gain.accountText') },
  ];
  return (
    <ul className={styles.list} aria-label={t('gain.label')}>
      {gains.map(({ Icon, name, text }) => (
        <li key={name} className={styles.row}>
          <Icon className={styles.icon} aria-hidden />
          <span className={styles.name}>{name}</span>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
