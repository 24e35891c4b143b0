/** The token of a mailed link, and the answer that it proposes: `<token>/no`. Pure. */
export function linkIn(rest: string): { token: string; wants: 'yes' | 'no' | null } {
  const [token = '', wants] = rest.split('/');
  return { token, wants: wants === 'yes' || wants === 'no' ? wants : null };
}
