import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { DocumentRegular } from '@fluentui/react-icons/svg/document';
import { type ReactNode, useId } from 'react';
import { useFindSimilarTextsQuery } from '@/api/community';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { usePortalSetting, useSession } from '@/session/use-session';
import { touchTarget } from '@/ui/touch-target';
import { useSettled } from '@/ui/use-settled';
import { visuallyHidden } from '@/ui/visually-hidden';
import { useCommunityStyles } from '../community-styles';
import type { LocalDraft } from './local-draft';

const useStyles = makeStyles({
  root: {
    marginBlock: '-4px 20px',
    padding: '8px 12px 10px',
    fontSize: '14px',
    lineHeight: '22px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
  },
  list: { margin: '4px 0 0', padding: 0, listStyleType: 'none' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 10px', paddingBlock: '3px' },
  link: { minWidth: 0, overflowWrap: 'anywhere', ...touchTarget },
  heading: { margin: 0, fontSize: '14px', lineHeight: '22px', fontWeight: tokens.fontWeightSemibold },
  hidden: visuallyHidden,
});

/** After so long without a key. */
const PAUSE_MS = 400;
const LEAST = 4;

interface Props {
  post: string;
  kind: LocalDraft['kind'];
  title: string;
}

/** What is there already, in other tabs, so that the draft stays where it is. */
export function SimilarTexts({ post, kind, title }: Props) {
  const styles = useStyles();
  const community = useCommunityStyles();
  const { t } = useTranslation('community');
  const id = useId();
  const asked = useSettled(title.trim(), PAUSE_MS);
  const isNobody = useSession(({ user }) => user === null);
  const isClosed = usePortalSetting()?.community?.readers === 'signed-in' && isNobody;
  const isShort = Array.from(asked).length < LEAST;
  const { data } = useFindSimilarTextsQuery({ title: asked, except: post }, { skip: isShort || isClosed });
  const posts = data?.posts.slice(0, 4) ?? [];
  const documents = data?.documents.slice(0, 2) ?? [];
  const count = isShort ? 0 : posts.length + documents.length;
  return (
    <>
      <p role="status" className={styles.hidden}>
        {count > 0 && t('similar.found', { count })}
      </p>
      {count > 0 && (
        <section className={styles.root} aria-labelledby={id}>
          <p id={id} className={styles.heading}>
            {kind === 'question' ? t('similar.question') : t('similar.article')}
          </p>
          <ul className={styles.list}>
            {posts.map((one) => (
              <Row key={one.id} item={one}>
                <span className={community.mark}>
                  {one.solved && <CheckmarkCircleRegular aria-hidden />}
                  {one.kind === 'article'
                    ? t('kind.article')
                    : one.solved
                      ? t('answers.accepted', { count: one.answerCount })
                      : t('answers.count', { count: one.answerCount })}
                </span>
              </Row>
            ))}
            {documents.map((one) => (
              <Row key={one.id} item={one}>
                <span className={community.mark}>
                  <DocumentRegular aria-hidden />
                  {t('similar.document')}
                </span>
                {one.page === undefined ? (
                  one.heading && <span lang={one.lang}>{one.heading}</span>
                ) : (
                  <span>{t('similar.page', { page: one.page })}</span>
                )}
              </Row>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type Item = Pick<Data<'findSimilarTexts'>['posts'][number], 'title' | 'url' | 'lang' | 'text'>;

function Row({ item: { title, url, lang, text }, children }: { item: Item; children: ReactNode }) {
  const styles = useStyles();
  const community = useCommunityStyles();
  const { t } = useTranslation('community');
  return (
    <li className={styles.row}>
      <a href={url} target="_blank" rel="noopener" className={mergeClasses(community.link, styles.link)} title={text}>
        <span lang={lang}>{title}</span>
        <span className={styles.hidden}> {t('similar.inNewTab')}</span>
      </a>
      <span className={community.facts}>{children}</span>
    </li>
  );
}
