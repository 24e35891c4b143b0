interface PostalPlace {
  /** The town as displayed, such as `Portland, Maine`. */
  label: string;
  addressLine1?: string | null;
  addressLine2?: string | null;
  zip?: string | null;
  countryCode?: string | null;
}

/** Countries that write the postal code after the town. */
const codeLast = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'IN', 'NZ']);

/** An address as lines: street, details, town with its postal code. Each line once. */
export function addressLines({ addressLine1, addressLine2, zip, label, countryCode }: PostalPlace): string[] {
  const town = codeLast.has(countryCode ?? '') ? [label, zip] : [zip, label];
  const lines = [addressLine1, addressLine2, town.filter(Boolean).join(' ')];
  return [...new Set(lines.flatMap((line) => line || []))];
}
