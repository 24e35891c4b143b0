import { usePage } from '../../../runtime/page/PageContext.tsx';

/** Language of the page. */
export function usePageLocale(): string {
  return usePage().page.locale;
}
