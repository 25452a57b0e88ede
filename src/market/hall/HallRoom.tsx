import { useLocation } from 'react-router-dom';
import { DemandForm } from './DemandForm';
import { DemandPage } from './DemandPage';
import { Hall } from './Hall';
import { hallAt } from './hall-href';

/** The page of the hall at this address. */
export function HallRoom({ level, id }: { level: 1 | 2 | 3 | 4; id: string }) {
  const page = hallAt(useLocation().pathname);
  if (page === 'publish') return <DemandForm level={level} />;
  return page === 'demand' ? <DemandPage level={level} /> : <Hall level={level} id={id} />;
}
