import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { blockSchema } from '../document/schemas';
import { useSchemaWords } from '../words/use-schema-words';
import { BlockPicture } from './BlockPicture';
import { fixtureOf } from './fixtures';

const useStyles = makeStyles({
  root: { display: 'flex', minWidth: 0 },
  button: {
    width: '100%',
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '20px',
    textAlign: 'start',
    color: 'inherit',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    cursor: 'pointer',
    ':hover': { border: `1px solid ${tokens.colorBrandStroke1}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  words: { padding: '8px 12px 12px', display: 'flex', flexDirection: 'column', gap: '2px' },
  title: { fontWeight: tokens.fontWeightSemibold },
  help: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

interface Props {
  type: string;
  title: string;
  onChoose: () => void;
}

export function Tile({ type, title, onChoose }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-editor');
  const words = useSchemaWords();
  const [props, setProps] = useState<Record<string, unknown>>();
  useEffect(() => {
    let here = true;
    void fixtureOf(type).then((typical) => here && setProps(typical ?? {}));
    return () => {
      here = false;
    };
  }, [type]);
  const help = blockSchema(type)?.description;
  return (
    <li className={styles.root}>
      <button type="button" className={styles.button} onClick={onChoose} aria-label={t('gallery.add', { title })}>
        <BlockPicture type={type} props={props} />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {help && <span className={styles.help}>{words.text(help)}</span>}
        </span>
      </button>
    </li>
  );
}
