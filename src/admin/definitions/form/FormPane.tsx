import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import type { HostedField } from '@/ui/form/form-room';
import { PlainButton } from '@/ui/PlainButton';
import { pointer } from '../../../../setting/pointer';
import { useSchemaWords } from '../../editor/words/use-schema-words';
import { ConditionField } from '../condition/ConditionField';
import type { OpenDefinition } from '../types';
import { AddEntry } from './AddEntry';
import { PartForm } from './PartForm';
import { PartList } from './PartList';
import { partAt, partsOf } from './parts-of';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(150px, 220px) minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px', minHeight: '32px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
});

interface Props {
  open: OpenDefinition;
  findings: Data<'checkDefinition'>['findings'];
  readOnly: boolean;
}

const NONE: NonNullable<OpenDefinition['detail']['choices']['organizations']> = [];

/** The outline and the form of the part that is open. */
export function FormPane({ open, findings, readOnly }: Props): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('admin-definitions');
  const words = useSchemaWords();
  const { place, text, detail, selected, select } = open;
  const [adding, setAdding] = useState<'facts' | 'nodes'>();
  const { procedures, calculators } = detail.choices;
  const choices = useMemo(
    () => ({ procedures: procedures.map(({ id }) => id), calculators: calculators.map(({ id }) => id) }),
    [procedures, calculators],
  );
  const parts = useMemo(
    () => partsOf(place.kind, text.body, i18n.language, choices),
    [place.kind, text.body, i18n.language, choices],
  );
  const names = useMemo(
    () =>
      new Map([
        ...[...procedures, ...calculators].map(({ id, name }) => [id, name] as const),
        ...parts.flatMap(({ title, hint, entryOf }) =>
          entryOf && hint ? [[title, `${title} – ${hint}`] as const] : [],
        ),
      ]),
    [procedures, calculators, parts],
  );
  const nameOf = useCallback((id: string) => names.get(id), [names]);
  const current = partAt(parts, selected.pointer) ?? parts[0];
  const errors = useMemo(() => {
    const found = new Map<string, number>();
    for (const { severity, pointer: at } of findings) {
      const id = severity === 'error' ? partAt(parts, at)?.id : undefined;
      if (id !== undefined) found.set(id, (found.get(id) ?? 0) + 1);
    }
    return found;
  }, [findings, parts]);
  const { organizations = NONE } = detail.choices;
  const hosted = useCallback(
    (field: HostedField) => <ConditionField {...{ field, findings, organizations }} body={text.body} />,
    [findings, organizations, text.body],
  );
  if (!current) return null;
  return (
    <div className={styles.root}>
      <PartList
        parts={parts}
        current={current}
        errors={errors}
        onOpen={(part) => select(part.at === '' ? `/${Object.keys(part.schema.properties ?? {})[0]}` : part.at)}
        onAdd={readOnly ? undefined : setAdding}
      />
      <section>
        <div className={styles.head}>
          <h2 className={styles.title}>{current.entryOf ? current.title : words.text(current.title)}</h2>
          {current.entryOf && !readOnly && (
            <PlainButton
              look="quiet"
              onClick={() => {
                text.edit(current.at, undefined);
                select('/title');
              }}
            >
              {t('part.remove')}
            </PlainButton>
          )}
        </div>
        <PartForm key={current.id} {...{ open, nameOf, readOnly, hosted }} part={current} />
      </section>
      {adding && (
        <AddEntry
          list={adding}
          taken={parts.filter(({ entryOf }) => entryOf === adding).map(({ title }) => title)}
          onAdd={(id, value) => {
            text.edit(pointer('', adding, id), value);
            select(pointer('', adding, id));
          }}
          onClose={() => setAdding(undefined)}
        />
      )}
    </div>
  );
}
