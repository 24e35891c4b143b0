/** What people do with money, as the log names it. */
export type BillingEventKind =
  | 'customer_changed'
  | 'order_placed'
  | 'order_withdrawn'
  | 'order_confirmed'
  | 'order_cancelled'
  | 'order_refunded'
  | 'order_seen';
