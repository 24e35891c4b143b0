/** How a frame looks: what its address says beside the search. Never an error: the pages that show the frame cannot be mended by who reads them. */

export interface Look {
  /** Jobs at once. */
  number: number;
  look: 'list' | 'compact';
  /** Whether it has a search field. */
  box: boolean;
  page: number;
}

const standard: Look = { number: 10, look: 'list', box: true, page: 1 };
export const MOST_JOBS = 50;
const LAST_PAGE = 1000;

/** The parameters of a look; the first of each counts. */
export function readLook(pairs: readonly (readonly [name: string, value: string])[]): Look {
  const first = (name: string) => pairs.find(([one]) => one === name)?.[1] ?? '';
  return {
    number: within(first('number'), MOST_JOBS) ?? standard.number,
    look: first('look') === 'compact' ? 'compact' : standard.look,
    box: first('box') !== '0',
    page: within(first('page'), LAST_PAGE) ?? standard.page,
  };
}

/** The parameters that say so, without those that are as usual. */
export function writeLook({ number, look, box, page }: Look): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  if (number !== standard.number) pairs.push(['number', String(number)]);
  if (look !== standard.look) pairs.push(['look', look]);
  if (!box) pairs.push(['box', '0']);
  if (page !== standard.page) pairs.push(['page', String(page)]);
  return pairs;
}

function within(text: string, most: number): number | null {
  if (!/^[1-9]\d{0,3}$/.test(text)) return null;
  return Math.min(Number(text), most);
}
