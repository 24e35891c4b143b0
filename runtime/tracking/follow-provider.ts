import { keptInTab } from '../core/browser-storage.ts';
import { CHOICES_LINK } from '../core/tracking/choices.ts';
import type { ServiceId } from '../core/tracking/services.ts';
import type { TrackingSettings } from '../core/tracking/settings.ts';
import type { Answer, ConsentProvider, ProviderHost } from './consent-provider.ts';
import { loadScript } from './load-script.ts';

/** Milliseconds after which a provider that has said nothing counts as failed. */
const SILENT_MS = 10_000;
const POLL_MS = 200;
const reported = keptInTab('np-consent-fault');

const PROVIDERS = {
  own: async () => (await import('./providers/own.ts')).own,
  tcf: async () => (await import('./providers/tcf.ts')).tcf,
  onetrust: async () => (await import('./providers/onetrust.ts')).onetrust,
  cookiebot: async () => (await import('./providers/cookiebot.ts')).cookiebot,
  usercentrics: async () => (await import('./providers/usercentrics.ts')).usercentrics,
} satisfies Record<string, () => Promise<ConsentProvider>>;

export interface Surroundings {
  host: ProviderHost;
  load: typeof loadScript;
}

/**
 * Passes on what the brand's provider answers. One that throws, changes its shape, cannot be loaded or says nothing for
 * ten seconds counts as "no consent" for the rest of the page, and is reported once per tab.
 */
export function followProvider(
  settings: TrackingSettings,
  tell: (allowed: ReadonlySet<ServiceId>) => void,
  report: (code: string, message: string) => void,
  { host, load }: Surroundings = { host: window as unknown as ProviderHost, load: loadScript },
): () => void {
  const { consent } = settings;
  const { provider } = consent;
  let isOver = false;
  let hasAnswered = false;
  const ends: (() => void)[] = [];

  function end(): void {
    isOver = true;
    for (const undo of ends.splice(0)) undo();
  }

  function fail(code: string, error: unknown): void {
    if (isOver) return;
    try {
      end();
    } catch {
      // It is broken: that it cannot be unsubscribed either changes nothing.
    }
    if (isFirstReport(code)) report(code, `${provider}: ${error instanceof Error ? error.message : String(error)}`);
    tell(new Set());
  }

  function look(read: () => Answer): void {
    if (isOver) return;
    let answer: Answer;
    try {
      answer = read();
    } catch (error) {
      fail('CONSENT_PROVIDER_BROKEN', error);
      return;
    }
    if (answer === undefined) return;
    hasAnswered = true;
    if (answer !== null) tell(answer);
  }

  function onWish(open: (link: HTMLElement) => void): void {
    const heard = (event: Event) => {
      const link = (event.target as Element).closest<HTMLElement>(CHOICES_LINK);
      if (!link) return;
      event.preventDefault();
      try {
        open(link);
      } catch (error) {
        fail('CONSENT_PROVIDER_BROKEN', error);
      }
    };
    // Before the link's own handler, which navigates.
    document.addEventListener('click', heard, { capture: true });
    ends.push(() => document.removeEventListener('click', heard, { capture: true }));
  }

  async function start(): Promise<void> {
    if (provider === 'none') return;
    const adapter = await PROVIDERS[provider]();
    if (provider !== 'own') {
      const { providerScript } = await import('../core/tracking/providers.ts');
      const script = providerScript(consent, document.documentElement.lang);
      if (script === null) throw new Error('its id or script is missing in the settings.');
      if (isOver) return;
      load(script.src, script.attributes).catch((error: unknown) => fail('CONSENT_PROVIDER_UNREACHABLE', error));
    }
    const begin = () => {
      if (isOver || !adapter.isReady(host)) return false;
      ends.push(adapter.watch({ host, settings, look, onWish }));
      return true;
    };
    if (begin() || isOver) return;
    const poll = setInterval(() => {
      try {
        if (begin()) clearInterval(poll);
      } catch (error) {
        fail('CONSENT_PROVIDER_BROKEN', error);
      }
    }, POLL_MS);
    ends.push(() => clearInterval(poll));
  }

  const silence = setTimeout(() => {
    if (!hasAnswered) fail('CONSENT_PROVIDER_SILENT', `no answer within ${SILENT_MS / 1000} seconds.`);
  }, SILENT_MS);
  ends.push(() => clearTimeout(silence));
  start().catch((error: unknown) => fail('CONSENT_PROVIDER_BROKEN', error));
  return end;
}

/** Whether this tab has not reported the fault before. */
function isFirstReport(code: string): boolean {
  const isFirst = reported.read() !== code;
  reported.write(code);
  return isFirst;
}
