import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { showThreads } from '@/browser/show-threads';
import { useTranslation } from '@/i18n/use-translation';
import { sessionHost } from '@/session/host';
import { signOut } from '@/session/sign-out';
import { usePortalSetting, useSession, useSessionDispatch } from '@/session/use-session';

interface Props {
  target: HTMLElement;
  onClose: () => void;
}

/** The person menu: account page, organizations, sign-out. */
export function PersonMenu({ target, onClose }: Props): ReactNode {
  const { t } = useTranslation(['people', 'common']);
  const setting = usePortalSetting();
  const { user, currentTenant } = useSession((session) => session);
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  const enterpriseUrl = sessionHost().env === 'preproduction' ? setting?.entrances?.enterpriseUrl : undefined;
  const go = (path: string) => () => navigate(path);
  if (!user) return null;
  return (
    <Menu open positioning={{ target, position: 'below', align: 'end' }} onOpenChange={onClose}>
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>{user.nickname || user.username}</MenuGroupHeader>
            <MenuItem onClick={go('/personInfo')}>{t('people:menu.personal')}</MenuItem>
            <MenuItem onClick={showThreads}>{t('common:header.threads')}</MenuItem>
            {currentTenant && <MenuItem onClick={go('/companyInfo')}>{t('menu.company')}</MenuItem>}
            <MenuItem onClick={go('/companyAuth')}>{t('menu.join')}</MenuItem>
            {enterpriseUrl && <MenuItemLink href={enterpriseUrl}>{t('menu.enterprise')}</MenuItemLink>}
          </MenuGroup>
          <MenuDivider />
          <MenuItem onClick={() => void signOut(dispatch)}>{t('menu.signOut')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
