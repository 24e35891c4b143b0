/** Three CVs as design programs make them, drawn with pdfkit: a coloured column on the left or on the right. */
import PDFDocument from 'pdfkit';

type Kind = 'name' | 'title' | 'h' | 'b' | 'p' | 'small' | 'gap';
type Line = readonly [Kind, string];

interface Column {
  x: number;
  y: number;
  width: number;
  color: string;
  lines: readonly Line[];
}

const sizes: Record<Kind, number> = { name: 28, title: 14, h: 13, b: 10.5, p: 9.5, small: 8.5, gap: 6 };

function draw(band: { x: number; width: number; color: string }, columns: readonly Column[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, info: { CreationDate: new Date(Date.UTC(2026, 10, 1)) } });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
  });
  pdf.rect(band.x, 0, band.width, 842).fill(band.color);
  for (const { x, y, width, color, lines } of columns) {
    let at = y;
    for (const [kind, text] of lines) {
      const isBold = kind === 'name' || kind === 'h' || kind === 'b';
      if (kind === 'h') at += 12;
      pdf
        .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(sizes[kind])
        .fillColor(color);
      pdf.text(text, x, at, { width });
      at = pdf.y + (kind === 'h' ? 6 : 3);
    }
  }
  pdf.end();
  return done;
}

const items = (kind: Kind, texts: readonly string[]): Line[] => texts.map((text) => [kind, text]);

/** Contact, education, skills and languages in a column on the left. */
export function planner(): Promise<Buffer> {
  const side: Line[] = [
    ['h', 'CONTACT'],
    ...items('p', ['(718) 555-0135', 'hello@oliviamarchetti.example', '482 Union Avenue', 'Brooklyn, NY 11211']),
    ['h', 'EDUCATION'],
    ['b', 'BA Hospitality Management'],
    ...items('p', ['Hudson Valley University', '2012 - 2016']),
    ['h', 'SKILLS'],
    ...items('p', ['Vendor negotiation', 'Budgeting', 'Floor plans', 'Canva', 'Cvent']),
    ['h', 'LANGUAGES'],
    ...items('p', ['English - Native', 'Italian - Fluent', 'Spanish - Basic']),
  ];
  const main: Line[] = [
    ['name', 'Olivia Marchetti'],
    ['title', 'Event Planner'],
    ['h', 'ABOUT ME'],
    [
      'p',
      'Detail-loving planner of weddings, galas and product launches for 50 to 800 guests. I keep calm, keep lists and keep budgets.',
    ],
    ['h', 'WORK EXPERIENCE'],
    ['b', 'Senior Event Planner'],
    ['p', 'Gold Thread Events | 2020 - Present'],
    ...items('p', [
      '• Plan 25 weddings and corporate events a year from first call to teardown',
      '• Grew bookings by 40% through referrals and Instagram',
    ]),
    ['gap', ' '],
    ['b', 'Event Coordinator'],
    ['p', 'The Foundry Loft | 2017 - 2020'],
    ...items('p', ['• Ran site visits, timelines and staffing for a 400-guest venue']),
    ['gap', ' '],
    ['b', 'Banquet Server'],
    ['p', 'Hotel Marlowe | 2014 - 2017'],
    ...items('p', ['• Served at galas and conferences while at university']),
    ['h', 'REFERENCES'],
    ['b', 'Tanya Brooks'],
    ...items('p', ['Owner, Gold Thread Events', 'Phone: (718) 555-0190']),
  ];
  return draw({ x: 0, width: 195, color: '#f3e3dc' }, [
    { x: 28, y: 150, width: 150, color: '#333333', lines: side },
    { x: 225, y: 50, width: 330, color: '#333333', lines: main },
  ]);
}

