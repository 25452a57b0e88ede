import { useState } from 'react';
import { useDeletePictureMutation } from '@/api/tools';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useResultStyles } from './result-styles';

interface Props {
  picture: { id: string; keptUntil: string };
  onDeleted: () => void;
}

/** How long the server keeps it, and the way to end that now. There is no way back, so it takes two steps. */
export function Kept({ picture, onDeleted }: Props) {
  const styles = useResultStyles();
  const { t } = useTranslation('picture');
  const [asked, setAsked] = useState(false);
  const [remove, { isLoading }] = useDeletePictureMutation();
  const go = async () => {
    const { error } = await remove({ id: picture.id });
    setAsked(false);
    if (!error) onDeleted();
  };
  return (
    <div className={styles.ways}>
      <p className={styles.quiet}>{t('result.kept', { date: picture.keptUntil.slice(0, 10) })}</p>
      {asked ? (
        <>
          <PlainButton look="primary" aria-disabled={isLoading} onClick={() => void go()}>
            {t('result.deleteNow')}
          </PlainButton>
          <PlainButton onClick={() => setAsked(false)}>{t('dialog.cancel')}</PlainButton>
        </>
      ) : (
        <PlainButton onClick={() => setAsked(true)}>{t('result.delete')}</PlainButton>
      )}
    </div>
  );
}
