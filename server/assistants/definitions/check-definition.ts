import { LOCALES } from '../../../generated/locales';
import type { ActivityDocument } from '../../../setting/activity/activity-document';
import { checkActivity } from '../../../setting/activity/check-activity';
import { compareAmendment } from '../../../setting/activity/compare-amendment';
import type { Calculator } from '../../../setting/assistant/calculator/calculate';
import { checkCalculator } from '../../../setting/assistant/calculator/check-calculator';
import {
  type AssistantDefinition,
  type Library,
  missingIn,
  type Procedure,
} from '../../../setting/assistant/catalogue/library';
import { evidenceIn, type ReadPage } from '../../../setting/assistant/check-evidence';
import type { Fault } from '../../../setting/assistant/fault';
import { organizationIn } from '../../../setting/assistant/owner';
import { checkProcedure } from '../../../setting/assistant/procedure/check-procedure';
import { checkWholeTexts } from '../../../setting/assistant/whole-texts';
import { equal } from '../../../setting/equal';
import type { Finding } from '../../../setting/finding';
import type { JsonObject } from '../../../setting/json-value';
import { pointer } from '../../../setting/pointer';
import type { Store } from '../../base/database/db';
import { readNow } from '../../base/database/read-now';
import { message } from '../../base/messages/message';
import type { Config } from '../../config';
import { readDocument } from '../../knowledge';
import type { Assistants } from '../assistants';
import { countCodes } from '../store/activity-counts';
import { type Place, readBodies, readDefinition } from '../store/definitions';
import { pageId } from './page-id';
import { shelvesOf } from './shelves-of';

interface Parts {
  store: Pick<Store, 'db'>;
  assistants: Assistants;
  config: Pick<Config, 'beaconUrls'>;
}

/** The report before publishing: the form first; what has the right form is proved. */
export async function checkDefinition(
  { store, assistants, config }: Parts,
  { body, ...place }: Place & { body: Record<string, unknown> },
): Promise<Finding[]> {
  const wrong = assistants.check(place.kind, body).map((fault) => finding('schema', fault));
  if (wrong.length > 0) return wrong;
  const found = body.id === place.id ? [] : [finding('schema', { pointer: '/id', text: wrongId(place.id) })];
  if (place.kind === 'activity') {
    const activity = body as unknown as ActivityDocument;
    // It is held by the portal, on whose pages it stands.
    if (organizationIn(place.domain) !== undefined) return [...found, ofPortalOnly()];
    const steps = await missingTargets({ store, assistants }, place, activity);
    const more = await Promise.all([missingCodes(store, place, activity), amendment(store, place, activity)]);
    return [...found, ...checkActivity(activity), ...steps, ...relays(config, activity), ...more.flat()];
  }
  if (place.kind !== 'assistant') {
    const readPage = await readPages(store, body);
    const faults =
      place.kind === 'procedure'
        ? checkProcedure(body as unknown as Procedure, readPage)
        : checkCalculator(body as unknown as Calculator, readPage);
    return [...found, ...faults.map(proof), ...doubleCases(body)];
  }
  const { library } = await assistants.libraryOf(store.db, shelvesOf(place));
  return [
    ...found,
    ...(organizationIn(place.domain) === undefined ? [] : checkBounds(body)),
    ...checkAssistant(body as unknown as AssistantDefinition, library, assistants),
    ...doubleCases(body),
  ];
}

/** Connected tools are the portal's: only its operators say who may call them. */
const checkBounds = ({ tools }: { tools?: unknown }): Finding[] =>
  tools === true ? [finding('reference', { pointer: '/tools', text: message('definitions:check.toolsOfPortal') })] : [];

/** Steps that nobody could do: the survey or vote is not published here, or is over before this opens. */
async function missingTargets(
  { store, assistants }: Pick<Parts, 'store' | 'assistants'>,
  { domain }: Place,
  { steps = [], windows }: ActivityDocument,
): Promise<Finding[]> {
  if (!steps.some(({ type }) => type === 'survey' || type === 'vote')) return [];
  const live = await assistants.activitiesOf(store.db, domain);
  return steps.flatMap(({ type, target = '' }, n) => {
    if (type !== 'survey' && type !== 'vote') return [];
    const document = live.find(({ id }) => id === target)?.document;
    const isOpen = document && Date.parse(document.windows.close) > Date.parse(windows.open);
    const has = type === 'survey' ? document?.questions : document?.voting;
    if (isOpen && has) return [];
    return [
      finding('reference', {
        pointer: pointer('/steps', n, 'target'),
        text: message('definitions:check.noStep', { id: target }),
      }),
    ];
  });
}

