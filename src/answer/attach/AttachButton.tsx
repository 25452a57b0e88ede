import { makeStyles, tokens } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons/svg/attach';
import { type ReactNode, useRef } from 'react';
import { PlainButton } from '@/ui/PlainButton';

/** As the server reads them; workbooks are unpacked here. */
const KINDS = '.pdf,.docx,.md,.markdown,.html,.htm,.txt,.csv,.tsv,.xlsx,.xlsm,.png,.jpg,.jpeg,.webp';

const useStyles = makeStyles({
  button: { minWidth: '44px', minHeight: '44px', fontSize: '18px', borderRadius: tokens.borderRadiusLarge },
});

interface Props {
  label: string;
  /** Which files, and how large. */
  hint?: string;
  onFiles: (files: File[]) => void;
}

/** Chooses files to go with a question. */
export function AttachButton({ label, hint, onFiles }: Props): ReactNode {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <PlainButton
        look="quiet"
        iconOnly
        className={styles.button}
        aria-label={label}
        title={hint ? `${label}. ${hint}` : label}
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
