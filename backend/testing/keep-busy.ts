/** Does nothing else for so many milliseconds: what arrives meanwhile is read later. */
export function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
