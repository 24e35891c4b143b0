/** Two CVs as Word documents: a template of Word, and a British CV with a page header and a table. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';

const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
const section = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const center = (text: string) => new Paragraph({ text, alignment: AlignmentType.CENTER });
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };

function grid(widths: readonly [number, number], rows: readonly (readonly Paragraph[])[][]): Table {
  const cell = (children: readonly Paragraph[], at: number) =>
    new TableCell({ children: [...children], width: { size: widths[at] ?? 50, type: WidthType.PERCENTAGE } });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: noBorders,
    rows: rows.map((row) => new TableRow({ children: row.map(cell) })),
  });
}

/** Dates in capitals above "title, company", as the chronological template of Word has them. */
export function nurse(): Promise<Buffer> {
  const entry = (dates: string, what: string, where: string, text: string) => [
    new Paragraph({ heading: HeadingLevel.HEADING_3, children: [new TextRun({ text: dates, allCaps: true })] }),
    new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun(`${what}, `), new TextRun(where)] }),
    new Paragraph(text),
  ];
  const children = [
    new Paragraph({
      text: 'Marisol Quintanilla, BSN, RN',
      heading: HeadingLevel.TITLE,
      alignment: AlignmentType.CENTER,
    }),
    center('4935 Sagebrush Trail, San Antonio, TX 78240 · (210) 555-0127'),
    center('marisol.quintanilla@example.com · linkedin.com/in/mquintanilla-rn'),
    new Paragraph(
      'Registered nurse with eight years of experience in cardiac and surgical units. Known for calm leadership during busy shifts and for teaching patients in two languages.',
    ),
    section('Experience'),
    ...entry(
      'March 2021 – Present',
      'Charge Nurse',
      'St. Anselm Medical Center',
      'Coordinate a 28-bed cardiac step-down unit and a team of nine nurses. Reduced patient falls by 22% in the first year.',
    ),
    ...entry(
      'July 2017 – February 2021',
      'Registered Nurse',
      'Alamo Heights Surgical Hospital',
      'Cared for five to six post-operative patients per shift. Served as preceptor for eleven new graduates.',
    ),
    ...entry(
      'August 2014 – June 2017',
      'Certified Nursing Assistant',
      'Mission Oaks Senior Living',
      'Assisted residents with daily activities and recorded vital signs while attending nursing school.',
    ),
    section('Education'),
    ...entry(
      'May 2017',
      'Bachelor of Science in Nursing',
      'Guadalupe State University',
      'GPA 3.8. Member of the nursing honor society.',
    ),
    section('Skills'),
    grid(
      [50, 50],
      [
        [
          ['Telemetry monitoring', 'IV therapy', 'Wound care'].map(bullet),
          ['Epic EHR', 'Patient education', 'Shift scheduling'].map(bullet),
        ],
      ],
    ),
    section('Licenses and Certifications'),
    bullet('Registered Nurse, Texas Board of Nursing, license active through 2027'),
    bullet('BLS and ACLS, American Heart Association'),
    section('Languages'),
    new Paragraph('English (native), Spanish (fluent)'),
  ];
  return Packer.toBuffer(new Document({ creator: '', sections: [{ children }] }));
}

/** Name and contact in the page header, dates to the left of the positions. */
export function accountant(): Promise<Buffer> {
  const bold = (text: string) => new Paragraph({ children: [new TextRun({ text, bold: true })] });
  const entry = (dates: string, what: string, where: string, lines: readonly string[] = []) => [
    [new Paragraph(dates)],
    [bold(what), new Paragraph(where), ...lines.map(bullet)],
  ];
  const header = new Header({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ text: 'Harriet Pembridge', bold: true, size: 36 })],
      }),
      center('8 Orchard Mews, Harrogate, HG1 3PW'),
      center('Mobile: 07700 900162 | Email: harriet.pembridge@example.co.uk'),
    ],
  });
  const children = [
    section('Professional Profile'),
    new Paragraph(
      'ACCA qualified accountant with over twelve years in food manufacturing and practice. Comfortable with board reporting, audits and leading small finance teams.',
    ),
    section('Career History'),
    grid(
      [26, 74],
      [
        entry('03/2021 – present', 'Finance Manager', 'Brackenfold Foods Ltd, Leeds', [
          'Produces monthly management accounts for a group with a turnover of £38m',
          'Manages a team of four and the year-end audit',
        ]),
        entry('07/2016 – 02/2021', 'Management Accountant', 'Nidd Valley Dairies plc, Harrogate', [
          'Introduced standard costing across three sites',
        ]),
        entry('09/2012 – 06/2016', 'Trainee Accountant', 'Ormerod & Leigh LLP, York', [
          'Prepared statutory accounts and corporation tax returns for small companies',
        ]),
      ],
    ),
    section('Education and Qualifications'),
    grid(
      [26, 74],
      [
        entry('2012 – 2015', 'ACCA Professional Qualification', 'Aire College of Accountancy, Leeds'),
        entry('2009 – 2012', 'BA (Hons) Accounting and Finance', 'University of Eboracum, York'),
      ],
    ),
    section('Key Skills'),
    ...['IFRS and UK GAAP', 'Sage 200', 'Xero', 'VAT returns', 'Budgeting and forecasting', 'Advanced Excel'].map(
      bullet,
    ),
    section('Additional Information'),
    new Paragraph('Date of birth: 14 March 1990'),
    new Paragraph('Nationality: British'),
    new Paragraph('Driving licence: full, clean'),
    new Paragraph('Languages: English (mother tongue), French (basic)'),
    section('Interests'),
    new Paragraph('Fell running, choral singing and treasurer of the village hall committee.'),
    section('References'),
    new Paragraph('Available on request.'),
  ];
  return Packer.toBuffer(new Document({ creator: '', sections: [{ headers: { default: header }, children }] }));
}
