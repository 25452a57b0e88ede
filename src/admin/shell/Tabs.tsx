import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { places } from './places';
import { useMay } from './use-may';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignSelf: 'stretch',
    // A language with long words gets a second line.
    flexWrap: 'wrap',
    minWidth: 0,
    marginInlineStart: '4px',
    '@media (max-width: 768px)': { order: 1, flex: '1 0 100%', marginInlineStart: 0 },
  },
  tab: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: '0 0 auto',
    minHeight: '40px',
    paddingInline: '8px',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    outlineOffset: '-4px',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: '8px',
      bottom: 0,
      height: '2px',
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
    '@media (forced-colors: active)': { '::after': { backgroundColor: 'Highlight' } },
  },
});

/** Tabs for the screens of a domain, or for those about all domains. */
export function Tabs({ domain }: { domain: string | undefined }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const may = useMay();
  const tabs =
    domain === undefined
      ? [
          { to: places.domains, text: t('tab.domains') },
          ...(may('listOperators') ? [{ to: places.operators, text: t('tab.operators') }] : []),
          ...(may('listAudit') ? [{ to: places.audit, text: t('tab.audit') }] : []),
          ...(may('listOutbox')
            ? [
                { to: places.registrations, text: t('tab.registrations') },
                { to: places.accounts, text: t('tab.accounts') },
                { to: places.outbox, text: t('tab.outbox') },
                { to: places.keys, text: t('tab.keys') },
                { to: places.categories, text: t('tab.categories') },
                { to: places.services, text: t('tab.services') },
              ]
            : []),
          { to: places.fixtures, text: t('tab.fixtures') },
        ]
      : [
          { to: places.edit(domain), text: t('tab.edit') },
          { to: places.history(domain), text: t('tab.history') },
          { to: places.matrix(domain), text: t('tab.matrix') },
          { to: places.files(domain), text: t('tab.files') },
          { to: places.tools(domain), text: t('tab.tools') },
          { to: places.community(domain), text: t('tab.community') },
          { to: places.market(domain), text: t('tab.market') },
          { to: places.activities(domain), text: t('tab.activities'), whole: true },
          { to: places.analytics(domain), text: t('tab.analytics') },
          { to: places.channels(domain), text: t('tab.channels') },
          { to: places.assistants(domain), text: t('tab.assistants'), whole: true },
        ];
  return (
    <nav className={styles.root} aria-label={t('tab.name')}>
      {tabs.map(({ to, text, ...tab }) => (
        <NavLink
          key={to}
          to={to}
          end={!('whole' in tab)}
          className={({ isActive }) => mergeClasses(styles.tab, isActive && styles.current)}
        >
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
