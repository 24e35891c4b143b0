/** Two English CVs as Word documents: an American in one column, a British one in tables with lines. */
import { AlignmentType, HeadingLevel, TabStopType } from 'docx';
import { bullets, docx, grid, p } from '../second/parts.ts';

const right = { tabStops: [{ type: TabStopType.RIGHT, position: 9000 }] };
const center = { alignment: AlignmentType.CENTER };
const heading = (text: string) => p(text, { heading: HeadingLevel.HEADING_2, spacing: { before: 240 } });

/** Certifications before experience, a referee at the end. */
export function welder(): Promise<Buffer> {
  const job = (what: string, dates: string, where: string, duties: string[]) => [
    p(`**${what}**\t${dates}`, right),
    p(where),
    ...bullets(duties),
  ];
  return docx(
    [
      p('Travis Oberholtzer', { heading: HeadingLevel.TITLE, ...center }),
      p('1184 County Road 12, Wausau, WI 54401', center),
      p('Cell: (715) 555-0162     Email: travis.oberholtzer@example.net', center),
      heading('Summary'),
      p(
        'Certified welder with 13 years in structural steel and trailer building. Good eye, steady hands, never missed a shift for anything but deer season.',
      ),
      heading('Certifications'),
      ...bullets([
        'AWS D1.1 structural, 3G and 4G (current)',
        'OSHA 10, 2019',
        'Overhead crane and forklift, renewed every 3 years',
      ]),
      heading('Experience'),
      ...job('Combination Welder', '6/2018 to Present', 'Northwoods Steel Fabrication, Wausau, WI', [
        'Fit and weld stairs, beams and platforms from shop drawings',
        'Second shift lead since 2021: five welders, one apprentice',
        'Repair work on site at two paper mills',
      ]),
      ...job('Production Welder', '4/2013 to 5/2018', 'Badger Lake Trailers, Marathon City, WI', [
        'MIG welding of frames and axles, 14 trailers a day',
        'Built fixtures that cut rework by a third',
      ]),
      ...job("Welder's Helper (seasonal)", 'Summers 2011 and 2012', 'Kowalke Brothers Construction, Merrill, WI', [
        'Grinding, fire watch, hauling gas and rod',
      ]),
      heading('Education'),
      p('**Welding Technical Diploma**\t2013', right),
      p('Wisconsin River Technical College, Wausau, WI'),
      p('**High School Diploma**\t2011', right),
      p('Granger Falls High School, Schofield, WI'),
      heading('Skills'),
      ...bullets(['MIG and flux-core', 'TIG', 'Pipe welding', 'Blueprint reading', 'Plasma cutting']),
      heading('References'),
      p('Dale Krueger, Shop Foreman, Northwoods Steel Fabrication, (715) 555-0119'),
    ],
    'Calibri',
  );
}

/** Columns of dates, school and post; grades; two referees. */
export function teacher(): Promise<Buffer> {
  const row = (...cells: string[][]) => cells.map((texts) => texts.map((text) => p(text)));
  const lines = { lines: true };
  return docx(
    [
      p('CURRICULUM VITAE', { heading: HeadingLevel.TITLE }),
      grid(
        [30, 70],
        [
          row(['**Name**'], ['Rhiannon Pryce']),
          row(['**Address**'], ['14 Chapel Terrace, Abergavenny, NP7 6QT']),
          row(['**Telephone**'], ['07700 900218']),
          row(['**Email**'], ['r.pryce@example.org']),
          row(['**Teacher reference**'], ['Registered with the EWC, QTS awarded July 2011']),
        ],
        { lines: true, shade: 'E7EDF5' },
      ),
      heading('Personal Statement'),
      p(
        'I am a primary practitioner who believes that children learn best when they are known well. As Deputy Head I still teach three days a week, and would not have it otherwise.',
      ),
      heading('Employment History'),
      grid(
        [22, 30, 48],
        [
          row(['**Dates**'], ['**Employer**'], ['**Post and duties**']),
          row(
            ['Sept 2018 – present'],
            ['Castell Newydd Primary School, Pontypool'],
            [
              '**Deputy Head Teacher**',
              'Year 6 class teacher (0.6), lead for mathematics and assessment, line manager of nine staff.',
            ],
          ),
          row(
            ['Sept 2013 – Aug 2018'],
            ['Maesderwen Primary School, Ebbw Vale'],
            ['**Key Stage 2 Teacher**', 'Years 4 and 5; ran the school council, the eco club and far too many discos.'],
          ),
          row(
            ['Sept 2011 – July 2013'],
            ['St Cadoc’s Primary School, Newport'],
            ['**Newly Qualified Teacher**', 'Year 3. Induction completed with commendation.'],
          ),
        ],
        lines,
      ),
      heading('Education and Qualifications'),
      grid(
        [22, 38, 28, 12],
        [
          row(['**Dates**'], ['**Institution**'], ['**Qualification**'], ['**Result**']),
          row(['2010 – 2011'], ['University of the Gwent Levels'], ['PGCE Primary'], ['Pass']),
          row(['2007 – 2010'], ['University of the Gwent Levels'], ['BA (Hons) English Literature'], ['2:1']),
          row(['2000 – 2007'], ['Mynydd Maen Comprehensive School'], ['A levels and GCSEs'], ['BBC']),
        ],
        lines,
      ),
      heading('Professional Development'),
      ...bullets(['Safeguarding Level 3, 2025', 'Read Write Inc. phonics, 2022', 'Middle Leadership Programme, 2017']),
      heading('Skills'),
      p('Curriculum planning, Safeguarding, Phonics, SEN support, Google Classroom'),
      heading('Languages'),
      p('English: first language'),
      p('Welsh: fluent'),
      heading('Interests'),
      p('Hill walking, open-water swimming, treasurer of the village hall.'),
      heading('Referees'),
      grid(
        [50, 50],
        [
          [
            [p('Mr Huw Parfitt'), p('Head Teacher, Castell Newydd Primary School'), p('01632 960355')],
            [p('Mrs Sian Beynon'), p('Chair of Governors'), p('sian.beynon@example.org')],
          ],
        ],
      ),
    ],
    'Arial',
  );
}
