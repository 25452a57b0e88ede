import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useListRevisionsQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import type { Conflict } from '../../../setting/merge';
import { ChangeList } from './ChangeList';
import { ConflictList } from './ConflictList';
import type { Side } from './resolve-conflicts';
import { useReviewStyles } from './review-styles';
import type { Publishing } from './use-publishing';

interface Props {
  domain: string;
  publishing: Publishing;
  render?: ((conflict: Conflict, side: Side) => ReactNode) | undefined;
}

/** Somebody was faster: what comes in from them by itself, and what has to be decided. */
export function CollisionNotice({ domain, publishing, render }: Props): ReactNode {
  const styles = useReviewStyles();
  const { t } = useTranslation('admin');
  const { data } = useListRevisionsQuery({ domain, limit: 1 }, { refetchOnMountOrArgChange: true });
  const { collision, choices, choose } = publishing;
  if (!collision) return null;
  const { taken, conflicts } = collision;
  const [latest] = data?.items ?? [];
  return (
    <section className={styles.section}>
      <MessageBar intent={conflicts.length > 0 ? 'warning' : 'info'} layout="multiline" role="alert">
        <MessageBarBody>
          <MessageBarTitle>
            {latest ? t('conflict.by', { name: latest.author, message: latest.message }) : t('conflict.title')}
          </MessageBarTitle>
          {conflicts.length > 0 ? t('conflict.decide', { count: conflicts.length }) : t('conflict.merged')}
        </MessageBarBody>
      </MessageBar>
      <ConflictList conflicts={conflicts} choices={choices} onChoose={choose} render={render} />
      {taken.length > 0 && (
        <Accordion collapsible>
          <AccordionItem value="taken">
            <AccordionHeader size="small">{t('conflict.taken', { count: taken.length })}</AccordionHeader>
            <AccordionPanel>
              <ChangeList changes={taken} none="" />
            </AccordionPanel>
          </AccordionItem>
        </Accordion>
      )}
    </section>
  );
}
