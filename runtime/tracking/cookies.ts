import type { TrackingService } from '../core/tracking/settings.ts';

/** Deletes the cookies of services that are not allowed, on this host and on those above it. */
export function forgetCookies(services: readonly Pick<TrackingService, 'cookies'>[]): void {
  const prefixes = services.flatMap(({ cookies }) => cookies);
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const entry of document.cookie.split('; ')) {
    const name = entry.split('=')[0] ?? '';
    if (!prefixes.some((prefix) => name.startsWith(prefix))) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox lack the Cookie Store API
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
