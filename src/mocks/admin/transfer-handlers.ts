import { HttpResponse, type RequestHandler } from 'msw';
import { VERSION } from '@/lib/version';
import { diffSettings } from '../../../setting/diff';
import { readTransfer } from '../../../setting/read-transfer';
import { writeTransfer } from '../../../setting/transfer';
import { mockOperation } from '../operation';
import { withAdminState } from './admin-state';
import { checkBody } from './check-body';
import { findDomain, headBody } from './find-domain';
import { revisionId } from './revision-id';

const MOST_CHARACTERS = 1_000_000;

export const transferHandlers = (): RequestHandler[] => [
  mockOperation('importSetting', ({ arg, locale }) =>
    withAdminState(async (state) => {
      const of = findDomain(state, arg.domain, locale);
      const read = readTransfer(arg.text, MOST_CHARACTERS);
      if ('fault' in read) {
        const { pointer, text } = read.fault;
        const finding = { severity: 'error' as const, kind: 'schema' as const, pointer, message: text[locale] };
        return { setting: null, findings: [finding], changes: [], notes: [] };
      }
      const setting = { ...read.setting, accessDomain: arg.domain };
      return {
        setting,
        findings: await checkBody(arg.domain, setting, locale),
        changes: diffSettings(headBody(of), setting),
        notes: read.notes.map((note) => note[locale]),
      };
    }),
  ),
  mockOperation('exportSetting', ({ arg, locale }) =>
    withAdminState((state) => {
      const file = writeTransfer(headBody(findDomain(state, arg.domain, locale)), VERSION, new Date().toISOString());
      return new HttpResponse(JSON.stringify(file, null, 2), {
        headers: {
          'Content-Type': 'application/vnd.millwright.setting+json',
          'Content-Disposition': `attachment; filename="${arg.domain}.setting.json"`,
        },
      });
    }),
  ),
  // The demo keeps no uploaded pictures, so there are none to choose from.
  mockOperation('listDomainImages', ({ arg, locale }) =>
    withAdminState((state) => {
      findDomain(state, arg.domain, locale);
      return [];
    }),
  ),
  // The demo cannot serve uploaded pictures, so the URL only has the right form.
  mockOperation('uploadImage', async ({ request }) => {
    const blob = await request.blob();
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const hash = await revisionId([...bytes.slice(0, 64), bytes.length]);
    return { url: `/images/${hash.slice(0, 32)}.svg`, width: 0, height: 0, bytes: bytes.length };
  }),
];
