import { Button, Input, makeStyles } from '@fluentui/react-components';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { PreviewContext } from './context';
import { writeContext } from './context-params';
import { draftHash, packDraft } from './draft-link';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px', flexWrap: 'wrap' },
  link: { width: '220px' },
});

interface Copied {
  link: string;
  /** The copied target; the confirmation disappears once another view is shown. */
  of: Pick<Props, 'context' | 'draft'>;
  /** The draft was too large for the link. */
  bare: boolean;
  copied: boolean;
}

interface Props {
  context: PreviewContext;
  draft: unknown;
  /** Without its name, where room is scarce. */
  bare?: boolean;
}

/** Copies a link that opens exactly this view, draft included. */
export const CopyLink = memo(function CopyLink({ context, draft, bare }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-preview');
  const [last, setResult] = useState<Copied | null>(null);
  const result = last?.of.context === context && last.of.draft === draft ? last : null;
  const copy = async () => {
    const packed = draft === undefined ? '' : await packDraft(draft);
    const address = new URL(window.location.pathname, window.location.origin);
    address.search = String(writeContext(context));
    if (packed) address.hash = draftHash(packed);
    const copied = await copyText(address.href);
    setResult({ link: address.href, of: { context, draft }, bare: packed === null, copied });
  };
  return (
    <span className={styles.root}>
      <Button
        size={bare ? 'small' : 'medium'}
        icon={<LinkRegular />}
        aria-label={t('link.copy')}
        title={t('link.copy')}
        onClick={() => void copy()}
      >
        {bare ? undefined : t('link.copy')}
      </Button>
      <span role="status">
        {result && (result.bare ? t('link.bare') : result.copied ? t('link.copied') : t('link.byHand'))}
      </span>
      {result && !result.copied && (
        <Input size="small" readOnly className={styles.link} aria-label={t('link.field')} value={result.link} />
      )}
    </span>
  );
});

/** If the browser refuses, the link is shown for copying by hand. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
