import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useEffect, useId, useRef, useState } from 'react';
import { newId } from '@/browser/new-id';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import type { Box } from '../geometry/types';
import type { OpenPicture } from '../intake/open-picture';
import { Drawing } from './Drawing';
import { Intake } from './Intake';
import { SendingState } from './SendingState';
import { usePicture } from './use-picture';
import { type Detect, useSending } from './use-sending';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    width: 'min(1160px, 96vw)',
    maxWidth: 'none',
    height: 'min(860px, 94dvh)',
    maxHeight: 'none',
    padding: '12px 20px 16px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: '12px',
    boxShadow: tokens.shadow28,
    overflowY: 'auto',
    ...shorthands.border('0'),
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
    '@media (max-width: 768px)': {
      width: '100vw',
      height: '100dvh',
      margin: 0,
      borderRadius: 0,
      padding: '8px 12px 12px',
    },
  },
  // A modal dialog with the height `auto` fills the screen.
  small: { height: 'fit-content', width: 'min(640px, 96vw)' },
  head: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '44px' },
  title: {
    margin: 0,
    // The file's name gives way first.
    flexShrink: 0,
    maxWidth: 'calc(100% - 56px)',
    fontSize: '18px',
    lineHeight: '28px',
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
  name: {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '13px',
    color: tokens.colorNeutralForeground3,
  },
  close: { width: '40px', height: '40px', fontSize: '20px', flexShrink: 0 },
});

interface Props {
  file?: File | null;
  /** The rectangle drawn earlier, if any. */
  box?: Box | null;
  detect: Detect;
  onDone: (id: string) => void;
  onClose: () => void;
}

/** Finds similar objects in a picture: choose a picture, draw one rectangle, upload. */
export function PictureDialog({ file: first = null, box = null, detect, onDone, onClose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('picture');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [file, setFile] = useState(first);
  const [drawn, setDrawn] = useState<Box | null>(box);
  const { state, send, cancel } = useSending(detect);
  const shown = usePicture(file);
  const picture = shown.status === 'open' ? shown.picture : null;
  useModal(dialog);
  useDone(state, onDone);

  const finish = (box: Box, of: OpenPicture) => {
    setDrawn(box);
    const { file: source, name, size } = of;
    void send({ id: newId(), name, createdAt: new Date().toISOString(), file: source, size, box });
  };
  const sending = state.status === 'sending' || state.status === 'offline' || state.status === 'failed';
  const leave = () => (sending ? cancel() : onClose());
  return (
    <dialog
      ref={dialog}
      className={mergeClasses(styles.root, !picture && styles.small)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {t('dialog.title')}
        </h2>
        <span className={styles.name}>
          {picture && `${picture.name} ${picture.size.width} × ${picture.size.height}`}
        </span>
        <PlainButton look="quiet" iconOnly className={styles.close} aria-label={t('dialog.close')} onClick={onClose}>
          <DismissRegular />
        </PlainButton>
      </div>
      {sending ? (
        <SendingState
          state={state}
          onRetry={() => void send(state.record)}
          onCancel={cancel}
          onOther={() => {
            cancel();
            setDrawn(null);
            setFile(null);
          }}
        />
      ) : picture ? (
        <Drawing picture={picture} box={drawn} onFinish={(box) => finish(box, picture)} onCancel={onClose} />
      ) : (
        <Intake
          busy={shown.status === 'opening'}
          refusal={shown.status === 'refused' ? shown.refusal : undefined}
          onFile={(chosen) => {
            setDrawn(null);
            setFile(chosen);
          }}
          onResume={(record) => void send(record)}
        />
      )}
    </dialog>
  );
}

function useModal(dialog: React.RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement as HTMLElement | null;
    element?.showModal();
    element?.querySelector('h2')?.focus({ preventScroll: true });
    return () => {
      element?.close();
      opener?.focus?.({ preventScroll: true });
    };
  }, [dialog]);
}

function useDone(state: ReturnType<typeof useSending>['state'], onDone: (id: string) => void): void {
  const latest = useRef(onDone);
  latest.current = onDone;
  useEffect(() => {
    if (state.status === 'done') latest.current(state.id);
  }, [state]);
}
