import { Button, Menu, MenuItem, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
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
import type { DomainSummary } from './filter-domains';

interface Props {
  item: DomainSummary;
  onCopy: () => void;
  onHost: () => void;
}

export function RowMenu({ item, onCopy, onHost }: Props): ReactNode {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
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
          <MenuItem icon={<EditRegular />} onClick={() => navigate(places.edit(item.domain))}>
            {t('tab.edit')}
          </MenuItem>
          <MenuItem icon={<HistoryRegular />} onClick={() => navigate(places.history(item.domain))}>
            {t('tab.history')}
          </MenuItem>
          <MenuItem icon={<CopyRegular />} onClick={onCopy}>
            {t('domains.copy')}
          </MenuItem>
          {item.host !== undefined && (
            <MenuItem icon={<GlobeRegular />} onClick={onHost}>
              {t('host.menu')}
            </MenuItem>
          )}
          {item.revision !== null && (
            <MenuItemLink icon={<OpenRegular />} href={portalAddress(item.domain)} target="_blank" rel="noreferrer">
              {t('domain.open')}
            </MenuItemLink>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
