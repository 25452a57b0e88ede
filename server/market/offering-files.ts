import { ApiError } from '../base/http/errors';
import type { FileReader } from '../base/http/file-reader';
import type { Context } from '../context';
import { openMarket } from './open-market';
import { isFileShown } from './store/drafts';

/** Whoever sees an offering sees its pictures and documents, and its supplier those of a draft. */
export const offeringFileReader =
  (ctx: Context): FileReader =>
  async (asking, id) => {
    try {
      return await isFileShown(ctx.store.db, await openMarket(ctx, asking), id);
    } catch (error) {
      // There is no market here.
      if (error instanceof ApiError) return false;
      throw error;
    }
  };
