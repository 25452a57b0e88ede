import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { DocumentRegular } from '@fluentui/react-icons/svg/document';
import { TableRegular } from '@fluentui/react-icons/svg/table';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';
import type { Attachment } from './attached-store';
import type { useAttaching } from './use-attaching';

const PictureChip = lazyWithRetry(async () => (await import('./PictureChip')).PictureChip);

const useStyles = makeStyles({
  list: {
    flexBasis: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px',
    minWidth: 0,
    margin: 0,
    padding: '4px 8px 4px 0',
    listStyleType: 'none',
  },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minWidth: 0,
    maxWidth: '100%',
    minHeight: '32px',
    paddingInline: '10px',
    fontSize: '13px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusLarge,
    '& > svg': { flexShrink: 0, fontSize: '16px', color: tokens.colorNeutralForeground2 },
    '@media (forced-colors: active)': { ...shorthands.border('1px', 'solid', 'CanvasText') },
  },
  fault: { color: tokens.colorStatusDangerForeground1, backgroundColor: tokens.colorStatusDangerBackground1 },
  name: {
    minWidth: 0,
    maxWidth: '280px',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    ...shorthands.overflow('hidden'),
  },
  why: { overflowWrap: 'anywhere', whiteSpace: 'normal' },
  size: { flexShrink: 0, color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  remove: { flexShrink: 0, minHeight: '28px', minWidth: '28px', marginInlineEnd: '-8px' },
});

/** The files that go with the next question: on their way, ready, or refused with the reason. */
export function AttachedChips({ attaching }: { attaching: ReturnType<typeof useAttaching> }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const { ready, sending, remove, dismiss } = attaching;
  const cross = (name: string, act: () => void) => (
    <PlainButton
      look="quiet"
      iconOnly
      className={styles.remove}
      aria-label={t('attach.remove', { name })}
      title={t('attach.remove', { name })}
      onClick={act}
    >
      <DismissRegular aria-hidden />
    </PlainButton>
  );
  return (
    <ul className={styles.list} aria-label={t('attach.list')} aria-live="polite">
      {ready.map((file) => (
        <FileChip key={file.id} file={file} action={cross(file.name, () => remove(file.id))} />
      ))}
      {sending.map((one) => (
        <li key={one.key} className={one.fault ? `${styles.chip} ${styles.fault}` : styles.chip}>
          <span className={one.fault ? styles.why : styles.name}>
            {one.fault ? `${one.name}: ${one.fault}` : one.name}
          </span>
          {!one.fault && (
            <span className={styles.size}>
              {one.share < 1 ? t('attach.sending', { percent: Math.round(one.share * 100) }) : t('attach.reading')}
            </span>
          )}
          {cross(one.name, () => dismiss(one))}
        </li>
      ))}
    </ul>
  );
}

/** The files that a question came with. */
export function QuestionFiles({ files }: { files: readonly Attachment[] }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  return (
    <ul className={styles.list} aria-label={t('attach.of')}>
      {files.map((file) => (
        <FileChip key={file.id} file={file} />
      ))}
    </ul>
  );
}

function FileChip({ file, action }: { file: Attachment; action?: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const { name, kind, bytes } = file;
  const size = bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
  if (kind === 'picture')
    return (
      <Suspense fallback={<li className={styles.chip}>{name}</li>}>
        <PictureChip file={file} action={action} />
      </Suspense>
    );
  return (
    <li className={styles.chip} title={kind === 'table' ? t('attach.table') : t('attach.document')}>
      {kind === 'table' ? <TableRegular aria-hidden /> : <DocumentRegular aria-hidden />}
      <span className={styles.name} dir="auto">
        {name}
      </span>
      <span className={styles.size}>{size}</span>
      {action}
    </li>
  );
}
