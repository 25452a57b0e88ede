import { ApiError } from '../../base/http/errors';

export const wrongNameOrPassword = () =>
  new ApiError(401, {
    'zh-CN': '名称或密码不正确。忘记密码时，请在服务器上运行 npm run operator -- reset <名称>。',
    'en-US':
      'The name or the password is wrong. A forgotten one is replaced on the server: npm run operator -- reset <name>.',
  });
