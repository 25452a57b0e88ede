import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
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
});

interface Props {
  /** Name of the hidden file field. */
  label: string;
  accept: string;
  multiple?: boolean;
  className?: string;
  onFiles: (files: readonly File[]) => void;
  /** What stands in the zone, with a button that calls `choose` to open the dialog. */
  children: (choose: () => void) => ReactNode;
}

/** A zone that takes files, by dialog or drop. */
export function FileDrop({ label, accept, multiple = false, className, onFiles, children }: Props): ReactNode {
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
      className={mergeClasses(styles.zone, className, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
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
      {children(() => input.current?.click())}
    </div>
  );
}
