import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import type { PictureRecord } from '../record/picture-record';
import { dropPicture, unsentPictures } from '../record/picture-store';

const useStyles = makeStyles({
  root: { width: 'min(440px, 100%)', marginTop: '16px', textAlign: 'start' },
  title: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: tokens.fontWeightSemibold },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { display: 'flex', alignItems: 'center', gap: '8px', paddingBlock: '4px' },
  name: {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '14px',
    lineHeight: '20px',
  },
});

/** Pictures whose upload was interrupted, to resume or discard. */
export function Unsent({ onResume }: { onResume: (record: PictureRecord) => void }) {
  const styles = useStyles();
  const { t } = useTranslation('picture');
  const [records, setRecords] = useState<PictureRecord[]>([]);
  useEffect(() => {
    let left = false;
    void unsentPictures().then((found) => left || setRecords(found));
    return () => {
      left = true;
    };
  }, []);
  if (records.length === 0) return null;
  const drop = (id: string) => {
    void dropPicture(id);
    setRecords(records.filter((one) => one.id !== id));
  };
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>{t('unsent.title')}</h3>
      <ul className={styles.list}>
        {records.map((record) => {
          const { id, name } = record;
          return (
            <li key={id} className={styles.row}>
              <span className={styles.name}>{name}</span>
              <PlainButton aria-label={t('unsent.drop', { name })} onClick={() => drop(id)}>
                {t('unsent.discard')}
              </PlainButton>
              <PlainButton look="primary" aria-label={t('unsent.resume', { name })} onClick={() => onResume(record)}>
                {t('unsent.send')}
              </PlainButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
