import { useMemo } from 'react';
import {
  useCreateDomainMutation,
  useDropDraftMutation,
  useGetDomainQuery,
  useListDomainFilesQuery,
  usePublishSettingMutation,
  useRemoveDomainFileMutation,
  useSaveDraftMutation,
} from '@/api/admin';
import type { Data } from '@/api/paths';
import type { GlobalSetting } from '@/renderer/types';
import type { JsonObject } from '../../../setting/json-value';
import { mergeLayers } from '../../../setting/layers';
import type { Operator } from '../shell/operator';
import type { Answers } from './answers';
import { composeSetting } from './compose-setting';

interface Given {
  answers: Answers;
  domain: string;
  operator: Operator;
  templates: Data<'listTemplates'>['items'];
}

type Composed = (template: string) => GlobalSetting & JsonObject;

/** What the answers amount to on the server: a draft, its documents and, in the end, a published setting. */
export function usePortal({ answers, domain, operator, templates }: Given) {
  const { begun } = answers;
  const skip = begun === null;
  const { data: detail, error: missing } = useGetDomainQuery({ domain: begun ?? '' }, { skip });
  const { data: files } = useListDomainFilesQuery({ domain: begun ?? '' }, { skip });
  const [create, creating] = useCreateDomainMutation();
  const [save, saving] = useSaveDraftMutation();
  const [send, sending] = usePublishSettingMutation();
  const [drop] = useDropDraftMutation();
  const [remove] = useRemoveDomainFileMutation();
  const own = files && files.items.length > 0 ? files.knowledgeBase : null;
  const compose = useMemo<Composed>(
    () => (id) => {
      const template = templates.find((one) => one.id === id)?.body ?? {};
      return composeSetting({ answers, domain, template, scope: operator.scope, own }) as ReturnType<Composed>;
    },
    [answers, domain, operator.scope, own, templates],
  );
  const body = useMemo(() => compose(answers.template), [compose, answers.template]);
  /** As visitors would see it, with what the environment and the product add. */
  const preview = useMemo(
    () => (id: string) => mergeLayers(compose(id), detail?.environment ?? {}, detail?.defaults ?? {}).setting,
    [compose, detail],
  );
  const keep = async () => !('error' in (await save({ domain, base: null, body })));
  return {
    body,
    preview: preview as (id: string) => GlobalSetting,
    /** The draft has been discarded or published elsewhere. */
    lost: begun !== null && (missing !== undefined || (detail !== undefined && detail.head !== null)),
    begin: async () => (begun !== null || !('error' in (await create({ domain })))) && keep(),
    keep,
    publish: async (message: string) => !('error' in (await send({ domain, base: null, body, message }))),
    discard: async () => {
      for (const { id } of files?.items ?? []) await remove({ domain, id });
      await drop({ domain });
    },
    busy: creating.isLoading || saving.isLoading || sending.isLoading,
    error: creating.error ?? saving.error ?? sending.error,
  };
}

export type Portal = ReturnType<typeof usePortal>;
