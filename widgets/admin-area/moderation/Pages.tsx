import { ListPages } from '../parts/ListTools.tsx';
import { PAGE } from './moderated-job.ts';

interface PagesProps {
  total: number;
  offset: number;
  setOffset(offset: number): void;
}

/** Pagination; renders nothing if everything fits on one page. */
export function Pages({ total, offset, setOffset }: PagesProps) {
  return total <= PAGE ? null : <ListPages list={{ from: offset, setFrom: setOffset }} total={total} size={PAGE} />;
}
