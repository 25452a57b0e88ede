import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useAddGuestCommentMutation, useRemoveGuestCommentMutation } from '@/api/guest';
import { useTranslation } from '@/i18n/use-translation';
import { SidePanel } from '@/ui/side-panel/SidePanel';
import { usePanelMode } from '@/ui/side-panel/use-panel-mode';
import { CommentForm } from '../comments/CommentForm';
import { CommentList } from '../comments/CommentList';
import { type Comment, isOpen } from '../comments/types';
import type { ShownBlock } from '../preview/protocol';
import { usePageName } from '../preview/use-page-name';
import { keepGuestName } from './guest-key';

const useStyles = makeStyles({ body: { padding: '12px 16px 32px' } });

interface Props {
  token: string;
  guest: string;
  page: string;
  block: string | null;
  blocks: readonly ShownBlock[];
  nameOf: (block: string) => string;
  comments: readonly Comment[];
  onBlock: (block: string | null) => void;
  onShow: (route: string) => void;
  onClose: () => void;
  name: string;
  onName: (name: string) => void;
}

/** What was said through this link, and what to add. */
export function GuestPanel({ token, guest, page, block, nameOf, comments, name, ...rest }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-comments');
  const [add] = useAddGuestCommentMutation();
  const [remove] = useRemoveGuestCommentMutation();
  const pageOf = usePageName();
  const mode = usePanelMode() === 'sheet' ? 'sheet' : 'drawer';
  const spots = [
    { id: null, name: t('wholePage', { page }) },
    ...rest.blocks.map(({ id }) => ({ id, name: nameOf(id) })),
  ];
  const send = (text: string) => {
    keepGuestName(name.trim());
    return add({ token, guest, name: name.trim(), page, block, text });
  };
  const place = ({ page: of, block: id }: Comment) =>
    id === null ? t('wholePage', { page: of }) : of === page ? nameOf(id) : pageOf(of);
  return (
    <SidePanel
      mode={mode}
      title={t('title', { count: comments.filter(isOpen).length })}
      closeLabel={t('close')}
      onClose={rest.onClose}
    >
      <div className={styles.body}>
        <CommentForm
          spots={spots}
          block={block}
          onBlock={rest.onBlock}
          name={{ value: name, onChange: rest.onName }}
          hint={t('hintTeam')}
          send={send}
        />
        <CommentList
          comments={comments}
          nameOf={place}
          onShow={({ page: of }) => rest.onShow(of)}
          onRemove={({ id }) => void remove({ token, guest, id })}
        />
      </div>
    </SidePanel>
  );
}
