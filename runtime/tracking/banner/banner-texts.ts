import type { CatalogueCut } from '../../core/texts/catalogues.ts';

const NAMESPACE = 'tracking';

/** Texts of the banner, in the language of the page. They are loaded with it, so that no page carries them. */
export async function loadBannerTexts(locale: string): Promise<CatalogueCut> {
  const response = await fetch(`/api/messages/${encodeURIComponent(locale)}?namespace=${NAMESPACE}`);
  if (!response.ok) throw new Error(`The texts of the banner were answered with ${response.status}.`);
  const { messages }: { messages: string } = await response.json();
  return { locale, namespaces: JSON.parse(messages) };
}
