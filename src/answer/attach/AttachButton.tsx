import { makeStyles, tokens } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons/svg/attach';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';

/** As the server reads them; workbooks are unpacked here. */
const KINDS = '.pdf,.docx,.md,.markdown,.html,.htm,.txt,.csv,.tsv,.xlsx,.xlsm,.png,.jpg,.jpeg,.webp';

const useStyles = makeStyles({
  button: { minWidth: '44px', minHeight: '44px', fontSize: '18px', borderRadius: tokens.borderRadiusLarge },
});

/** Chooses files to go with a question; says beforehand which and how large. */
export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <PlainButton
        look="quiet"
        iconOnly
        className={styles.button}
        aria-label={t('attach.choose')}
        title={`${t('attach.choose')}. ${t('attach.hint')}`}
        onClick={() => input.current?.click()}
      >
        <AttachRegular aria-hidden />
      </PlainButton>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={KINDS}
        data-attach
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
