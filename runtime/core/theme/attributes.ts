import type { Theme } from '../document/brand.generated.ts';

/** Data attributes of `<html>` through which styles follow the brand's choices: `[data-list='cards']`. */
export function themeAttributes(theme: Theme): Record<string, string> {
  return {
    'data-header': theme.header,
    // Tickets are cards, and what is a card elsewhere is one beside them.
    'data-list': theme.list === 'tickets' ? 'cards' : theme.list,
    'data-card': theme.list === 'tickets' ? 'ticket' : 'plain',
    'data-surface': theme.surface,
    'data-hero': theme.hero,
    'data-button': theme.button,
    'data-headings': theme.sectionHeadings,
    'data-column': theme.singleColumn,
    'data-forms': theme.forms,
    'data-sign-in': theme.signIn,
    'data-heading-case': theme.headingCase,
    'data-footer': theme.footer,
    'data-density': theme.density,
    'data-radius': theme.radius,
  };
}
