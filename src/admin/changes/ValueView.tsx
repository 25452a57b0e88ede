import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { WordySchema } from '@/ui/form/form-schema';
import { isObject, type JsonObject, type JsonValue } from '../../../setting/json-value';
import { schemaBelow, schemaOfBlock } from '../editor/words/schema-at';
import { useSchemaWords } from '../editor/words/use-schema-words';
import { useStepName } from '../editor/words/use-step-name';
import { valueKind } from './value-kind';

const useStyles = makeStyles({
  none: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  color: { display: 'inline-flex', alignItems: 'center', gap: '8px', fontFamily: tokens.fontFamilyMonospace },
  swatch: {
    width: '20px',
    height: '20px',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    forcedColorAdjust: 'none',
  },
  image: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px', margin: 0 },
  // Logos are made for light or dark backgrounds: a checkered one shows both.
  picture: {
    boxSizing: 'border-box',
    maxWidth: '100%',
    maxHeight: '96px',
    minHeight: '32px',
    padding: '6px',
    objectFit: 'contain',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundImage: 'repeating-conic-gradient(#c9cdd3 0% 25%, #f4f5f7 0% 50%)',
    backgroundSize: '16px 16px',
  },
  languages: { display: 'flex', flexDirection: 'column' },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  items: { listStyleType: 'none', display: 'flex', flexDirection: 'column', gap: '6px', margin: 0, padding: 0 },
  item: {
    padding: '4px 8px',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  fields: { display: 'flex', flexDirection: 'column', gap: '4px', margin: 0 },
  name: { fontSize: tokens.fontSizeBase100, color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

interface Props {
  value: JsonValue | undefined;
  pointer: string;
  /** Schema of the value, for its names. */
  schema?: WordySchema | undefined;
}

/** Shows one value of a setting by its kind. */
export function ValueView({ value, pointer, schema }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const words = useSchemaWords();
  const said = (one: unknown) => (schema?.enum || schema?.items?.enum ? words.choice(one) : String(one));
  // An empty text or list is a value too, but not visible.
  const empty = value === '' || (Array.isArray(value) && value.length === 0);
  switch (empty ? 'none' : valueKind(value, pointer)) {
    case 'none':
      return <span className={styles.none}>{t('value.none')}</span>;
    case 'color':
      return (
        <span className={styles.color}>
          <span className={styles.swatch} style={{ backgroundColor: String(value) }} aria-hidden />
          {String(value)}
        </span>
      );
    case 'image':
      return (
        <figure className={styles.image}>
          <img className={styles.picture} src={String(value)} alt={t('value.picture')} referrerPolicy="no-referrer" />
        </figure>
      );
    case 'text':
      return <span className={styles.text}>{said(value)}</span>;
    case 'plain':
      if (typeof value === 'boolean') return <span>{value ? t('value.yes') : t('value.no')}</span>;
      return <span>{String(value)}</span>;
    case 'list':
      return <span className={styles.text}>{(value as unknown[]).map(said).join(t('value.comma'))}</span>;
    case 'languages':
      return (
        <span className={styles.languages}>
          {Object.entries(value as JsonObject).map(([locale, text]) => (
            <span key={locale} lang={locale} className={styles.text}>
              {String(text)}
            </span>
          ))}
        </span>
      );
    case 'tree':
      return <Fields value={value as JsonObject | JsonValue[]} schema={schema} />;
  }
}

interface FieldsProps {
  value: JsonObject | JsonValue[];
  schema: WordySchema | undefined;
}

/** Shows a list or an object by the names of its fields; of a block, its settings. */
function Fields({ value, schema }: FieldsProps): ReactNode {
  const styles = useStyles();
  const nameOf = useStepName();
  if (Array.isArray(value)) {
    return (
      <ul className={styles.items}>
        {value.map((item, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a value shown once have no other identity
          <li key={n} className={styles.item}>
            <ValueView value={item} pointer="" schema={schema?.items} />
          </li>
        ))}
      </ul>
    );
  }
  const ofBlock = schemaOfBlock(value);
  const fields = ofBlock && isObject(value.props) ? value.props : value;
  const own = ofBlock ?? schema;
  return (
    <dl className={styles.fields}>
      {Object.entries(fields).map(([step, inner]) => {
        const below = schemaBelow(own, step);
        return (
          <div key={step}>
            <dt className={styles.name}>{nameOf({ schema: below, step, value: inner })}</dt>
            <dd className={styles.value}>
              <ValueView value={inner} pointer={`/${step}`} schema={below} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
