import { type JsonObject, readNumber, readObject, readText } from '../../../read-json.ts';

/** The upload that is the ad; null for an ad that is written here or elsewhere. */
export function adFileOf(data: JsonObject): number | null {
  const info = readObject(data.job_info);
  if (info.type !== 'job_per_file') return null;
  const { id } = readObject(info.file);
  return readNumber(Number(readText(id) ?? Number.NaN));
}
