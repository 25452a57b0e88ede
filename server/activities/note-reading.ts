import { stateAt } from '../../setting/activity/state-at';
import { readNow } from '../base/database/read-now';
import { hashOf } from '../base/database/secret';
import type { Route } from '../base/http/route';
import { keepReading } from './store/steps';

/** Notes that a document was opened, while a checklist of the portal asks for one. */
export const readingRoutes: Route = (_app, { store: { db }, assistants, documentOpened }) =>
  void documentOpened.push(async ({ domain, owner, document }) => {
    const lists = (await assistants.activitiesOf(db, domain)).filter(({ document: { steps = [] } }) =>
      steps.some(({ type, target }) => type === 'read' && (target === undefined || target === document)),
    );
    if (lists.length === 0) return;
    const now = await readNow(db);
    if (lists.some(({ document: { windows } }) => stateAt(windows, {}, now) === 'open'))
      await keepReading(db, domain, hashOf(owner), document);
  });
