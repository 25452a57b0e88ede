import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { organizationIn } from '../../../setting/assistant/owner';
import type { JsonObject } from '../../../setting/json-value';
import { mergeSettings } from '../../../setting/merge';
import { writeBody } from './document/use-definition-text';
import type { OpenDefinition } from './types';

/** What somebody should know before changing anything. */
export function Notices({ open, readOnly }: { open: OpenDefinition; readOnly: boolean }): ReactNode {
  const { t } = useTranslation('admin-definitions');
  const { detail, text } = open;
  const { owner, archived } = detail.summary;
  const original = detail.original;
  const ofOrganization = organizationIn(open.place.domain) !== undefined;
  const takeOver = () => {
    if (!original) return;
    const { merged } = mergeSettings(
      original.copied as JsonObject,
      text.body as JsonObject,
      original.now as JsonObject,
    );
    text.setText(writeBody(merged as JsonObject));
  };
  const say = (intent: 'info' | 'warning', words: string, action?: ReactNode) => (
    <MessageBar intent={intent} layout="multiline">
      <MessageBarBody>{words}</MessageBarBody>
      {action && <MessageBarActions>{action}</MessageBarActions>}
    </MessageBar>
  );
  return (
    <>
      {readOnly && say('info', t('notice.readOnly'))}
      {!readOnly &&
        owner === 'product' &&
        open.saving.saved.at === '' &&
        say('info', ofOrganization ? t('notice.productOfOrganization') : t('notice.product'))}
      {archived && say('warning', owner === 'copy' ? t('notice.archivedCopy') : t('notice.archived'))}
      {original && !readOnly && say('info', t('notice.moved'), <Button onClick={takeOver}>{t('notice.merge')}</Button>)}
      {detail.others.length > 0 &&
        say('info', t('notice.others', { names: detail.others.map(({ name }) => name).join(', ') }))}
    </>
  );
}
