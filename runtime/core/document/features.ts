/** Reads a feature switch by name: `blog`, `oauth.google`. An unknown one is off. */
export function isFeatureOn(features: object, name: string): boolean {
  let value: unknown = features;
  for (const step of name.split('.')) value = typeof value === 'object' && value ? Reflect.get(value, step) : undefined;
  return value === true;
}
