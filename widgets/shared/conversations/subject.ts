/** What a conversation is about, and the side that sees it; for guests with the token of their link. */
export interface Subject {
  about: 'application' | 'contact';
  id: number;
  side: 'seeker' | 'employer';
  token?: string | null;
}