/** Contact and knowledge in a column on the right, months shortened. */
export function editor(): Promise<Buffer> {
  const side: Line[] = [
    ['h', 'Kontakt'],
    ...items('p', ['Eigelsteinwall 19', '50668 Köln', '+49 157 5550 1926', 'hallo@lena-hofstetter.example']),
    ['p', '* 25. Januar 1994'],
    ['h', 'Sprachen'],
    ...items('p', ['Deutsch – Muttersprache', 'Englisch – C1', 'Französisch – A2']),
    ['h', 'Tools'],
    ...items('p', ['WordPress', 'Google Analytics', 'Figma', 'HubSpot']),
    ['h', 'Interessen'],
    ...items('p', ['Rennrad', 'Improtheater']),
  ];
  const job = (dates: string, what: string, where: string, duties: string[]): Line[] => [
    ['small', dates],
    ['b', what],
    ['p', where],
    ...items('p', duties),
    ['gap', ' '],
  ];
  const main: Line[] = [
    ['name', 'Lena Hofstetter'],
    ['title', 'Content-Marketing-Managerin'],
    ['h', 'Über mich'],
    ['p', 'Texte, die gefunden und gern gelesen werden: Ich verbinde redaktionelles Handwerk mit Zahlen.'],
    ['h', 'Berufliche Stationen'],
    ...job('Aug. 2021 – heute', 'Content-Managerin', 'Domwerk Media GmbH, Köln', [
      '• Redaktionsplan und Newsletter mit 60.000 Empfängern',
      '• Aufbau eines Ratgebers, der heute die Hälfte der Anfragen bringt',
    ]),
    ...job('Okt. 2018 – Juli 2021', 'Online-Redakteurin', 'Verlag Rheinblick, Bonn', [
      '• Artikel, Interviews und Bildauswahl für zwei Magazine',
    ]),
    ...job('Apr. 2017 – Sept. 2018', 'Volontärin', 'Verlag Rheinblick, Bonn', []),
    ['h', 'Akademischer Werdegang'],
    ...job('Okt. 2013 – März 2017', 'B. A. Germanistik und Medienwissenschaft', 'Universität Ahrweiler', [
      'Abschlussnote 1,7',
    ]),
    ...job('2005 – 2013', 'Abitur', 'Gymnasium am Stadtpark, Siegburg', []),
  ];
  return draw({ x: 400, width: 195, color: '#e4eef0' }, [
    { x: 45, y: 55, width: 330, color: '#22313a', lines: main },
    { x: 420, y: 90, width: 155, color: '#22313a', lines: side },
  ]);
}

/** A dark column with white text, years alone. */
export function salesman(): Promise<Buffer> {
  const side: Line[] = [
    ['h', 'Contact'],
    ...items('p', ['06 39 98 44 60', 'julien.carpentier@example.com', '3, place des Cordeliers', '69002 Lyon']),
    ['h', 'Atouts'],
    ...items('p', ['Prospection', 'Négociation', 'Salesforce', 'Pack Office']),
    ['h', 'Langues'],
    ...items('p', ['Anglais : courant', 'Allemand : intermédiaire']),
    ['h', 'Loisirs'],
    ...items('p', ['Rugby (entraîneur bénévole)', 'Œnologie']),
  ];
  const job = (dates: string, what: string, where: string, text: string): Line[] => [
    ['b', what],
    ['p', `${where} | ${dates}`],
    ['p', text],
    ['gap', ' '],
  ];
  const main: Line[] = [
    ['name', 'JULIEN CARPENTIER'],
    ['title', 'Attaché commercial B2B'],
    ['p', 'Commercial de terrain, j’aime ouvrir un secteur et fidéliser les comptes dans la durée.'],
    ['h', 'Expériences'],
    ...job(
      '2021 - Aujourd’hui',
      'Attaché commercial',
      'Rhône Emballages',
      'Portefeuille de 180 clients industriels, chiffre d’affaires de 1,4 M€, +12 % par an.',
    ),
    ...job(
      '2017 - 2021',
      'Technico-commercial',
      'Soleil Signalétique',
      'Devis, suivi de chantier et service après-vente en région Auvergne-Rhône-Alpes.',
    ),
    ...job('2015 - 2017', 'Vendeur conseil', 'Brico Saône', 'Rayon outillage, alternance.'),
    ['h', 'Études'],
    ...job('2015 - 2017', 'BTS Négociation et relation client', 'Lycée La Martinière-Sud, Lyon', 'Mention bien'),
    ...job('2015', 'Bac professionnel Commerce', 'Lycée des Monts-d’Or, Écully', ''),
  ];
  return draw({ x: 0, width: 190, color: '#1d2b44' }, [
    { x: 24, y: 170, width: 150, color: '#ffffff', lines: side },
    { x: 215, y: 60, width: 345, color: '#222222', lines: main },
  ]);
}
