import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { JobMapProps } from '../props.generated.ts';
import { jobMapQuery } from './job-map.generated.ts';

type Asked = Pick<JobMapProps, 'area' | 'box' | 'hubs' | 'nearbyKm' | 'limit'>;

export function load({ page }: LoadContext, { area, box, hubs, nearbyKm, limit }: Asked) {
  const points = hubs.length === 0 ? undefined : hubs.map(({ lat, lon }) => ({ lat, lon }));
  return { map: operation(jobMapQuery, { area, box, hubs: points, km: nearbyKm, limit, language: page.locale }) };
}
