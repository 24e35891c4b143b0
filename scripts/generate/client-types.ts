/** Types of a client for an OpenAPI document, as partners generate them. */
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

const BANNER = '// Written by `npm run generate` from the document of the API for partners. Do not edit.\n';

export async function clientTypes(document: unknown): Promise<string> {
  // The library changes the document that it reads.
  const nodes = await openapiTS(structuredClone(document) as OpenAPI3, { alphabetize: true, silent: true });
  return BANNER + astToString(nodes);
}
