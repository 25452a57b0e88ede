import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../../base/database/db';
import { hostOf } from '../../base/model-server/model-config';
import type { EmbedConfig } from '../config';
import type { Near } from '../search/find-passages';
import type { Follower } from '../search/follow-changes';
import type { VectorStatus } from '../search/types';
import { createEmbeddingClient } from './embedding-client';
import { createNear } from './near';
import { createQuestionVectors } from './question-vectors';
import { VectorIndexer } from './vector-indexer';

interface Vectors {
  near: Near;
  status(passages: number): VectorStatus;
  close(): Promise<void>;
}

interface Options {
  store: Store;
  follower: Pick<Follower, 'index' | 'onChange' | 'database'>;
  folder: string;
  log: FastifyBaseLogger;
  embed: EmbedConfig;
}

/** Opens the search by meaning, which adds to the word search when it can and never delays it for long. */
export function openVectors({ store, follower, folder, log, embed }: Options): Vectors {
  const { model, withinMs, questionPrefix, passagePrefix } = embed;
  const client = createEmbeddingClient(embed);
  const index = () => follower.index();
  const { database } = follower;
  const keeper = new VectorIndexer({ store, index, folder, database, model, prefix: passagePrefix, client, log });
  const questions = createQuestionVectors({ client, withinMs, prefix: questionPrefix, log });
  follower.onChange((docIds) => keeper.changed(docIds));
  log.info({ model, at: hostOf(embed) }, 'passages are found by meaning too');

  const near = createNear({
    index,
    vectors: () => keeper.vectors(),
    questionVector: (question) => questions.of(question),
    onOtherLength: () => keeper.doubt(),
    onFailure(err) {
      // The table was replaced, or its files are gone; the indexer finds out which.
      log.debug({ err }, 'the vectors could not be searched');
      keeper.changed();
    },
  });
  return {
    near,
    status: (passages) => keeper.status(passages),
    async close() {
      questions.close();
      await keeper.close();
    },
  };
}
