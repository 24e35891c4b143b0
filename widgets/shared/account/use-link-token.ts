import { useEffect, useState } from 'react';

/**
 * The token from an emailed link, removed from the address bar so that it is not passed on. Undefined until
 * the browser has read it, null if there is none.
 */
export function useLinkToken({ keep = false } = {}): string | null | undefined {
  const [token, setToken] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const found = query.get('token');
    // A truncated link does not count.
    setToken((known) => known ?? (found === '' ? null : found));
    if (found === null || keep) return;
    query.delete('token');
    const next = window.location.pathname + (query.size > 0 ? `?${query}` : '');
    const kept: unknown = window.history.state;
    window.history.replaceState(typeof kept === 'object' && kept !== null ? { ...kept, as: next } : kept, '', next);
  }, [keep]);
  return token;
}
