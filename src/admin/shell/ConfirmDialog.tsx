import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useFocusBack } from './use-focus-back';

const useStyles = makeStyles({
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    overflowWrap: 'anywhere',
    // What does not fit scrolls; a message bar would let itself be cut instead.
    '& > *': { flexShrink: 0 },
    '& > p': { margin: 0 },
  },
});

interface Props {
  title: string;
  /** Label of the confirming button. */
  go: string;
  onGo: () => Promise<void>;
  /** Not possible yet, or in progress. */
  disabled: boolean;
  onClose: () => void;
  maxWidth?: string;
  /** Where focus goes afterwards if the opener is gone. */
  opener?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** States what is about to happen, and asks to confirm or cancel. */
export function ConfirmDialog({ title, go, onGo, disabled, onClose, maxWidth, opener, children }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  useFocusBack(opener);
  return (
    <Dialog open onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface style={{ maxWidth }}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>{children}</DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('action.cancel')}</Button>
            <Button appearance="primary" disabledFocusable={disabled} onClick={() => void onGo()}>
              {go}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
