import { ApiError } from '../../base/http/errors';
import { message } from '../../base/messages/message';

export const wrongNameOrPassword = () => new ApiError(401, message('accounts:operator.wrongNameOrPassword'));
