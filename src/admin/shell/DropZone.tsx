import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '8px',
    padding: '20px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    textAlign: 'center',
  },
  over: { backgroundColor: tokens.colorBrandBackground2 },
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

/** Takes files, by dialog or drop. */
export function DropZone({ label, chosen, hint, accept, multiple = false, onFiles }: Props): ReactNode {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (taken.length > 0) onFiles(taken);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside
    <div
      className={mergeClasses(styles.zone, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button icon={<ArrowUploadRegular />} onClick={() => input.current?.click()}>
        {chosen ?? label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          take(event.target.files);
          // Lets the same file be chosen again after a fix.
          event.target.value = '';
        }}
      />
      <div className={styles.quiet}>{hint}</div>
    </div>
  );
}
