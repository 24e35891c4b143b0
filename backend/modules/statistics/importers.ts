/** What importers bring: how much their jobs are read, and how complete they are. */
import type { ApiContext } from '../../context.ts';
import type { ImporterFigures } from '../../graphql.generated.ts';
import { withinReach } from '../rights/access.ts';
import { listImporterFigures } from './importer-store.ts';
import { type Period, readPeriod } from './period.ts';

export async function figuresOfImporters(
  context: ApiContext,
  { brand, ...asked }: Period & { brand?: string | null },
): Promise<ImporterFigures[]> {
  const period = readPeriod(asked);
  const within = await withinReach(context, brand, 'adminImporterFigures');
  const rows = await listImporterFigures(within, period, context.now);
  const share = (count: number, online: number) => (online === 0 ? null : (100 * count) / online);
  return rows.map(({ noSalary, noOccupation, noPlace, ...row }) => ({
    ...row,
    withoutSalary: share(noSalary, row.online),
    withoutOccupation: share(noOccupation, row.online),
    withoutPlace: share(noPlace, row.online),
  }));
}
