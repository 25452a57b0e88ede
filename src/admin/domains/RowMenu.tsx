import { Button, Menu, MenuItem, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArchiveRegular } from '@fluentui/react-icons/svg/archive';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { GlobeRegular } from '@fluentui/react-icons/svg/globe';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { places } from '../shell/places';
import { portalAddress } from '../shell/portal-address';
import { type AdminCall, roleMayCall } from '../shell/use-may';
import type { DomainSummary } from './filter-domains';

export interface RowActions {
  /** Undefined if the operator starts no domains. */
  onCopy: ((domain: string) => void) | undefined;
  onHost: (domain: string) => void;
  onArchive: (domain: string) => void;
  onRestore: (domain: string) => void;
}

export function RowMenu({ item, actions }: { item: DomainSummary; actions: RowActions }): ReactNode {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { domain, role } = item;
  const { onCopy } = actions;
  const may = (call: AdminCall) => roleMayCall(role, call);
  const isArchived = item.status === 'archived';
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          icon={<MoreHorizontalRegular />}
          aria-label={t('domains.more', { domain: item.domain })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {isArchived ? (
            may('restoreDomain') && (
              <MenuItem icon={<ArchiveRegular />} onClick={() => actions.onRestore(domain)}>
                {t('domains.archive.restore')}
              </MenuItem>
            )
          ) : (
            <>
              <MenuItem icon={<EditRegular />} onClick={() => navigate(places.edit(domain))}>
                {t('tab.edit')}
              </MenuItem>
              <MenuItem icon={<HistoryRegular />} onClick={() => navigate(places.history(domain))}>
                {t('tab.history')}
              </MenuItem>
              {onCopy && (
                <MenuItem icon={<CopyRegular />} onClick={() => onCopy(domain)}>
                  {t('domains.copy')}
                </MenuItem>
              )}
            </>
          )}
          {item.host !== undefined && may('getDomainHost') && (
            <MenuItem icon={<GlobeRegular />} onClick={() => actions.onHost(domain)}>
              {t('host.menu')}
            </MenuItem>
          )}
          {item.revision !== null && (
            <MenuItemLink icon={<OpenRegular />} href={portalAddress(item.domain)} target="_blank" rel="noreferrer">
              {t('domain.open')}
            </MenuItemLink>
          )}
          {item.revision !== null && domain !== 'main' && may('archiveDomain') && (
            <MenuItem icon={<ArchiveRegular />} onClick={() => actions.onArchive(domain)}>
              {t('domains.archive.menu')}
            </MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
