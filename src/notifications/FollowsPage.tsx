import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFollowMutation, useListFollowsQuery, useUnfollowMutation } from '@/api/notifications';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import { usePortalSetting } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { usePageStyles } from './page-styles';

type Follow = Data<'listFollows'>[number];

const KINDS = ['question', 'tag', 'board', 'person'] as const;

const isSame = (one: Follow, other: Follow) => one.kind === other.kind && one.id === other.id;

/** What one follows on this portal. Whatever is no longer followed stays in place until one leaves, to be followed again. */
export function FollowsPage() {
  const styles = usePageStyles();
  const { t } = useTranslation('notifications');
  const { data, error, isFetching, refetch } = useListFollowsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [left, setLeft] = useState<Follow[]>([]);
  if (!data && error)
    return (
      <ErrorState
        {...{ error }}
        title={t('follows.failed')}
        text={t('failed.text')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <TextSkeleton label={t('follows.loading')} paragraphs={4} />;
  const gone = left.filter((one) => !data.some((other) => isSame(one, other)));
  const all = [...data, ...gone];
  if (all.length === 0)
    return (
      <div className={styles.card}>
        <p className={styles.none}>{t('follows.none')}</p>
        <p className={styles.onward}>
          <Link to="/community/index">{t('follows.look')}</Link>
        </p>
      </div>
    );
  return (
    <>
      <p className={styles.hint}>{t('follows.hint')}</p>
      {KINDS.map((kind) => (
        <Group
          key={kind}
          kind={kind}
          rows={all.filter((one) => one.kind === kind)}
          gone={gone}
          onLeave={(row) => setLeft((known) => [...known.filter((one) => !isSame(one, row)), row])}
        />
      ))}
    </>
  );
}

interface GroupProps {
  kind: Follow['kind'];
  rows: Follow[];
  gone: Follow[];
  onLeave: (row: Follow) => void;
}

function Group({ kind, rows, gone, onLeave }: GroupProps) {
  const styles = usePageStyles();
  const { t, i18n } = useTranslation('notifications');
  const id = useId();
  const boards = usePortalSetting()?.community?.boards ?? [];
  const nameOf = (row: Follow) => {
    const board = kind === 'board' ? boards.find((one) => one.id === row.id) : undefined;
    if (board) return localize(board.name, i18n.language) ?? row.id;
    if (kind === 'question') return row.title || t('follows.goneQuestion');
    return row.title || (kind === 'person' ? t('follows.gonePerson') : row.id);
  };
  if (rows.length === 0) return null;
  const named = rows.map((row) => ({ row, name: nameOf(row) }));
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.groupTitle}>
        {t(`follows.kinds.${kind}`)}
      </h2>
      <ul className={styles.rows}>
        {named
          .sort((a, b) => a.name.localeCompare(b.name, i18n.language))
          .map(({ row, name }) => (
            <li key={row.id} className={styles.row}>
              <Row {...{ row, name }} isGone={gone.includes(row)} onLeave={() => onLeave(row)} />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** The page of what is followed; people have none, and a question that one may no longer read shows none. */
function hrefOf({ kind, id, title }: Follow): string | undefined {
  if (kind === 'tag' || kind === 'board') return `/community/index?${kind}=${encodeURIComponent(id)}`;
  return kind === 'question' && title ? `/community/qaDetails?id=${encodeURIComponent(id)}` : undefined;
}

interface RowProps {
  row: Follow;
  name: string;
  isGone: boolean;
  onLeave: () => void;
}

function Row({ row, name, isGone, onLeave }: RowProps) {
  const styles = usePageStyles();
  const { t } = useTranslation('notifications');
  const [follow, following] = useFollowMutation();
  const [unfollow, ending] = useUnfollowMutation();
  const { kind, id, muted } = row;
  const isBusy = following.isLoading || ending.isLoading;
  const href = hrefOf(row);
  const leave = async () => {
    if (isBusy) return;
    if (isGone) return void follow({ kind, id, muted });
    const { error } = await unfollow({ kind, id });
    if (!error) onLeave();
  };
  return (
    <>
      <span className={styles.words}>
        {href && !isGone ? (
          <Link to={href} className={styles.name}>
            {name}
          </Link>
        ) : (
          <span className={isGone ? styles.goneName : undefined}>{name}</span>
        )}
        {muted && !isGone && <span className={styles.sub}>{t('follows.isMuted')}</span>}
      </span>
      <span className={styles.ways}>
        {!isGone && (
          <PlainButton
            look="quiet"
            aria-disabled={isBusy}
            aria-label={muted ? t('follows.unmuteName', { name }) : t('follows.muteName', { name })}
            onClick={() => !isBusy && void follow({ kind, id, muted: !muted })}
          >
            {muted ? t('follows.unmute') : t('follows.mute')}
          </PlainButton>
        )}
        <PlainButton
          aria-disabled={isBusy}
          aria-label={isGone ? t('follows.againName', { name }) : t('follows.stopName', { name })}
          onClick={() => void leave()}
        >
          {isGone ? t('follows.again') : t('follows.stop')}
        </PlainButton>
      </span>
    </>
  );
}
