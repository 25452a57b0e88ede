import { ApiError } from '../../../base/http/errors';
import type { Operator } from '../../operators/operator';

/** Before what concerns more than one organization. */
export function refuseUnlessWide({ scope }: Operator): void {
  if (scope.kind === 'installation') return;
  throw new ApiError(403, {
    'zh-CN': '只有整个平台的管理员可以查看。',
    'en-US': 'Only operators of the whole installation may see this.',
  });
}
