import { useEffect, useRef, useState } from 'react';
import { useDeletePictureMutation } from '@/api/tools';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { PlainButton } from '@/ui/PlainButton';
import { useResultStyles } from './result-styles';

interface Props {
  picture: { id: string; keptUntil: string };
  onDeleted: () => void;
}

/** Says when the picture expires and deletes it on request. Deletion is final, so it asks for confirmation. */
export function Kept({ picture, onDeleted }: Props) {
  const styles = useResultStyles();
  const { t } = useTranslation('picture');
  const [asked, setAsked] = useState(false);
  const way = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  // The pressed button has been replaced. The focus moves to the last button, where a second press does no harm.
  useEffect(() => {
    if (turned.current !== asked) way.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    turned.current = asked;
  }, [asked]);
  const [remove, { isLoading }] = useDeletePictureMutation();
  const go = async () => {
    const { error } = await remove({ id: picture.id });
    setAsked(false);
    if (!error) onDeleted();
  };
  return (
    <div ref={way} className={styles.ways}>
      <p className={styles.quiet}>{t('result.kept', { date: isoDate(Date.parse(picture.keptUntil)) })}</p>
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
