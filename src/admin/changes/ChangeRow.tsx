import { Badge, Button, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { WordySchema } from '@/ui/form/form-schema';
import type { Change } from '../../../setting/change';
import { useChangeStyles } from './change-styles';
import { changedItems } from './changed-items';
import { PickBox, type Picks, type SideWords } from './picks';
import { TextDiff } from './TextDiff';
import { ValueView } from './ValueView';
import { valueKind } from './value-kind';

const COLORS = { added: 'success', removed: 'danger', changed: 'informative', moved: 'brand' } as const;

interface Props {
  change: Change;
  /** The path below the group's heading, in the forms' words. */
  names: readonly string[];
  schema: WordySchema | undefined;
  onJump?: ((pointer: string) => void) | undefined;
  picks?: Picks | undefined;
  /** What the choice of this row is called. */
  pickLabel?: string | undefined;
  /** What the two sides are called, if not before and after. */
  words?: SideWords | undefined;
}

export function ChangeRow({ change, names, schema, onJump, picks, pickLabel = '', words }: Props): ReactNode {
  const styles = useChangeStyles();
  const { t } = useTranslation('admin');
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        {picks && <PickBox picks={picks} changes={[change]} label={pickLabel} />}
        <Badge appearance="tint" color={COLORS[change.kind]}>
          {words ? t(`change.other.${change.kind}`) : t(`change.kind.${change.kind}`)}
        </Badge>
        <span className={styles.path}>{names.join(' › ')}</span>
        {onJump && change.kind !== 'removed' && (
          <Button size="small" appearance="subtle" onClick={() => onJump(change.pointer)}>
            {t('change.jump')}
          </Button>
        )}
      </div>
      <Values change={change} schema={schema} words={words} />
    </li>
  );
}

function Values({ change, schema, words: called }: Pick<Props, 'change' | 'schema' | 'words'>): ReactNode {
  const styles = useChangeStyles();
  const { t } = useTranslation('admin');
  const { kind, from, to, pointer } = change;
  if (kind === 'moved') return <span>{t('change.moved', { from: Number(from) + 1, to: Number(to) + 1 })}</span>;
  const items = changedItems(from, to);
  const words = valueKind(from, pointer) === 'text' && valueKind(to, pointer) === 'text';
  if (words) return <TextDiff from={String(from)} to={String(to)} />;
  return (
    <div className={styles.sides}>
      {kind !== 'added' && (
        <div className={mergeClasses(styles.side, styles.before)}>
          <span className={styles.label}>{called?.from ?? t('change.before')}</span>
          <ValueView value={items?.from ?? from} pointer={pointer} schema={schema} />
        </div>
      )}
      {kind !== 'removed' && (
        <div className={mergeClasses(styles.side, styles.after)}>
          <span className={styles.label}>{called?.to ?? t('change.after')}</span>
          <ValueView value={items?.to ?? to} pointer={pointer} schema={schema} />
        </div>
      )}
      {items && items.same > 0 && <div className={styles.same}>{t('change.same', { count: items.same })}</div>}
    </div>
  );
}
