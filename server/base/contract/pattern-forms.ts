type Form = [zh: string, en: string];

const characters = (zh: string, en: string, most?: number): Form => [
  `只能使用${zh}${most ? `，最多 ${most} 个` : ''}`,
  `may have ${en} only${most ? `, at most ${most} of them` : ''}`,
];
const hexadecimal = (count: number): Form => [
  `应为 ${count} 个字符，只能使用 0-9 和 a-f`,
  `must have ${count} characters, 0-9 and a-f only`,
];

/** What each pattern of the contract and of the blocks asks for, as a person says it; a test finds those without words. */
export const patternForms: Record<string, Form | undefined> = {
  '\\S': ['不能为空', 'must not be blank'],
  '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$': ['应为颜色，例如 #0f6cbd', 'must be a colour such as #0f6cbd'],
  '^(/(?![/\\\\])[^\\s\\\\]*|https://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?|mailto:[^\\s<>"]+@[^\\s<>"]+|tel:\\+?[0-9()-]{3,32})$':
    [
      '应为本门户的页面（/engine）、https:// 开头的网址、mailto: 邮箱或 tel: 电话，且不含空格',
      'must be a page of this portal (/engine) or begin with https://, mailto: or tel:, without spaces',
    ],
  '^(/(?![/\\\\])[^\\s\\\\]*|https://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?)$': [
    '应为本门户的图片（以一个 / 开头）或 https:// 开头的网址，且不含空格',
    'must be a picture of this portal (begins with one /) or begin with https://, without spaces',
  ],
  '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$': [
    '应为小写的主机名或其简称，例如 www.example.com 或 steelworks',
    'must be a host name in lower case or its short name, such as www.example.com or steelworks',
  ],
  '^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$': ['应为区块类型，例如 engine/hero', 'must be a block type such as engine/hero'],
  '^/[A-Za-z0-9/:_-]*$': [
    '应为页面路径，例如 /engine 或 /q/:id',
    'must be the path of a page such as /engine or /q/:id',
  ],
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+(Z|[+-][0-9]{2}:[0-9]{2})$': [
    '应为带时区的时间，例如 2026-11-22T08:00:00+08:00',
    'must be a time with its zone such as 2026-11-22T08:00:00+08:00',
  ],
  '^\\d{6}$': ['应为 6 位数字', 'must have 6 digits'],
  '^(|1[3-9]\\d{9})$': ['应为 11 位手机号，或留空', 'must be a phone number of 11 digits, or empty'],
  '^\\d{1,9}(,\\d{1,9}){0,19}$': [
    '应为以逗号分隔的数字，最多 20 个，例如 1,3',
    'must be numbers separated by commas, at most 20, such as 1,3',
  ],
  '^[0-9a-f]{64}$': hexadecimal(64),
  '^[0-9a-f]{16}$': hexadecimal(16),
  '^[\\w.:-]{1,64}$': characters('字母、数字和 _ . : -', 'letters, digits and _ . : -', 64),
  '^[\\w-]{1,64}$': characters('字母、数字和 _ -', 'letters, digits and _ -', 64),
  '^[\\w-]{8,64}$': ['应为 8 至 64 个字母、数字或 _ -', 'must have 8 to 64 letters, digits or _ -'],
  '^[A-Za-z0-9._-]+$': characters('字母、数字和 . _ -', 'letters, digits and . _ -'),
  '^[A-Za-z0-9_-]+$': characters('字母、数字和 _ -', 'letters, digits and _ -'),
  '^[a-z][a-zA-Z0-9]*$': [
    '应以小写字母开头，只含字母和数字',
    'must begin with a small letter and have letters and digits only',
  ],
};

/** A pattern that nobody put into words is shown as it is: an operator can do more with it than with nothing. */
export const patternForm = (pattern: unknown): Form =>
  patternForms[String(pattern)] ?? [`格式应为 ${pattern}`, `must have the form ${pattern}`];
