import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { saveAnswer } from '../shell/save-answer';

const FORMATS = ['csv', 'jsonl'] as const;

/** Exports the filtered entries. The export itself is logged. */
export function ExportMenu({ filter }: { filter: Record<string, string> }): ReactNode {
  const { t } = useTranslation('admin');
  const save = (format: string) =>
    saveAnswer(`/api/admin/audit/export?${new URLSearchParams({ ...filter, format })}`, `audit.${format}`);
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<ArrowDownloadRegular />}>{t('audit.export')}</Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {FORMATS.map((format) => (
            <MenuItem key={format} onClick={() => void save(format)}>
              {t(`audit.format.${format}`)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
