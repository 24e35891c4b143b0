const LIMIT_MS = 10_000;

const loads = new Map<string, Promise<void>>();

/** Loads a script of a service once per document. Rejects if it fails, or after ten seconds. */
export function loadScript(src: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  const known = loads.get(src);
  if (known) return known;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    const fail = () => reject(new Error(`${src} was not loaded.`));
    script.onload = () => resolve();
    script.onerror = fail;
    setTimeout(fail, LIMIT_MS);
    script.src = src;
    document.head.append(script);
  });
  loads.set(src, load);
  return load;
}
