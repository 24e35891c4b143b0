export type PlainFacet = { readonly field: string, readonly values: ReadonlyArray<{ readonly filter: string, readonly label: string, readonly alias: string, readonly count: number }> };

export type NestedFacet = { readonly field: string, readonly values: ReadonlyArray<{ readonly filter: string, readonly label: string, readonly alias: string, readonly count: number, readonly children: ReadonlyArray<{ readonly filter: string, readonly label: string, readonly alias: string, readonly count: number }> }> };
