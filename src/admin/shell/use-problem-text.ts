import { isApiError } from '@/api/api-error';
import { useTranslation } from '@/i18n/use-translation';

/** Text for a failed call: the server's own if it sent one, since it knows the value and the limit. */
export function useProblemText(error: unknown): string {
  const { t } = useTranslation('admin');
  if (error === undefined || error === null) return '';
  if (!isApiError(error)) return t('problem.unknown');
  if ('msg' in error && error.msg) return error.msg;
  switch (error.kind) {
    case 'timeout':
      return t('problem.timeout');
    case 'network':
      return t('problem.network');
    case 'malformed':
      return t('problem.malformed');
    case 'operator-needed':
      return t('problem.signIn');
    default:
      return 'status' in error ? t('problem.status', { status: error.status }) : t('problem.unknown');
  }
}
