import { Button, Checkbox, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { saveFile } from '@/browser/save-file';
import { useTranslation } from '@/i18n/use-translation';
import { copyOut } from '../copy-out';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
    gap: '4px 16px',
    margin: 0,
    padding: '12px 16px',
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
  },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  codes: readonly string[];
  /** Named in the file, so that its purpose is clear later. */
  host: string;
  onDone: () => void;
}

/** Shows the codes once. They can be copied or downloaded; confirming that they are saved enables the next step. */
export function RecoveryCodes({ codes, host, onDone }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('factor');
  const [kept, setKept] = useState(false);
  const [copied, setCopied] = useState<boolean>();
  const text = [t('recovery.file', { host }), '', ...codes, ''].join('\n');
  const copy = async () => setCopied(await copyOut({ text }));
  return (
    <div className={styles.root}>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{t('recovery.once')}</MessageBarBody>
      </MessageBar>
      <ul className={styles.list} aria-label={t('recovery.label')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'recovery-codes.txt')}>
          {t('recovery.download')}
        </Button>
        <Button onClick={() => void copy()}>{t('recovery.copy')}</Button>
        <span role="status" style={{ alignSelf: 'center' }}>
          {copied !== undefined && (copied ? t('recovery.copied') : t('recovery.notCopied'))}
        </span>
      </div>
      <Checkbox checked={kept} onChange={(_, { checked }) => setKept(checked === true)} label={t('recovery.kept')} />
      <Button appearance="primary" size="large" disabledFocusable={!kept} onClick={() => kept && onDone()}>
        {t('recovery.done')}
      </Button>
    </div>
  );
}
