/** What a person has chosen to order for a job; it outlives the page on which it was chosen. */
export interface OrderWish {
  /** Key of the product; null for what is offered first. */
  product: string | null;
  /** null for the first way to pay. */
  way: string | null;
  /** Of the customer, for the invoice. */
  reference: string;
  /** Code of the voucher; null for none. */
  voucher: string | null;
  /** Why the last attempt failed, as a sentence. */
  refusal: string | null;
}

export const noWish: OrderWish = { product: null, way: null, reference: '', voucher: null, refusal: null };
