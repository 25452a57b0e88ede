import { MessageBar, MessageBarBody, Spinner } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { DropZone } from '../shell/DropZone';

/** Larger files cannot be settings and are not read. */
export const MOST_BYTES = 1_000_000;

interface Props {
  chosen: string | null;
  busy: boolean;
  onText: (name: string, text: string) => void;
}

/** Picks one file, by dialog or drop. */
export function FilePicker({ chosen, busy, onText }: Props): ReactNode {
  const { t, i18n } = useTranslation('admin');
  const [refused, setRefused] = useState<{ file: File; why: 'tooLarge' | 'unreadable' } | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_BYTES) return setRefused({ file, why: 'tooLarge' });
    // A dropped folder looks like a file until it is read.
    const text = await file.text().catch(() => undefined);
    setRefused(text === undefined ? { file, why: 'unreadable' } : null);
    if (text !== undefined) onText(file.name, text);
  };
  const size = (bytes: number) =>
    new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(bytes / 1_000_000);
  return (
    <>
      <DropZone
        label={t('import.choose')}
        chosen={chosen}
        accept=".json,application/json"
        hint={busy ? <Spinner size="tiny" label={t('import.busy')} /> : t('import.hint')}
        onFiles={([file]) => void take(file)}
      />
      {refused && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            {t(`import.${refused.why}`, {
              name: refused.file.name,
              size: size(refused.file.size),
              limit: size(MOST_BYTES),
            })}
          </MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}
