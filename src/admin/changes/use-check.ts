import { useCheckSettingQuery } from '@/api/admin';
import type { JsonObject } from '../../../setting/json-value';
import type { Finding } from './FindingsList';

export interface Check {
  findings: readonly Finding[] | undefined;
  error: unknown;
  again: () => void;
}

/** The server's report on a setting, fetched again whenever the setting changes. */
export function useCheck(domain: string, body: JsonObject): Check {
  const { currentData, error, refetch } = useCheckSettingQuery({ domain, body });
  return { findings: currentData?.findings, error, again: refetch };
}
