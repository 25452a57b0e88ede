import { useCheckSettingQuery } from '@/api/admin';
import type { JsonObject } from '../../../setting/json-value';
import type { Finding } from './FindingsList';

export interface Check {
  findings: readonly Finding[] | undefined;
  error: unknown;
  again: () => void;
}

/** The server's verdict on a setting, asked for again whenever it becomes another one. */
export function useCheck(domain: string, body: JsonObject): Check {
  const { currentData, error, refetch } = useCheckSettingQuery({ domain, body });
  return { findings: currentData?.findings, error, again: refetch };
}
