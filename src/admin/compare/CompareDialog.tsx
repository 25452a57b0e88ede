import { makeStyles, Select } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useListDomainsQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import type { JsonObject } from '../../../setting/json-value';
import { ChangesDialog } from '../changes/ChangesDialog';
import { useEditor } from '../editor/use-editor';
import { OtherDomain } from './OtherDomain';

const useStyles = makeStyles({
  sides: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', marginBottom: '12px' },
  select: { flex: '1 1 200px', minWidth: 0, maxWidth: '420px' },
});

interface Props {
  /** What visitors see now, or saw when the draft began. */
  live: JsonObject;
  draft: JsonObject;
  onJump: (pointer: string) => void;
  onClose: () => void;
}

/** The draft beside what visitors see, or beside another portal, of which it can take over what it lacks. */
export function CompareDialog({ live, draft, onJump, onClose }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-editor');
  const { domain } = useEditor();
  const { data } = useListDomainsQuery();
  const [other, setOther] = useState('');
  const others = (data?.items ?? []).filter((item) => item.domain !== domain && item.status !== 'archived');
  const choice = others.length > 0 && (
    <Select
      className={styles.select}
      aria-label={t('state.with')}
      value={other}
      onChange={(_, { value }) => setOther(value)}
    >
      <option value="">{t('state.visitors')}</option>
      {others.map((item) => (
        <option key={item.domain} value={item.domain}>
          {[item.domain, item.title].filter(Boolean).join(' · ')}
        </option>
      ))}
    </Select>
  );
  const sides = (version?: ReactNode) => (
    <div className={styles.sides}>
      {choice && t('state.with')} {choice}
      {version}
    </div>
  );
  if (other !== '') return <OtherDomain key={other} other={other} draft={draft} sides={sides} onClose={onClose} />;
  return (
    <ChangesDialog
      title={t('state.compareTitle')}
      from={live}
      to={draft}
      none={t('state.same')}
      note={sides()}
      onJump={onJump}
      onClose={onClose}
    />
  );
}
