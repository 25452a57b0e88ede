import type { LocalizedText } from '../http/errors';
import { message } from '../messages/message';

/** The text that explains each pattern of the contract and of the blocks; a test finds patterns without one. */
export const patternForms: Record<string, LocalizedText | undefined> = {
  '\\S': message('base:pattern.notBlank'),
  '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$': message('base:pattern.color'),
  '^(/(?![/\\\\])[^\\s\\\\]*|https://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?|mailto:[^\\s<>"]+@[^\\s<>"]+|tel:\\+?[0-9()-]{3,32})$':
    message('base:pattern.link'),
  '^(/(?![/\\\\])[^\\s\\\\]*|https://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?)$': message('base:pattern.picture'),
  '^(https://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?)?$': message('base:pattern.website'),
  '^(/files/[\\w./-]+)?$': message('base:pattern.upload'),
  '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$': message('base:pattern.host'),
  '^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$': message('base:pattern.block'),
  '^/': message('base:pattern.path'),
  '^/[A-Za-z0-9/:_-]*$': message('base:pattern.page'),
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+(Z|[+-][0-9]{2}:[0-9]{2})$': message('base:pattern.time'),
  '^[A-Z]{3}$': message('base:pattern.currency'),
  '^\\d{6}$': message('base:pattern.sixDigits'),
  '^(|1[3-9]\\d{9})$': message('base:pattern.phone'),
  '^\\d{1,9}(,\\d{1,9}){0,19}$': message('base:pattern.numbers'),
  '^[a-z]{1,20}(,[a-z]{1,20}){0,9}$': message('base:pattern.kinds'),
  '^[0-9a-f]{64}$': message('base:pattern.hexadecimal', { count: 64 }),
  '^[0-9a-f]{16}$': message('base:pattern.hexadecimal', { count: 16 }),
  '^[\\w.:-]{1,64}$': message('base:pattern.name'),
  '^[\\w-]{1,64}$': message('base:pattern.id'),
  '^[\\w-]{8,64}$': message('base:pattern.longId'),
  '^[A-Za-z0-9._-]+$': message('base:pattern.fileName'),
  '^[A-Za-z0-9_-]+$': message('base:pattern.word'),
  '^[a-z][a-z0-9-]{0,39}$': message('base:pattern.lowercase', { count: 40 }),
  '^[a-z][a-z0-9-]{0,79}$': message('base:pattern.lowercase', { count: 80 }),
  '^[A-Za-z][A-Za-z0-9_]{0,15}$': message('base:pattern.symbol'),
  '^/[A-Za-z0-9-]+$': message('base:pattern.onePage'),
  '^https?://[^\\s?#@\\\\]+$': message('base:pattern.server'),
  '^(/[^/]+)*$': message('base:pattern.pointer'),
  '^(/[^/]+)+$': message('base:pattern.pointer'),
  '^[a-z][a-zA-Z0-9]*$': message('base:pattern.camelCase'),
  '^[A-Za-z0-9_-]{22}$': message('base:pattern.linkId'),
  '^[0-9a-f]{0,64}$': message('base:pattern.fewHexadecimal', { count: 64 }),
  '^/[A-Za-z0-9/_-]*$': message('base:pattern.onePage'),
  '^[A-Za-z][A-Za-z0-9_-]{0,39}$': message('base:pattern.shortName', { count: 40 }),
  '^[\\w.-]+$': message('base:pattern.fileName'),
  '^[0-9]{1,19}$': message('base:pattern.digits', { count: 19 }),
  '^[0-9]{1,18}$': message('base:pattern.digits', { count: 18 }),
  '^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$': message('base:pattern.begun', { signs: '_ . -', count: 64 }),
  '^[A-Za-z0-9][A-Za-z0-9_.:/-]{0,99}$': message('base:pattern.begun', { signs: '_ . : / -', count: 100 }),
  '^https?://[^\\s?#]+$': message('base:pattern.server'),
  '^[a-z0-9][a-z0-9-]{0,62}$': message('base:pattern.lowercaseId', { count: 63 }),
  '^[A-Za-z0-9_-]{16,64}$': message('base:pattern.nonce'),
  '^#[0-9a-fA-F]{6}$': message('base:pattern.color'),
  '^[A-Za-z][A-Za-z0-9_-]{0,63}$': message('base:pattern.shortName', { count: 64 }),
  '^[A-Z][A-Z0-9_]{0,99}$': message('base:pattern.variable'),
  '^(?:/(?!/)|https://)[^\\s\\\\]*$': message('base:pattern.pageOrWebsite'),
};

/** A pattern without a text is shown itself: that helps an operator more than nothing. */
export const patternForm = (pattern: unknown): LocalizedText =>
  patternForms[String(pattern)] ?? message('base:pattern.other', { pattern: String(pattern) });
