import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { WordySchema } from '@/ui/form/form-schema';
import { diffSettings } from '../../../setting/diff';
import type { JsonObject } from '../../../setting/json-value';
import { readableChanges } from '../shell/readable-changes';
import { useFocusBack } from '../shell/use-focus-back';
import { ChangeList } from './ChangeList';
import type { Picks } from './picks';

interface Props {
  title: string;
  from: JsonObject;
  to: JsonObject;
  /** Said when there is no difference. */
  none: string;
  /** What else is to be known, above the list. */
  note?: ReactNode;
  /** What follows from it, below the list. */
  after?: ReactNode;
  picks?: Picks | undefined;
  /** Schema of both, if they are no settings. */
  shape?: WordySchema | undefined;
  act?: { label: string; run: () => void; disabled?: boolean } | undefined;
  onJump?: (pointer: string) => void;
  onClose: () => void;
}

/** A difference in words and pictures, and what can be done about it. */
export function ChangesDialog({
  title,
  from,
  to,
  none,
  note,
  after,
  picks,
  shape,
  act,
  onJump,
  onClose,
}: Props): ReactNode {
  const { t } = useTranslation('admin-editor');
  useFocusBack();
  const changes = useMemo(() => (shape ? diffSettings(from, to) : readableChanges(from, to)), [from, to, shape]);
  return (
    <Dialog open onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface style={{ maxWidth: '760px' }}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            {note}
            <ChangeList changes={changes} body={to} shape={shape} none={none} picks={picks} onJump={onJump} />
            {after}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('state.close')}</Button>
            {act && (
              <Button appearance="primary" disabledFocusable={act.disabled ?? false} onClick={act.run}>
                {act.label}
              </Button>
            )}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
