import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { type Advertisement, AdvertisementView } from '../shared/jobs/AdvertisementView.tsx';

/** A single ad. Renders nothing while none is booked. */
export function AdSlot({ props }: WidgetProps<{ advertisement?: Advertisement }>) {
  return props.advertisement ? <AdvertisementView advertisement={props.advertisement} /> : null;
}
