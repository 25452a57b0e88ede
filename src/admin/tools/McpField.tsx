import { Button, Field, makeStyles, Select } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useLazyReadMcpToolsQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import type { ReadOpenApi } from '../../../setting/tool/read-openapi';
import { ErrorBar } from '../shell/ErrorBar';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '8px' },
  server: { flex: '1 1 260px' },
});

interface Props {
  domain: string;
  hosts: readonly string[];
  onRead: (found: ReadOpenApi) => void;
}

/** Takes the tools of an MCP server, of those that may be called. */
export function McpField({ domain, hosts, onRead }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-tools');
  const [server, setServer] = useState(hosts[0] ?? '');
  const [read, { error, isFetching }] = useLazyReadMcpToolsQuery();
  const take = async () => {
    const { data } = await read({ domain, server });
    if (data) onRead({ ...data, server });
  };
  return (
    <>
      <div className={styles.row}>
        <Field label={t('mcp.server')} hint={t('mcp.hint')} className={styles.server}>
          <Select value={server} onChange={(_, { value }) => setServer(value)}>
            {hosts.map((host) => (
              <option key={host}>{host}</option>
            ))}
          </Select>
        </Field>
        <Button onClick={() => void take()} disabledFocusable={isFetching}>
          {t('mcp.read')}
        </Button>
      </div>
      {error !== undefined && !isFetching && <ErrorBar title={t('mcp.failed')} error={error} />}
    </>
  );
}
