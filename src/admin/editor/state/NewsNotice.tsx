import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useGetRevisionQuery, useListRevisionsQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { equal } from '../../../../setting/equal';
import type { JsonObject } from '../../../../setting/json-value';
import { focusScreen } from '../../shell/use-focus-back';
import { useEditor } from '../use-editor';

/**
 * Somebody published what this draft does not know of: who, why, and what will become of both. A form in which nothing
 * was changed follows by itself.
 */
export function NewsNotice(): ReactNode {
  const { t } = useTranslation('admin-editor');
  const { domain, source, base, body, changed, setText, rebase } = useEditor();
  const { head } = source;
  const behind = changed && head !== null && head !== base;
  const { currentData: revisions } = useListRevisionsQuery({ domain, limit: 1 }, { skip: !behind });
  const skip = !behind || base === null;
  const { currentData: began } = useGetRevisionQuery({ domain, revision: base ?? '' }, { skip });
  const newest = revisions?.items.find(({ id }) => id === head);
  const untouched = !skip && began !== undefined && equal(began.body as JsonObject, body as JsonObject);
  const [followed, setFollowed] = useState<typeof newest>();
  const follow = useEffectEvent(() => {
    setText(`${JSON.stringify(source.body, null, 2)}\n`, 'follow');
    rebase(head);
    setFollowed(newest);
  });
  const follows = untouched && newest !== undefined;
  useEffect(() => {
    if (follows) follow();
  }, [follows]);
  if (behind && newest && !untouched)
    return (
      <MessageBar intent="warning" layout="multiline" shape="square" role="status" style={{ flexShrink: 0 }}>
        <MessageBarBody>
          {t('state.news', { name: newest.author, message: newest.message })} {t('state.newsText')}
        </MessageBarBody>
      </MessageBar>
    );
  if (!followed || followed.id !== head) return null;
  const close = () => {
    setFollowed(undefined);
    focusScreen();
  };
  return (
    <MessageBar intent="info" layout="multiline" shape="square" role="status" style={{ flexShrink: 0 }}>
      <MessageBarBody>
        {t('state.followed', { name: followed.author, message: followed.message })} {t('state.followedText')}
      </MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            appearance="transparent"
            size="small"
            icon={<DismissRegular />}
            aria-label={t('state.close')}
            onClick={close}
          />
        }
      />
    </MessageBar>
  );
}
