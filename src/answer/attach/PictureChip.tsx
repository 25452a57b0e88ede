import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  shorthands,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import type { Attachment } from './attached-store';

const useStyles = makeStyles({
  item: { display: 'inline-flex', alignItems: 'flex-start', maxWidth: '100%' },
  open: {
    padding: 0,
    cursor: 'zoom-in',
    backgroundColor: 'transparent',
    borderRadius: tokens.borderRadiusLarge,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  // The size is reserved before the picture loads, so the layout does not shift.
  small: {
    display: 'block',
    width: '96px',
    height: '72px',
    objectFit: 'contain',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  gone: { padding: '6px 10px', fontSize: '13px', color: tokens.colorNeutralForeground2 },
  large: { display: 'block', maxWidth: '100%', maxHeight: '70dvh', marginInline: 'auto', objectFit: 'contain' },
  note: { margin: '12px 0 0', fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
});

const addressOf = (id: string) => `/api/messages/attachment/${encodeURIComponent(id)}/picture`;

/** A picture that goes with a question, small; large in a dialog. */
export function PictureChip({ file: { id, name }, action }: { file: Attachment; action?: ReactNode }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('attached');
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    queueMicrotask(() => button.current?.focus());
  };
  return (
    <li className={styles.item}>
      {gone ? (
        <span className={styles.gone}>{t('gone', { name })}</span>
      ) : (
        <button
          ref={button}
          type="button"
          className={styles.open}
          aria-label={t('open', { name })}
          title={name}
          onClick={() => setOpen(true)}
        >
          <img className={styles.small} src={addressOf(id)} alt="" onError={() => setGone(true)} />
        </button>
      )}
      {action}
      {open && (
        <Dialog open onOpenChange={(_, { open: stays }) => stays || close()}>
          <DialogSurface style={{ maxWidth: 'min(960px, 96vw)' }}>
            <DialogBody>
              <DialogTitle>
                <span dir="auto">{name}</span>
              </DialogTitle>
              <DialogContent>
                <img className={styles.large} src={addressOf(id)} alt={t('alt', { name })} />
                <p className={styles.note}>{t('what')}</p>
                <PlainButton onClick={close} style={{ marginTop: 12 }}>
                  {t('close')}
                </PlainButton>
              </DialogContent>
            </DialogBody>
          </DialogSurface>
        </Dialog>
      )}
    </li>
  );
}
