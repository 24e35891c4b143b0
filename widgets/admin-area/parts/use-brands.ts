import { type Answer, useAnswer } from '../ask.ts';
import { adminBrandsQuery, type BrandCard } from '../brand/brand.generated.ts';

/** The brands the person may administer. */
export interface Brands extends Pick<Answer<unknown>, 'failure' | 'again'> {
  /** Empty until loaded. */
  cards: readonly BrandCard[];
  isLoaded: boolean;
}

export function useBrands(): Brands {
  const { data, failure, again } = useAnswer(adminBrandsQuery);
  return { cards: data?.adminBrands ?? [], isLoaded: data !== null, failure, again };
}

/** Names brands: by their ids while they are loaded, and if the person does not administer them. */
export function useBrandNames(): (id: string) => string {
  const { cards } = useBrands();
  return (id) => cards.find((card) => card.id === id)?.name ?? id;
}
