import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readList, writeList } from '@/browser/stored-list';
import { track } from '@/browser/track';
import { useTranslation } from '@/i18n/use-translation';

const KEY = 'mw:join-asked';
const isId = (value: unknown): value is string => typeof value === 'string';

interface Props {
  userId: string;
  /** Suppresses the prompt on this page. */
  quiet: boolean;
}

/** Asks people without an organization, once per browser, whether to join or register one. */
export function JoinPrompt({ userId, quiet }: Props): ReactNode {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const [wanted, setOpen] = useState(() => !readList(KEY, isId).includes(userId));
  const open = wanted && !quiet;
  useEffect(() => {
    if (!open) return;
    track('create-or-join', { userId });
    writeList(KEY, [...readList(KEY, isId), userId].slice(-20));
  }, [open, userId]);
  const go = (way: 'join' | 'create') => () => {
    setOpen(false);
    void navigate(`/companyAuth?way=${way}`);
  };
  return (
    <Dialog open={open} onOpenChange={() => setOpen(false)}>
      <DialogSurface style={{ maxWidth: 440 }}>
        <DialogBody>
          <DialogTitle>{t('menu.join')}</DialogTitle>
          <DialogContent>{t('prompt.text')}</DialogContent>
          <DialogActions fluid>
            <Button onClick={() => setOpen(false)}>{t('prompt.later')}</Button>
            <Button onClick={go('create')}>{t('create.tab')}</Button>
            <Button appearance="primary" onClick={go('join')}>
              {t('join.tab')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
