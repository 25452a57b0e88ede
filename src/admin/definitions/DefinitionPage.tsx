import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetDefinitionQuery } from '@/api/definitions';
import { useTranslation } from '@/i18n/use-translation';
import { ownerOf } from '../../../setting/assistant/owner';
import { ErrorBar } from '../shell/ErrorBar';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { Screen } from '../shell/Screen';
import { useRoleOn } from '../shell/use-may';
import { DefinitionEditor } from './DefinitionEditor';
import type { Kind } from './types';

/** `/admin/domains/:domain/assistants/:kind/:id`: one document's draft. A key keeps the drafts apart. */
export function DefinitionPage(): ReactNode {
  const { domain = '', organization, kind = '', id = '' } = useParams();
  const owner = organization === undefined ? domain : ownerOf(organization);
  return <OpenPlace key={`${owner} ${kind} ${id}`} domain={owner} kind={kind as Kind} id={id} />;
}

function OpenPlace(place: { domain: string; kind: Kind; id: string }): ReactNode {
  const { t } = useTranslation('admin-definitions');
  const role = useRoleOn(place.domain);
  const [round, setRound] = useState(0);
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = useGetDefinitionQuery(place, {
    refetchOnMountOrArgChange: true,
  });
  if (error !== undefined && !isFetching)
    return (
      <Screen title={place.id}>
        <ErrorBar title={t('failed')} error={error} onRetry={refetch} />
      </Screen>
    );
  if (!data || !role) return <RowsSkeleton rows={8} height={56} />;
  const reopen = async () => {
    await refetch();
    setRound((now) => now + 1);
  };
  return (
    <DefinitionEditor
      key={`${round} ${round > 0 ? fulfilledTimeStamp : ''}`}
      place={place}
      role={role}
      detail={data}
      onReopen={() => void reopen()}
    />
  );
}