/** Codes are uploaded before the rules promise them, as many as the stock says. */
async function missingCodes(
  { db }: Parts['store'],
  place: Place,
  { prizes = [] }: ActivityDocument,
): Promise<Finding[]> {
  if (!prizes.some(({ kind }) => kind === 'code')) return [];
  const counts = await countCodes(db, place);
  return prizes.flatMap(({ id, kind, stock }, n) => {
    const codes = counts.get(id) ?? 0;
    if (kind !== 'code' || codes === stock) return [];
    return [
      finding('reference', {
        pointer: pointer('/prizes', n, 'stock'),
        text: message('definitions:check.codes', { stock, codes }),
      }),
    ];
  });
}

/** A draw would wait for its public number for ever. */
const relays = ({ beaconUrls }: Parts['config'], { draw }: ActivityDocument): Finding[] =>
  draw?.beacon === 'drand' && beaconUrls.length === 0
    ? [finding('reference', { pointer: '/draw/beacon', text: message('definitions:check.noBeacon') })]
    : [];

/** What people may have entered for already must not get worse for them. */
async function amendment({ db }: Parts['store'], place: Place, activity: ActivityDocument): Promise<Finding[]> {
  const stored = await readDefinition(db, place);
  const live = stored?.published && (await readBodies(db, [stored.published])).get(stored.published);
  return live ? compareAmendment(live as unknown as ActivityDocument, activity, await readNow(db)) : [];
}

function checkAssistant(definition: AssistantDefinition, library: Library, { shipped }: Assistants): Finding[] {
  const routes = shipped.assistants.get(definition.id)?.routes ?? [];
  const found = missingIn(library, definition).map(({ pointer: at, id }) =>
    finding('reference', { pointer: at, text: message('definitions:check.missing', { id }) }),
  );
  if (!equal(definition.routes as string[], routes as string[]))
    found.push(
      finding('reference', {
        pointer: '/routes',
        text:
          routes.length > 0
            ? message('definitions:check.routes', { routes: routes.join(', ') })
            : message('definitions:check.noRoutes', { id: definition.id }),
      }),
    );
  const { cases: _, ...texts } = definition;
  return [...found, ...checkWholeTexts(texts).map((fault) => finding('translation', fault))];
}

function doubleCases({ cases }: { cases?: unknown }): Finding[] {
  const ids = ((cases ?? []) as { id: string }[]).map(({ id }) => id);
  return ids.flatMap((id, n) =>
    ids.indexOf(id) < n
      ? [
          finding('schema', {
            pointer: pointer('/cases', n, 'id'),
            text: message('definitions:check.doubleCase', { id }),
          }),
        ]
      : [],
  );
}

const finding = (kind: Finding['kind'], { pointer: at, text }: Pick<Fault, 'pointer' | 'text'>): Finding => ({
  severity: 'error',
  kind,
  pointer: at,
  text,
});
const proof = (fault: Fault) => finding('proof', fault);

/** Today's texts of the handbook pages that a document quotes. */
async function readPages({ db }: Parts['store'], body: object): Promise<ReadPage> {
  const docs = new Set(evidenceIn(body as JsonObject).map(({ evidence }) => evidence.doc));
  const ids = [...docs].flatMap((doc) => LOCALES.map((locale) => pageId(doc, locale)));
  const read = await Promise.all(ids.map(async (id) => [id, (await readDocument(db, id))?.markdown] as const));
  const texts = new Map(read);
  return (doc, locale) => texts.get(pageId(doc, locale));
}

const ofPortalOnly = () => finding('reference', { pointer: '', text: message('definitions:check.activityOfPortal') });
const wrongId = (id: string) => message('definitions:check.wrongId', { id });
