import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import type { ReactNode } from 'react';
import { FileDrop } from '@/ui/FileDrop';

const useStyles = makeStyles({
  quiet: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

interface Props {
  label: string;
  /** Name of the file that was chosen; shown instead of the label. */
  chosen?: string | null;
  hint: ReactNode;
  accept: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Takes files for the workbench, under a hint about what it can read. */
export function DropZone({ label, chosen, hint, ...files }: Props): ReactNode {
  const styles = useStyles();
  return (
    <FileDrop label={label} {...files}>
      {(choose) => (
        <>
          <Button icon={<ArrowUploadRegular />} onClick={choose}>
            {chosen ?? label}
          </Button>
          <div className={styles.quiet}>{hint}</div>
        </>
      )}
    </FileDrop>
  );
}
