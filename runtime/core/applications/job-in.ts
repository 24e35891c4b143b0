/** The job in the address of its application form: `42/files` -> 42; null without one. Pure. */
export function jobIdIn(rest: string): number | null {
  const [id = ''] = rest.split('/');
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
