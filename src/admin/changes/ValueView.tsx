import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { JsonValue } from '../../../setting/json-value';
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
  small: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  tree: {
    margin: 0,
    maxHeight: '240px',
    overflow: 'auto',
    padding: '8px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

interface Props {
  value: JsonValue | undefined;
  pointer: string;
}

/** Shows one value of a setting by its kind. */
export function ValueView({ value, pointer }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
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
          <figcaption className={styles.small}>{String(value)}</figcaption>
        </figure>
      );
    case 'text':
      return <span className={styles.text}>{String(value)}</span>;
    case 'plain':
      if (typeof value === 'boolean') return <span>{value ? t('value.yes') : t('value.no')}</span>;
      return <span>{String(value)}</span>;
    case 'list':
      return <span className={styles.text}>{(value as unknown[]).join(t('value.comma'))}</span>;
    case 'tree':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        <pre className={styles.tree} tabIndex={0}>
          {JSON.stringify(value, null, 2)}
        </pre>
      );
  }
}
