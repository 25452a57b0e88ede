import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDropDraftMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import type { JsonObject } from '../../../../setting/json-value';
import { ErrorBar } from '../../shell/ErrorBar';
import { places } from '../../shell/places';
import { focusScreen } from '../../shell/use-focus-back';
import { useEditor } from '../use-editor';
import { ChangesDialog } from './changes-dialog';

interface Props {
  live: JsonObject;
  draft: JsonObject;
  forget: () => void;
  onClose: () => void;
}

/** Back to what visitors see, after one look at what goes. A domain that has only this draft goes with it. */
export function DiscardDialog({ live, draft, forget, onClose }: Props): ReactNode {
  const { t } = useTranslation('admin-editor');
  const { domain, source, setText, rebase } = useEditor();
  const [drop, { error }] = useDropDraftMutation();
  const navigate = useNavigate();
  const discard = () => {
    setText(`${JSON.stringify(source.body, null, 2)}\n`, 'discard');
    rebase(source.head);
    onClose();
    // The button that led here goes with the changes.
    focusScreen();
  };
  const discardDomain = async () => {
    forget();
    const answer = await drop({ domain });
    if (!answer.error) void navigate(places.domains);
  };
  const never = source.head === null;
  return (
    <ChangesDialog
      title={t('state.discardTitle')}
      from={draft}
      to={live}
      none={t('state.same')}
      note={
        <>
          {error !== undefined && <ErrorBar title={t('state.failedTitle')} error={error} />}
          <p>{never ? t('state.discardAll') : t('state.discardText')}</p>
        </>
      }
      act={{ label: t('state.discardGo'), run: never ? () => void discardDomain() : discard }}
      onClose={onClose}
    />
  );
}
