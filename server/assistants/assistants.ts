import { join } from 'node:path';
import type { Kysely } from 'kysely';
import {
  type AssistantDefinition,
  addressOf,
  isFor,
  type Library,
  offeredTo,
} from '../../setting/assistant/catalogue/library';
import type { Contract } from '../base/contract/document';
import type { Tables } from '../base/database/tables';
import { ApiError, notFound } from '../base/http/errors';
import type { DraftsOf } from '../base/http/request-facts';
import { message } from '../base/messages/message';
import { packageRoot } from '../base/package-root';
import { type DomainSetting, revisionId } from '../domains';
import { type CheckDocument, createDocumentCheck } from './definitions/document-check';
import { createLibraryOf, type LibraryOf } from './definitions/library-of';
import { createLiveActivities, type LiveActivities } from './definitions/live-activities';
import { loadLibrary } from './load-library';

/** Who asks, and on which portal; a Reading has it all. */
export interface Asking {
  setting: Pick<DomainSetting['setting'], 'assistants'>;
  reader: { signedIn: boolean };
  accessDomain: string;
  /** The organization of which the visitor is a member here. */
  memberOf?: string | undefined;
  /** Whose drafts a preview shows. */
  draftsOf?: DraftsOf | undefined;
}

/** The assistants of one portal, for one visitor. */
export interface PortalAssistants {
  library: Library;
  offered(): AssistantDefinition[];
  /** Whether it is an organization's own, seen by its members only. */
  isOrganizations(id: string): boolean;
  /** Whoever previews a draft sees it as somebody signed in does. */
  signedIn: boolean;
  /** Throws if the portal does not offer it. */
  find(id: string): AssistantDefinition;
  /** Throws also if it is not for this visitor. */
  admit(id: string): AssistantDefinition;
  /** The page of an assistant. */
  addressOf(id: string): string | undefined;
  /** Whether an assistant offers the portal's connected tools to this visitor. */
  connects(id: string): boolean;
  /** The version of an assistant that is in force. */
  revisionOf(id: string): string | undefined;
}

/** Also the activities, which are edited and published as assistants are. */
export interface Assistants extends LiveActivities {
  /** What the product ships. */
  shipped: Library;
  check: CheckDocument;
  libraryOf: LibraryOf;
  open(db: Kysely<Tables>, asking: Asking): Promise<PortalAssistants>;
}

export function createAssistants(contract: Contract, folder = join(packageRoot, 'fixtures', 'seed')): Assistants {
  const shipped = loadLibrary(contract, folder);
  const check = createDocumentCheck(contract);
  const libraryOf = createLibraryOf(shipped, check);
  const shippedRevisions = new Map([...shipped.assistants].map(([id, body]) => [id, revisionId(body)]));
  return {
    shipped,
    check,
    libraryOf,
    ...createLiveActivities(check),
    async open(db, { setting, reader, accessDomain, memberOf, draftsOf }) {
      const shelves = { domain: accessDomain, organization: memberOf, draftsOf };
      const { library, revisions, organizational } = await libraryOf(db, shelves);
      const signedIn = reader.signedIn || draftsOf !== undefined;
      const hidden = setting.assistants?.hidden;
      const find = (id: string) => {
        const found = library.assistants.get(id);
        if (!found || hidden?.includes(id)) throw notFound('assistant', id);
        return found;
      };
      return {
        library,
        signedIn,
        isOrganizations: (id) => organizational.has(id),
        offered: () => offeredTo(library, { hidden, signedIn }),
        find,
        admit(id) {
          const found = find(id);
          if (!isFor(found, { signedIn })) throw new ApiError(403, message('assistants:signIn', { id }));
          return found;
        },
        addressOf(id) {
          const found = library.assistants.get(id);
          return found && addressOf(found);
        },
        connects(id) {
          const found = library.assistants.get(id);
          return found?.tools === true && isFor(found, { signedIn });
        },
        revisionOf: (id) => revisions.get(id) ?? shippedRevisions.get(id),
      };
    },
  };
}
