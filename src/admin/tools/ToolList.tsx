import { Badge, Button, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useRemoveDomainToolMutation } from '@/api/admin';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import { relativeTime } from '@/lib/relative-time';
import { ConfirmDialog } from '../shell/ConfirmDialog';
import { ErrorBar } from '../shell/ErrorBar';
import type { ToolItem } from './draft';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '12px' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  words: { flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  quiet: { margin: '2px 0 0', color: tokens.colorNeutralForeground2 },
});

interface Props {
  domain: string;
  items: readonly ToolItem[];
  onEdit: ((item: ToolItem) => void) | undefined;
}

export function ToolList({ domain, items, onEdit }: Props): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('admin-tools');
  const say = useLocalize();
  const [leaving, setLeaving] = useState<ToolItem | null>(null);
  const [remove, removing] = useRemoveDomainToolMutation();
  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <div className={styles.words}>
              <h2 className={styles.name}>{say(item.tool.name)}</h2>
              <p className={styles.quiet}>
                {t('calls', { count: item.tool.operations.length })} · {item.tool.server} ·{' '}
                {t(`audience.${item.tool.audience}`)}
              </p>
              <p className={styles.quiet}>
                {t('changed', {
                  who: item.changedBy,
                  when: relativeTime(Date.parse(item.changedAt), Date.now(), i18n),
                })}
              </p>
            </div>
            {!item.allowed && (
              <Badge color="danger" appearance="tint">
                {t('notAllowed')}
              </Badge>
            )}
            {onEdit && (
              <>
                <Button onClick={() => onEdit(item)} aria-label={t('changeOf', { name: say(item.tool.name) })}>
                  {t('change')}
                </Button>
                <Button onClick={() => setLeaving(item)} aria-label={t('removeOf', { name: say(item.tool.name) })}>
                  {t('remove')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title={t('removeOf', { name: say(leaving.tool.name) })}
          go={t('remove')}
          disabled={removing.isLoading}
          onClose={() => setLeaving(null)}
          onGo={async () => {
            if (!(await remove({ domain, tool: leaving.id })).error) setLeaving(null);
          }}
        >
          {removing.error !== undefined && <ErrorBar title={t('removeFailed')} error={removing.error} />}
          <p>{t('removeText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
