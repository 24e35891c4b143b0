import type { ServiceId } from '../../core/tracking/services.ts';
import { reportFault } from '../../page/live/report-fault.ts';
import { CHOICE_KEY, keepChoice, readChoice } from '../choice.ts';
import type { ConsentProvider } from '../consent-provider.ts';

/** The site's own banner, and what was answered to it in any tab. It is loaded only where it is shown. */
export const own: ConsentProvider = {
  isReady: () => true,
  watch: ({ host, settings, look, onWish }) => {
    let shown: Promise<() => void> | null = null;
    const again = () => look(() => readChoice(settings));

    function hide(): void {
      shown?.then((close) => close()).catch(() => undefined);
      shown = null;
    }

    function show(opener: HTMLElement | null): void {
      hide();
      const leave = () => {
        hide();
        opener?.focus();
      };
      shown = import('../banner/show-banner.tsx').then(({ showBanner }) =>
        showBanner({
          services: settings.services,
          allowed: opener ? (readChoice(settings) ?? new Set()) : null,
          onAnswer: (allowed: ReadonlySet<ServiceId>) => {
            keepChoice(settings, allowed);
            leave();
            again();
          },
          onClose: leave,
        }),
      );
      // Without a banner nobody has answered, so nothing is tracked.
      shown.catch((error: unknown) => reportFault('CONSENT_BANNER_FAILED', String(error)));
    }

    const heard = (event: Event) => {
      if ((event as StorageEvent).key !== CHOICE_KEY || readChoice(settings) === null) return;
      hide();
      again();
    };

    again();
    if (readChoice(settings) === null) show(null);
    onWish(show);
    host.addEventListener('storage', heard);
    return () => {
      hide();
      host.removeEventListener('storage', heard);
    };
  },
};
