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

/** How long the server keeps it, and the way to end that now. There is no way back, so it takes two steps. */
export function Kept({ picture, onDeleted }: Props) {
  const styles = useResultStyles();
  const { t } = useTranslation('picture');
  const [asked, setAsked] = useState(false);
  const way = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  // The button that was pressed is gone. The keyboard goes to the last one, which does no harm when it is pressed again.
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
