/** `/forms/<brand>/<form>.<hash>.js`: the validation script of a form, for the browser. */
import { LRUCache } from 'lru-cache';
import type { Forms } from '../../backend/modules/forms/forms.ts';
import type { BrandExchange, Step } from '../exchange.ts';
import { type StaticFile, sendFile, staticFile } from './static-files.ts';

/**
 * Passes on for any but the brand's current scripts: a page of the previous revision works without, and the backend
 * validates.
 */
export function createFormChecks(forms: Pick<Forms, 'script'>): Step<BrandExchange> {
  const files = new LRUCache<string, StaticFile>({ max: 100 });
  return (exchange) => {
    const { path, brand } = exchange;
    const form = /^\/forms\/[a-z0-9-]+\/([a-z_]+)\.[0-9a-f]+\.js$/.exec(path)?.[1];
    if (form === undefined) return false;
    const script = forms.script(brand, form);
    if (script?.path !== path) return false;
    const file = files.get(path) ?? staticFile('text/javascript; charset=utf-8', script.code);
    files.set(path, file);
    return sendFile(exchange, file, 'immutable');
  };
}
