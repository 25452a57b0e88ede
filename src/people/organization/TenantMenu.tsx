import { Button, Divider, Input, makeStyles, Popover, PopoverSurface, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { recentTenants } from '@/session/recent-tenants';
import type { Organization } from '@/session/session';
import { useSession } from '@/session/use-session';
import { sortTenants } from './sort-tenants';
import { useSwitchTenant } from './use-switch-tenant';

/** Number of organizations from which the menu offers a search. */
const SEARCH_FROM = 6;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', width: 'min(320px, 86vw)', padding: '12px' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    maxHeight: '50vh',
    overflowY: 'auto',
  },
  choice: { justifyContent: 'flex-start', width: '100%', minHeight: '40px', fontWeight: 'normal', textAlign: 'start' },
  name: { flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' },
  role: { flex: '0 0 auto', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  mark: { flex: '0 0 16px', display: 'inline-flex' },
  hint: { margin: 0, padding: '4px 8px', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  link: { padding: '4px 8px', color: tokens.colorBrandForegroundLink },
});

interface Props {
  target: HTMLElement;
  onClose: () => void;
}

/** Switches the organization without leaving the page. Recently used organizations come first, the others by name. */
export function TenantMenu({ target, onClose }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const { tenant, currentTenant } = useSession((session) => session);
  const [word, setWord] = useState('');
  const { busy, switchTo } = useSwitchTenant();
  const shown = sortTenants(tenant, recentTenants(), word);
  const choose = (organization: Organization | null) => async () => {
    if (busy) return;
    if ((organization?.id ?? null) === (currentTenant?.id ?? null) || (await switchTo(organization))) onClose();
  };
  return (
    <Popover open trapFocus positioning={{ target, position: 'below', align: 'end' }} onOpenChange={onClose}>
      <PopoverSurface aria-label={t('tenant.label')} className={styles.root}>
        {tenant.length >= SEARCH_FROM && (
          <Input
            type="search"
            contentBefore={<SearchRegular />}
            aria-label={t('tenant.search')}
            placeholder={t('tenant.search')}
            value={word}
            onChange={(_, { value }) => setWord(value)}
          />
        )}
        <ul className={styles.list} aria-busy={busy}>
          {shown.map((organization) => (
            <Choice
              key={organization.id}
              name={organization.name}
              role={organization.role}
              current={organization.id === currentTenant?.id}
              onChoose={choose(organization)}
            />
          ))}
          {word === '' && (
            <Choice name={t('identity.personal')} current={currentTenant === null} onChoose={choose(null)} />
          )}
        </ul>
        {shown.length === 0 && <p className={styles.hint}>{t('tenant.none', { word })}</p>}
        <Divider />
        <p className={styles.hint}>{t('tenant.changes')}</p>
        <Link to="/companyAuth" className={styles.link} onClick={onClose}>
          {t('menu.join')}
        </Link>
      </PopoverSurface>
    </Popover>
  );
}

interface ChoiceProps {
  name: string;
  role?: Organization['role'];
  current: boolean;
  onChoose: () => void;
}

function Choice({ name, role, current, onChoose }: ChoiceProps): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  return (
    <li>
      <Button appearance="subtle" className={styles.choice} aria-current={current || undefined} onClick={onChoose}>
        <span className={styles.mark}>{current && <CheckmarkRegular />}</span>
        <span className={styles.name}>{name}</span>
        {role && <span className={styles.role}>{t(`role.${role}`)}</span>}
      </Button>
    </li>
  );
}
