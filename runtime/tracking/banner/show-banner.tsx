import { createRoot } from 'react-dom/client';
import { CHOICES_LINK } from '../../core/tracking/choices.ts';
import { TextsProvider } from '../../page/texts.tsx';
import { Banner, type BannerProps } from './Banner.tsx';
import { loadBannerTexts } from './banner-texts.ts';

/**
 * Puts the banner where the page has a place for it, behind the skip links, and keeps it in the page's language.
 * Returns how to take it away. Rejects if its texts cannot be loaded.
 */
export async function showBanner(props: Omit<BannerProps, 'site' | 'policy'>): Promise<() => void> {
  const html = document.documentElement;
  let texts = await loadBannerTexts(html.lang);
  const place = document.createElement('div');
  (document.querySelector('[data-tracking-place]') ?? document.body).prepend(place);
  const root = createRoot(place);
  const draw = () =>
    root.render(
      <TextsProvider texts={texts}>
        <Banner {...props} site={siteName()} policy={policyLink()} />
      </TextsProvider>,
    );
  const watch = new MutationObserver(async () => {
    if (html.lang === texts.locale) return;
    // Without an answer, the language it has is better than no banner.
    texts = await loadBannerTexts(html.lang).catch(() => texts);
    draw();
  });
  watch.observe(html, { attributeFilter: ['lang'] });
  draw();
  return () => {
    watch.disconnect();
    root.unmount();
    place.remove();
  };
}

function siteName(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');
  return named?.content || location.hostname;
}

/** The page's link to what its link to the choices leads to without scripts. */
function policyLink(): BannerProps['policy'] {
  const [path] = document.querySelector(CHOICES_LINK)?.getAttribute('href')?.split('#') ?? [];
  const links = path ? document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(path)}"]`) : [];
  // Others may name it by the way, the footer by its title.
  const link = [...links].at(-1);
  return link?.textContent ? { href: link.href, label: link.textContent } : null;
}
