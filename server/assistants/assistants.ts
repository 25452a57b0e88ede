import { join } from 'node:path';
import { type AssistantDefinition, isFor, type Library, offeredTo } from '../../setting/assistant/catalogue/library';
import type { Contract } from '../base/contract/document';
import { ApiError, notFound } from '../base/http/errors';
import { message } from '../base/messages/message';
import { packageRoot } from '../base/package-root';
import type { DomainSetting } from '../domains';
import { loadLibrary } from './load-library';

/** Who asks, and on which portal; a Reading has both. */
export interface Asking {
  setting: Pick<DomainSetting['setting'], 'assistants'>;
  reader: { signedIn: boolean };
}

export interface Assistants {
  library: Library;
  offered(asking: Asking): AssistantDefinition[];
  /** Throws if the portal does not offer it. */
  find(id: string, asking: Asking): AssistantDefinition;
  /** Throws also if it is not for this visitor. */
  admit(id: string, asking: Asking): AssistantDefinition;
  /** The page of an assistant. */
  addressOf(id: string): string | undefined;
}

export function createAssistants(contract: Contract, folder = join(packageRoot, 'fixtures', 'seed')): Assistants {
  const library = loadLibrary(contract, folder);
  const hiddenIn = ({ setting }: Asking) => setting.assistants?.hidden;
  const find = (id: string, asking: Asking) => {
    const found = library.assistants.get(id);
    if (!found || hiddenIn(asking)?.includes(id)) throw notFound('assistant', id);
    return found;
  };
  return {
    library,
    offered: (asking) => offeredTo(library, { hidden: hiddenIn(asking), signedIn: asking.reader.signedIn }),
    find,
    admit(id, asking) {
      const found = find(id, asking);
      if (!isFor(found, asking.reader)) throw new ApiError(403, message('assistants:signIn', { id }));
      return found;
    },
    addressOf: (id) => library.assistants.get(id)?.routes[0],
  };
}
