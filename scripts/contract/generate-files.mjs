import { join } from 'node:path';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';
import { configurationPage } from '../docs/configuration.mjs';
import { decisionsPage } from '../docs/decisions.mjs';
import { headersPage } from '../docs/security-headers.mjs';
import { blockTypes } from '../generate-block-types.mjs';
import { bundle } from './bundle.mjs';
import { callFacts, operatorActions, quietOperatorCalls } from './call-facts.mjs';
import { changelogFile } from './changelog.mjs';
import { endpointFiles } from './endpoints.mjs';
import { localesFile } from './locales.mjs';
import { portalMessages, serverMessages, settingMessages } from './messages.mjs';
import { operationTable } from './operation-table.mjs';

/** The contents of generated/ and of the generated pages of docs/: file name → text. */
export async function generateFiles(root) {
  const document = bundle(join(root, 'schemas/openapi.yaml'));
  const types = await openapiTS(structuredClone(document), { transform: pairs, defaultNonNullable: false });
  const table = operationTable(document);
  const locales = document.components.schemas.Locale.enum;
  return {
    'generated/openapi.json': `${JSON.stringify(document, null, 1)}\n`,
    'generated/operations.json': `${JSON.stringify(table, null, 1)}\n`,
    'generated/quiet-operator-calls.json': `${JSON.stringify(quietOperatorCalls(document), null, 1)}\n`,
    'generated/call-facts.json': `${JSON.stringify(callFacts(document), null, 1)}\n`,
    'generated/operator-actions.json': `${JSON.stringify(operatorActions(document), null, 1)}\n`,
    'generated/changelog.json': changelogFile(root, document),
    ...endpointFiles(document, table),
    'generated/locales.ts': localesFile(locales),
    'generated/messages/server.ts': serverMessages(root, locales),
    'generated/messages/setting.ts': settingMessages(root, locales),
    'generated/messages/portal.d.ts': portalMessages(root, locales),
    'generated/api.d.ts': COMMENT_HEADER + astToString(types),
    'generated/blocks.d.ts': await blockTypes(),
    'docs/configuration.md': configurationPage(root),
    'docs/decisions/README.md': decisionsPage(root),
    'docs/security-headers.md': headersPage(),
  };
}

// Types an array of exactly two integers as `[number, number]`, so that callers can destructure it without a check.
function pairs(schema) {
  if (schema.type !== 'array' || schema.minItems !== 2 || schema.maxItems !== 2) return undefined;
  if (schema.items?.type !== 'integer') return undefined;
  const number = ts.factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword);
  return ts.factory.createTupleTypeNode([number, number]);
}
