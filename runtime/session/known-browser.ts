/** Whether somebody has signed in with this browser before; says nothing about who. */

const key = 'np-known';

export function noteSignedIn(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Without browser storage, everybody is taken for new.
  }
}

export function hasSignedIn(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
