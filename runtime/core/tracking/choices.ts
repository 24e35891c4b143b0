/** Fragment of the link to what a visitor chose. The dialog opens in place of the page that it leads to without scripts. */
export const CHOICES = '#tracking-choices';
/** Selects that link. */
export const CHOICES_LINK = `a[href$="${CHOICES}"]`;
