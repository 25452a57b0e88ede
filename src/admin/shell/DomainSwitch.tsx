import {
  Button,
  Menu,
  MenuDivider,
  MenuItemLink,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { type ReactNode, useMemo } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { useListDomainsQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { type DomainPlace, places } from './places';

const useStyles = makeStyles({
  // The tabs beside it take a second line before the name is cut.
  button: { flexShrink: 0, minWidth: 0, maxWidth: 'min(32vw, 240px)', fontWeight: 600, paddingInline: '8px' },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  popover: { maxWidth: 'min(440px, 92vw)' },
  // A title may be long; the domain identifies the option.
  title: { display: 'block', maxWidth: '200px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** Beyond this number, domains are searched by name. */
const MOST = 12;

/** Switches to another domain on the same screen. */
export function DomainSwitch({ domain, place }: { domain: string; place: DomainPlace }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const all = useHref(places.domains);
  const { data } = useListDomainsQuery();
  const newest = useMemo(() => newestFirst(data?.items ?? []).slice(0, MOST), [data]);
  return (
    <Menu
      checkedValues={{ domain: [domain] }}
      onCheckedValueChange={(_, { checkedItems }) => navigate(places[place](checkedItems[0] ?? domain))}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          className={styles.button}
          icon={<ChevronDownRegular />}
          iconPosition="after"
          aria-label={t('shell.switch', { domain })}
        >
          <span className={styles.text}>{domain}</span>
        </Button>
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          {newest.map((item) => (
            <MenuItemRadio
              key={item.domain}
              name="domain"
              value={item.domain}
              secondaryContent={<span className={styles.title}>{item.title}</span>}
            >
              {item.domain}
            </MenuItemRadio>
          ))}
          <MenuDivider />
          <MenuItemLink
            href={all}
            onClick={(event) => {
              event.preventDefault();
              void navigate(places.domains);
            }}
          >
            {t('shell.allDomains')}
          </MenuItemLink>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function newestFirst<T extends { changedAt: string | null }>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => (b.changedAt ?? '').localeCompare(a.changedAt ?? ''));
}
