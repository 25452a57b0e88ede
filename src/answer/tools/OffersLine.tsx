import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { BuildingShopRegular } from '@fluentui/react-icons/svg/building-shop';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useListOffersForAnswerQuery } from '@/api/apps';
import { readValue, writeValue } from '@/browser/stored-value';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { touchTarget } from '@/ui/touch-target';

const useStyles = makeStyles({
  root: {
    marginTop: '16px',
    padding: '8px 8px 12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    ...shorthands.border('1px', 'dashed', tokens.colorNeutralStroke1),
    fontSize: '14px',
    lineHeight: '22px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
    '& ul': { listStyleType: 'none', margin: 0, padding: '0 8px 0 0', display: 'grid', gap: '8px' },
    '& li': { display: 'flex', flexWrap: 'wrap', columnGap: '12px' },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    fontSize: '13px',
    '& > svg': { flexShrink: 0, fontSize: '18px' },
    '& > span': { flexGrow: 1 },
  },
  fits: { fontSize: '13px' },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ...touchTarget,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: '4px' },
  },
});

const storage = () => sessionStorage;
const CATALOGUE = '/industrialApp';
const KEY = 'mw:offers-hidden';
const isTrue = (value: unknown): value is true => value === true;

/** Below an answer: what the market offers for its question. Labelled, and gone from this tab once it is hidden. */
export function OffersLine({ question }: { question: string }) {
  const styles = useStyles();
  const { t } = useTranslation('market');
  const [hidden, setHidden] = useState(() => readValue(storage, KEY, isTrue) ?? false);
  const { currentData: offers } = useListOffersForAnswerQuery({ question }, { skip: hidden });
  if (hidden || !offers || offers.length === 0) return null;
  const hide = () => {
    writeValue(storage, KEY, true);
    setHidden(true);
  };
  return (
    <aside className={styles.root} aria-label={t('offers.label')} data-print="no">
      <div className={styles.head}>
        <BuildingShopRegular aria-hidden />
        <span>{t('offers.label')}</span>
        <PlainButton look="quiet" iconOnly aria-label={t('offers.hide')} title={t('offers.hide')} onClick={hide}>
          <DismissRegular aria-hidden />
        </PlainButton>
      </div>
      <ul>
        {offers.map(({ offering: { id, name, kind, tenantName, url }, words }) => (
          <li key={id}>
            <Link className={styles.link} to={url ?? CATALOGUE}>
              {name}
            </Link>
            <span>{kind ? t('offers.by', { kind: t(`kind.${kind}`), supplier: tenantName ?? '' }) : tenantName}</span>
            <span className={styles.fits}>{t('offers.fits', { words: words.join(t('offers.join')) })}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
