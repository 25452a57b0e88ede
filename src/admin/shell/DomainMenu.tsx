import { Button, Menu, MenuItem, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { ApprovalItem } from './ApprovalItem';
import { useCommands } from './commands';
import { exportDomain } from './export-domain';
import { portalAddress } from './portal-address';
import { useMayOn } from './use-may';

const ImportDialog = lazyWithRetry(async () => (await import('../transfer/ImportDialog')).ImportDialog);

/** Actions on a whole domain other than editing. */
export function DomainMenu({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin');
  const may = useMayOn(domain);
  const imports = may('importSetting');
  const [importing, setImporting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useCommands(
    useMemo(() => {
      const group = domain;
      return [
        { id: 'export', title: t('domain.export'), group, keywords: 'download', run: () => void exportDomain(domain) },
        ...(imports
          ? [{ id: 'import', title: t('domain.import'), group, keywords: 'upload', run: () => setImporting(true) }]
          : []),
        { id: 'open', title: t('domain.open'), group, run: () => void window.open(portalAddress(domain), '_blank') },
      ];
    }, [domain, t, imports]),
  );
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            ref={opener}
            appearance="subtle"
            icon={<MoreHorizontalRegular />}
            aria-label={t('domains.more', { domain })}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItemLink icon={<OpenRegular />} href={portalAddress(domain)} target="_blank" rel="noreferrer">
              {t('domain.open')}
            </MenuItemLink>
            <MenuItem icon={<ArrowDownloadRegular />} onClick={() => void exportDomain(domain)}>
              {t('domain.export')}
            </MenuItem>
            {imports && (
              <MenuItem icon={<ArrowUploadRegular />} onClick={() => setImporting(true)}>
                {t('domain.import')}
              </MenuItem>
            )}
            {may('setApprovalRule') && <ApprovalItem domain={domain} />}
          </MenuList>
        </MenuPopover>
      </Menu>
      {importing && (
        <Suspense>
          <ImportDialog domain={domain} opener={opener} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
