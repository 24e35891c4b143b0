/** Tells the server that the visitor allows the measurement relay. It is the client id at the same time, and ends with the browser. */
const NAME = 'np-measured';

export function markMeasured(): void {
  if (isMeasured()) return;
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${NAME}=${random}.${Math.floor(Date.now() / 1000)}; Path=/; SameSite=Lax${secure}`;
}

export function isMeasured(): boolean {
  return document.cookie.includes(`${NAME}=`);
}
