/** The style sheet of the page about the API for partners: that of frames, and what a page of reference needs. */
import { EMBED_STYLE } from '../embed/files.ts';

export const API_STYLE = `${EMBED_STYLE}
.bar p { max-width: 72rem; }
main.page { max-width: 72rem; gap: var(--space-6); }
.page h1 { font-size: var(--size-h1); }
.page h2 { font-size: var(--size-h2); padding-block-start: var(--space-4); border-block-start: 1px solid var(--color-line); }
.page h3 { font-size: var(--size-h3); line-height: var(--line-heading); }
.page h4 { margin: 0; font-size: 1rem; }
.page p, .page ol { max-width: var(--measure); }
.page ol, nav ul { margin: 0; padding-inline-start: 1.5em; display: grid; gap: var(--space-1); }
main nav { padding: 0; border: 0; }
nav ul { padding: 0; list-style: none; columns: 18rem; display: block; }
nav li { break-inside: avoid; padding-block: 2px; }
nav li a { display: inline-flex; gap: var(--space-2); align-items: baseline; min-height: 24px; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
pre { margin: 0; padding: var(--space-3); overflow-x: auto; border: 1px solid var(--color-line); border-radius: var(--radius-small); background: var(--color-raised); white-space: pre; overflow-wrap: normal; }
.method { font-weight: var(--weight-strong); }
article { display: grid; gap: var(--space-3); padding-block: var(--space-4); min-width: 0; }
article > * { min-width: 0; }
article + article { border-block-start: 1px solid var(--color-line); }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: var(--size-small); }
th, td { padding: var(--space-2) var(--space-3) var(--space-2) 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--color-line); }
td { min-width: 6rem; }
td:last-child { min-width: 14rem; }
summary { min-height: var(--target); padding-block: var(--space-2); cursor: pointer; }
@media print { .bar, nav { display: none; } details::details-content { content-visibility: visible; height: auto; } }
`;
