import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Button,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { type ReactNode, type RefObject, useCallback, useMemo } from 'react';
import { useListRevisionsQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { ChangeList } from '../changes/ChangeList';
import { useReviewStyles } from '../changes/review-styles';
import { ConflictList } from './ConflictList';
import { conflictViews, type Effective, sideKey } from './look/conflict-views';
import { SidePicture } from './look/SidePicture';
import { useSidePictures } from './look/use-side-pictures';
import type { Publishing } from './use-publishing';

interface Props {
  domain: string;
  publishing: Publishing;
  /** Where pages are rendered. */
  host: RefObject<HTMLElement | null>;
  effective: Effective | undefined;
  /** Set if every conflict was decided for theirs: there is nothing to publish, and the draft continues from theirs. */
  onAdopt: (() => void) | undefined;
}

/** Somebody published first: what was merged from theirs, and what needs a decision. */
export function CollisionNotice({ domain, publishing, host, effective, onAdopt }: Props): ReactNode {
  const styles = useReviewStyles();
  const { t, i18n } = useTranslation('admin');
  const { data } = useListRevisionsQuery({ domain, limit: 1 }, { refetchOnMountOrArgChange: true });
  const { collision, choices, choose } = publishing;
  const cells = useMemo(
    () => (collision && effective ? conflictViews(domain, collision, effective, i18n.language) : []),
    [domain, collision, effective, i18n.language],
  );
  const pictures = useSidePictures(host, cells);
  const render = useCallback<NonNullable<Parameters<typeof ConflictList>[0]['render']>>(
    ({ pointer }, side) => <SidePicture verdict={pictures.get(sideKey(pointer, side))} name={t(`conflict.${side}`)} />,
    [pictures, t],
  );
  if (!collision) return null;
  const { taken, conflicts, merged } = collision;
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
      <ConflictList
        conflicts={conflicts}
        body={merged}
        choices={choices}
        onChoose={choose}
        render={effective && render}
      />
      {onAdopt && (
        <Button style={{ justifySelf: 'start', alignSelf: 'start' }} onClick={onAdopt}>
          {t('conflict.adopt')}
        </Button>
      )}
      {taken.length > 0 && (
        <Accordion collapsible>
          <AccordionItem value="taken">
            <AccordionHeader size="small">{t('conflict.taken', { count: taken.length })}</AccordionHeader>
            <AccordionPanel>
              <ChangeList changes={taken} body={merged} none="" />
            </AccordionPanel>
          </AccordionItem>
        </Accordion>
      )}
    </section>
  );
}
