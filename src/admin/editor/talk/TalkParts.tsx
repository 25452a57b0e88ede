import { mergeClasses } from '@fluentui/react-components';
import { type ReactNode, Suspense } from 'react';
import { useGetApprovalQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { useControlStyles } from '@/ui/form/control-styles';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';
import { isOpen } from '../../comments/types';
import { useEditor } from '../use-editor';
import { useView } from '../use-view';
import { useTalk } from './use-talk';

const TalkPanel = lazyWithRetry(async () => (await import('./TalkPanel')).TalkPanel);

interface Props {
  className: string;
  linkClass: string;
}

/** How many comments are open, and the way to them. */
export function TalkParts({ className, linkClass }: Props): ReactNode {
  const { small } = useControlStyles();
  const { t } = useTranslation('admin-editor');
  const { domain } = useEditor();
  const { talk, setTalk } = useView();
  const { comments, verdicts } = useTalk();
  const twoOperators = useGetApprovalQuery({ domain }).currentData?.needed === true;
  const count = comments.filter(isOpen).length;
  const [newest] = verdicts;
  return (
    <>
      {count > 0 && (
        <li className={className}>
          <PlainButton look="quiet" className={mergeClasses(small, linkClass)} onClick={() => setTalk({ block: null })}>
            {t('state.comments', { count })}
          </PlainButton>
        </li>
      )}
      {newest && <li className={className}>{t(`state.verdict.${newest.verdict}`, { name: newest.name })}</li>}
      <Suspense>{talk !== null && <TalkPanel twoOperators={twoOperators} />}</Suspense>
    </>
  );
}
