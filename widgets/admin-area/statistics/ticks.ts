/** Most pieces of an axis. */
const MOST = 5;

/** Round numbers from 0 to the first that no value exceeds, at most five steps apart: whole ones, since counts are. */
export function ticksTo(highest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  const steps = [power / 5, power / 4, power / 2, power, 2 * power].filter(Number.isInteger);
  const step = steps.find((one) => highest <= one * MOST) ?? 2 * power;
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, at) => at * step);
}
