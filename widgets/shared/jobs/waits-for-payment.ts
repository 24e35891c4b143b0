interface Standing {
  state: string;
  openOrder: number | null;
}

/** Whether a job is not online until its order is paid: a draft, or one that has ended and was ordered anew. */
export function waitsForPayment({ state, openOrder }: Standing): boolean {
  return openOrder !== null && (state === 'draft' || state === 'archived');
}
