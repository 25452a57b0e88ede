import { Badge, Button, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { Change } from '../../../setting/change';
import { useChangeStyles } from './change-styles';
import { TextDiff } from './TextDiff';
import { useStepWords } from './use-step-words';
import { ValueView } from './ValueView';
import { valueKind } from './value-kind';

const COLORS = { added: 'success', removed: 'danger', changed: 'informative', moved: 'brand' } as const;

interface Props {
  change: Change;
  onJump?: ((pointer: string) => void) | undefined;
}

export function ChangeRow({ change, onJump }: Props): ReactNode {
  const styles = useChangeStyles();
  const { t } = useTranslation('admin');
  const words = useStepWords();
  const steps = words.inside(change);
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <Badge appearance="tint" color={COLORS[change.kind]}>
          {t(`change.kind.${change.kind}`)}
        </Badge>
        <span className={styles.path}>{steps.join(' › ')}</span>
        {onJump && change.kind !== 'removed' && (
          <Button size="small" appearance="subtle" onClick={() => onJump(change.pointer)}>
            {t('change.jump')}
          </Button>
        )}
      </div>
      <Values change={change} />
    </li>
  );
}

function Values({ change: { kind, from, to, pointer } }: { change: Change }): ReactNode {
  const styles = useChangeStyles();
  const { t } = useTranslation('admin');
  if (kind === 'moved') return <span>{t('change.moved', { from: Number(from) + 1, to: Number(to) + 1 })}</span>;
  const words = valueKind(from, pointer) === 'text' && valueKind(to, pointer) === 'text';
  if (words) return <TextDiff from={String(from)} to={String(to)} />;
  return (
    <div className={styles.sides}>
      {kind !== 'added' && (
        <div className={mergeClasses(styles.side, styles.before)}>
          <span className={styles.label}>{t('change.before')}</span>
          <ValueView value={from} pointer={pointer} />
        </div>
      )}
      {kind !== 'removed' && (
        <div className={mergeClasses(styles.side, styles.after)}>
          <span className={styles.label}>{t('change.after')}</span>
          <ValueView value={to} pointer={pointer} />
        </div>
      )}
    </div>
  );
}
