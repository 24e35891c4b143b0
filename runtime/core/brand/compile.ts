/** From a checked document to what the server works with. */
import type { CompiledBrand } from '../request-context.ts';
import { themeCss } from '../theme/theme-css.ts';
import type { BrandDocument } from './brand.generated.ts';
import { digest, shortHash } from './digest.ts';
import { deepFreeze } from './json.ts';

/** Raise it when equal documents must give new pages. */
const ENGINE_VERSION = 1;

export interface CompileOptions {
  id: string;
  /** Makes the brand's stylesheet; its hash names the file. */
  theme?(document: BrandDocument): { hash: string };
}

/** Freezes a checked document and gives it a revision. Equal documents give equal revisions, in any process. */
export function compileBrand(document: BrandDocument, { id, theme = themeCss }: CompileOptions): CompiledBrand {
  const frozen = deepFreeze(document);
  const { hash } = theme(frozen);
  return Object.freeze({
    id,
    revision: shortHash(`${ENGINE_VERSION} ${id} ${hash} ${digest(frozen)}`),
    document: frozen,
    themeHref: `/theme/${id}.${hash}.css`,
  });
}
