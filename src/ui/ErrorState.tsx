import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyDrawing } from './EmptyDrawing';
import { CopyButton } from './markdown/CopyButton';
import { PlainButton } from './PlainButton';
import { useOnceOnline, useOnline } from './use-online';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '8px',
    paddingBlock: '64px',
    paddingInline: '16px',
    textAlign: 'center',
  },
  title: { margin: 0, marginTop: '8px', fontSize: '20px', lineHeight: '28px', fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, maxWidth: '480px', fontSize: '15px', lineHeight: '24px', color: tokens.colorNeutralForeground2 },
  code: {
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
  },
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '8px',
    marginTop: '12px',
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    paddingInline: '12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForegroundLink,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

interface Props {
  title: string;
  text: string;
  level?: 1 | 2 | 3 | 4;
  /** The error of the call. Its code is shown, and the full error can be copied. */
  error?: unknown;
  onRetry?: () => void;
  busy?: boolean;
  links?: readonly { to: string; text: string }[];
  /** A way out other than retrying or a link. */
  children?: ReactNode;
}

/** Replaces a view that could not be loaded: the reason, a retry button and links. */
export function ErrorState({ title, text, level = 2, error, onRetry, busy, links = [], children }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('reader');
  const waiting = useWaiting(error) && onRetry !== undefined;
  useOnceOnline(waiting ? onRetry : undefined);
  const Title = `h${level}` as const;
  const detail = describe(error);
  // The bar over the page has said that there is no network, and a second notice of it would help nobody.
  if (waiting)
    return (
      <div className={styles.root}>
        <EmptyDrawing />
        <Title className={styles.title}>{title}</Title>
        <p className={styles.text}>{t('error.offline')}</p>
      </div>
    );
  return (
    <div className={styles.root} role={error === undefined ? undefined : 'alert'}>
      <EmptyDrawing />
      <Title className={styles.title}>{title}</Title>
      <p className={styles.text}>{text}</p>
      {detail.short && <span className={styles.code}>{detail.short}</span>}
      <div className={styles.ways}>
        {onRetry && (
          <PlainButton look="primary" aria-disabled={busy} onClick={() => !busy && onRetry()}>
            {t('error.retry')}
          </PlainButton>
        )}
        {children}
        {error !== undefined && (
          <CopyButton
            label={t('error.copy')}
            done={t('markdown.copied')}
            failed={t('markdown.copyFailed')}
            read={() => `${title}\n${detail.long}\n${new Date().toISOString()} ${location.href}`}
          />
        )}
        {links.map((link) => (
          <Link key={link.to} to={link.to} className={mergeClasses(styles.link)}>
            {link.text}
          </Link>
        ))}
      </div>
    </div>
  );
}

/** Whether this error came of having no network. It stays so while the call is repeated, and another error replaces it. */
function useWaiting(error: unknown): boolean {
  const online = useOnline();
  const [waited, setWaited] = useState<unknown>();
  const waits = !online && (error as { kind?: unknown } | undefined)?.kind === 'network';
  if (waits && waited !== error) setWaited(error);
  return waits || (error !== undefined && waited === error);
}

/** Reads an ApiError: its kind and, if the server responded, status and message. */
function describe(error: unknown): { short: string; long: string } {
  if (typeof error !== 'object' || error === null) return { short: '', long: '' };
  const { kind, status, code, msg } = error as Record<string, unknown>;
  const short = [kind, status ?? code].filter((part) => part !== undefined).join(' ');
  return { short: msg ? `${short} · ${String(msg)}` : short, long: JSON.stringify(error) };
}
