import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { WordySchema } from '@/ui/form/form-schema';
import type { Change } from '../../../setting/change';
import type { JsonValue } from '../../../setting/json-value';
import { schemaAt } from '../editor/words/schema-at';
import { usePlaceWords } from '../editor/words/use-place-words';
import { ChangeRow } from './ChangeRow';
import { groupChanges } from './change-groups';
import { useChangeStyles } from './change-styles';
import { numbered } from './numbered';
import { PickBox, type Picks } from './picks';

interface Props {
  changes: readonly Change[];
  /** The setting after the changes, which names its items. */
  body: JsonValue | undefined;
  /** Schema of the body, if it is no setting. */
  shape?: WordySchema | undefined;
  /** Shown if there are no changes. */
  none: string;
  onJump?: ((pointer: string) => void) | undefined;
  /** To choose among them. */
  picks?: Picks | undefined;
}

/** The differences by section and block, as text and pictures instead of JSON. */
export function ChangeList(props: Props): ReactNode {
  // The forms' texts may still be loading; what surrounds the list must not wait for them or lose focus.
  return (
    <Suspense>
      <Groups {...props} />
    </Suspense>
  );
}

function Groups({ changes, body, shape, none, onJump, picks }: Props): ReactNode {
  const styles = useChangeStyles();
  const { t } = useTranslation('admin');
  const words = usePlaceWords(shape);
  const groups = groupChanges(changes).map((group) => ({
    ...group,
    rows: group.changes.map((change) => ({
      change,
      // A removed item is no longer in the setting.
      names: words(change.pointer, body, change.kind === 'removed' ? change.from : undefined),
    })),
  }));
  const pathOf = (names: readonly string[]) => names.filter(Boolean).join(' › ') || t('change.whole');
  // Two blocks of one kind have one name, as has what moved and changed.
  const places = numbered(
    groups.map(({ block, rows }) => pathOf(rows[0]?.names.slice(0, block === undefined ? 1 : 2) ?? [])),
  );
  if (changes.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <div className={styles.groups}>
      {groups.map(({ section, block, changes: inside, rows }, at) => {
        const heads = block === undefined ? 1 : 2;
        const [head, blockName] = rows[0]?.names ?? [];
        const place = places[at] ?? '';
        const labels = numbered(
          rows.map(({ change, names }) =>
            t('change.pick', {
              name: [place, ...names.slice(heads)].join(' › '),
              kind: picks ? t(`change.other.${change.kind}`) : t(`change.kind.${change.kind}`),
            }),
          ),
        );
        return (
          <section key={`${section} ${block ?? ''}`} className={styles.group}>
            <div className={styles.groupHead}>
              {picks && <PickBox picks={picks} changes={inside} label={t('change.pickAll', { name: place })} />}
              <h3 className={styles.groupName}>
                {head ?? t('change.whole')}
                {heads === 2 && <span className={styles.block}>{blockName}</span>}
              </h3>
            </div>
            <ul className={styles.list}>
              {rows.map(({ change, names }, n) => (
                <ChangeRow
                  key={`${change.kind} ${change.pointer}`}
                  change={change}
                  names={names.slice(heads)}
                  schema={schemaAt(change.pointer, body, shape)}
                  onJump={onJump}
                  picks={picks && inside.length > 1 ? picks : undefined}
                  pickLabel={labels[n]}
                  words={picks}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
