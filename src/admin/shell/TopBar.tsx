import { Button, makeStyles, Tooltip, tokens } from '@fluentui/react-components';
import { OptionsRegular } from '@fluentui/react-icons/svg/options';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { DomainMenu } from './DomainMenu';
import { DomainSwitch } from './DomainSwitch';
import { OperatorMenu } from './OperatorMenu';
import type { Operator } from './operator';
import { domainPlaceOf, places } from './places';
import { Tabs } from './Tabs';
import { PHONE } from './table-styles';
import { useOneStop } from './use-one-stop';

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: 0,
    zIndex: 20,
    flex: '0 0 auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  bar: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: '4px 8px',
    minHeight: '48px',
    paddingInline: '12px',
    [PHONE]: { flexWrap: 'wrap', paddingInline: '8px', paddingTop: '6px' },
  },
  product: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    paddingInline: '6px',
    borderRadius: tokens.borderRadiusMedium,
    color: 'inherit',
    textDecorationLine: 'none',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  mark: { flex: '0 0 auto', fontSize: '20px', color: tokens.colorBrandForeground1 },
  name: { '@media (max-width: 1024px)': { display: 'none' } },
  slash: { color: tokens.colorNeutralForeground3 },
  spring: { flex: '1 1 0', [PHONE]: { order: 0 } },
  search: {
    justifyContent: 'flex-start',
    minWidth: '220px',
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
    '@media (max-width: 1100px)': { minWidth: '32px', maxWidth: '32px', paddingInline: 0, justifyContent: 'center' },
  },
  label: { flex: '1 1 auto', textAlign: 'start', '@media (max-width: 1100px)': { display: 'none' } },
  keys: { fontSize: tokens.fontSizeBase200 },
});

interface Props {
  operator: Operator;
  onSearch: () => void;
}

export function TopBar({ operator, onSearch }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const oneStop = useOneStop();
  const here = domainPlaceOf(useLocation().pathname);
  return (
    <header className={styles.root}>
      <div role="toolbar" aria-label={t('shell.bar')} className={styles.bar} {...oneStop}>
        <Link to={places.domains} className={styles.product} aria-label={t('shell.product')}>
          <OptionsRegular className={styles.mark} aria-hidden />
          <span className={styles.name}>{t('shell.product')}</span>
        </Link>
        {here && (
          <>
            <span className={styles.slash} aria-hidden>
              /
            </span>
            <DomainSwitch domain={here.domain} place={here.place} />
            <DomainMenu key={here.domain} domain={here.domain} />
          </>
        )}
        <Tabs domain={here?.domain} />
        <span className={styles.spring} />
        <Tooltip content={t('palette.open')} relationship="label">
          <Button className={styles.search} icon={<SearchRegular />} onClick={onSearch}>
            <span className={styles.label}>
              {t('palette.short')} <kbd className={styles.keys}>{SHORTCUT}</kbd>
            </span>
          </Button>
        </Tooltip>
        <OperatorMenu operator={operator} />
      </div>
    </header>
  );
}

const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
