import { useMemo } from 'react';
import { useUploadFileMutation } from '@/api/organization';
import { useTranslation } from '@/i18n/use-translation';
import type { FormRoom } from '@/ui/form/form-room';
import { checkFile } from '../hall/demand-files';
import { textOfError } from './supplier-console';
import type { OwnDraft } from './use-own-draft';

/** What the fields of a draft's form ask for: faults and the upload of pictures and documents. */
export function useFormRoom({ value, isChanged, opened: { faults } }: OwnDraft): FormRoom {
  const { t } = useTranslation('supply');
  const [upload] = useUploadFileMutation();
  return useMemo<FormRoom>(
    () => ({
      ...{ base: '', selected: '', value, added: undefined, onAdded: () => undefined },
      // While one writes, what was wrong before says nothing.
      faultAt: (pointer) => (isChanged ? undefined : faults.find((fault) => fault.pointer === pointer)?.text),
      ...{ insteadAt: () => undefined, markAt: () => null, pictures: undefined, crop: undefined, bases: undefined },
      upload: async (file) => {
        const { data, error } = await upload({ purpose: 'account', file });
        if (!data) throw new Error(textOfError(error) ?? t('failed'));
        return { url: data.url, width: data.width ?? 0, height: data.height ?? 0, bytes: data.size ?? 0 };
      },
      uploadFile: async (file) => {
        const { name } = file;
        const kind = checkFile(file);
        if ('fault' in kind)
          throw new Error(kind.fault === 'size' ? t('file.size', { name, most: kind.most }) : t('file.kind', { name }));
        const { data, error } = await upload({ purpose: 'offering', file });
        if (!data) throw new Error(textOfError(error) ?? t('failed'));
        return { url: data.url };
      },
    }),
    [value, isChanged, faults, upload, t],
  );
}
