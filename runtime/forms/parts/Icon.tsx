/** Icons on buttons, in the text color. The button has a text label as well. */
const PATHS = {
  cross: 'M6 6l12 12M18 6L6 18',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  upload: 'M12 16V4M7 9l5-5 5 5M4 20h16',
  camera: 'M4 8h4l2-3h4l2 3h4v11H4zM12 10a3.5 3.5 0 100 7 3.5 3.5 0 000-7',
  crop: 'M7 2v15h15M2 7h15v15',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 100 6 3 3 0 000-6',
  file: 'M6 2h8l5 5v15H6zM14 2v5h5',
  bold: 'M7 5h6a3.5 3.5 0 010 7H7zM7 12h7a3.5 3.5 0 010 7H7z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  heading: 'M6 5v14M18 5v14M6 12h12',
  subheading: 'M5 7v10M13 7v10M5 12h8M17 12l2-1.5V17',
  link: 'M10 14a4 4 0 006 0l3-3a4 4 0 00-6-6l-1 1M14 10a4 4 0 00-6 0l-3 3a4 4 0 006 6l1-1',
  bullets: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 4v4M3.5 11h2l-2 3h2M3.5 16h2v4h-2M5.5 18h-1.5',
  quote: 'M5 17h4l1-4V7H4v6h3zM14 17h4l1-4V7h-6v6h3z',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 010 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 000 12h3',
  indent: 'M4 5h16M11 10h9M11 14h9M4 19h16M4 9l4 3-4 3',
  outdent: 'M4 5h16M11 10h9M11 14h9M4 19h16M8 9l-4 3 4 3',
  table: 'M4 5h16v14H4zM4 10h16M10 5v14',
  media: 'M3 5h18v14H3zM10 9l5 3-5 3z',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
