import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { valueAt } from '../../../../setting/pointer';
import { layerOf } from '../../preview/layer-of';
import { settingKeys, settingSchemas } from '../document/schemas';
import { placeAt, sections } from '../form/place-at';
import { type Group, otherKeys, type Section } from '../form/sections';
import { useEditor } from '../use-editor';
import { useSchemaWords } from '../words/use-schema-words';
import { Badge } from './Badge';
import { matches, type OutlineFilter } from './filter';
import { useRowStyles } from './row-styles';

/** The settings by group. Keys without a schema come last, as they are. */
export function SectionList({ filter }: { filter: OutlineFilter }): ReactNode {
  const styles = useRowStyles();
  const { t } = useTranslation('admin-editor');
  const words = useSchemaWords();
  const { body, effective, layers, selected, select } = useEditor();
  const place = placeAt(selected);
  const name = (section: Section) =>
    section.keys.length === 1 && section.keys[0] === section.id
      ? words.text(settingSchemas[section.id]?.title ?? section.id)
      : t(`section.${section.id as Group}`);
  const isDraft = (keys: readonly string[]) => keys.some((key) => layerOf(`/${key}`, layers) === 'draft');
  const isSaid = (keys: readonly string[]) => keys.some((key) => (valueAt(body, `/${key}`) ?? null) !== null);
  const found = sections.filter((section) => {
    const titles = section.keys.map((key) => words.text(settingSchemas[key]?.title ?? ''));
    return matches(filter, isDraft(section.keys), [name(section), ...section.keys, ...titles]);
  });
  const others = otherKeys(body, settingKeys).filter((key) => matches(filter, isDraft([key]), [key]));
  return (
    <>
      <h2 className={styles.heading}>{t('outline.settings')}</h2>
      {found.length + others.length === 0 && <p className={styles.quiet}>{t('outline.none')}</p>}
      <ul className={styles.list}>
        {found.map((section) => {
          const chosen = place.kind === 'section' && place.section.id === section.id;
          return (
            <li key={section.id} className={mergeClasses(styles.item, chosen && styles.chosen)}>
              <button
                type="button"
                data-row={section.id}
                className={styles.row}
                aria-current={chosen || undefined}
                onClick={() => select(`/${section.keys[0]}`)}
              >
                <span className={mergeClasses(styles.name, !isSaid(section.keys) && styles.unsaid)}>
                  {name(section)}
                </span>
                {valueAt(effective, `/${section.id}/off`) === true && (
                  <span className={styles.id}>{t('section.hidden')}</span>
                )}
                {isDraft(section.keys) && <Dot />}
                <Badge pointers={section.keys.map((key) => `/${key}`)} />
              </button>
            </li>
          );
        })}
        {others.map((key) => (
          <li key={key} className={mergeClasses(styles.item, selected === `/${key}` && styles.chosen)}>
            <button type="button" data-row={key} className={styles.row} onClick={() => select(`/${key}`)}>
              <code className={styles.name}>{key}</code>
              <span className={styles.id}>{t('outline.unknown')}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Dot(): ReactNode {
  const styles = useRowStyles();
  const { t } = useTranslation('admin-editor');
  return <span role="img" className={styles.dot} aria-label={t('layer.draft')} title={t('layer.draft')} />;
}
