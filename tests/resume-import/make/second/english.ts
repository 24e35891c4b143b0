/** Three English CVs as Word documents: British with referees, American with skills first, Australian in a table. */
import { AlignmentType, HeadingLevel, TabStopType } from 'docx';
import { bullets, docx, grid, p } from './parts.ts';

const right = { tabStops: [{ type: TabStopType.RIGHT, position: 9000 }] };
const heading = (text: string) => p(text, { heading: HeadingLevel.HEADING_2, spacing: { before: 240 } });

/** Two pages with a profile, interests and referees. */
export function manager(): Promise<Buffer> {
  const job = (what: string, dates: string, where: string, duties: string[]) => [
    p(`**${what}**\t${dates}`, right),
    p(where),
    ...bullets(duties),
  ];
  return docx(
    [
      p('CURRICULUM VITAE', { heading: HeadingLevel.TITLE, alignment: AlignmentType.CENTER }),
      p('**Denise Harcourt**', { alignment: AlignmentType.CENTER }),
      p('Address:\t6 Orchard Close, Taunton, Somerset, TA2 7QX'),
      p('Mobile:\t07700 900431'),
      p('Email:\tdenise.harcourt@example.co.uk'),
      p('Date of Birth:\t14th March 1979'),
      p('Driving:\tFull, clean UK licence'),
      heading('Profile'),
      p(
        'A caring and well organised Registered Manager with over fifteen years in residential and nursing care. I lead by example and believe that a good home is one in which residents decide for themselves.',
      ),
      heading('Key Skills'),
      ...bullets(['CQC compliance', 'Staff rotas', 'Safeguarding', 'Medication audits', 'Budget control']),
      heading('Career History'),
      ...job('Registered Manager', 'March 2018 – Present', 'Willowbrook Residential Home, Taunton', [
        'Responsible for 42 residents and a team of 55',
        'Took the home from “Requires Improvement” to “Good” at the 2020 inspection',
        'Manage an annual budget of £1.9m and report monthly to the Operations Director',
      ]),
      ...job('Deputy Manager', 'November 2012 – February 2018', 'The Laurels Nursing Home, Bridgwater', [
        'Ran the home in the absence of the manager',
        'Introduced electronic care plans and trained all day and night staff in their use',
      ]),
      ...job('Senior Care Assistant', 'June 2006 – October 2012', 'Quantock House, Minehead', [
        'Led shifts of six carers; key worker for eight residents with dementia',
      ]),
      heading('Education and Qualifications'),
      p('**Level 5 Diploma in Leadership for Health and Social Care**\t2014 – 2016', right),
      p('Somerset Vale College'),
      p('**NVQ Level 3 in Care**\t2004 – 2006', right),
      p('Minehead Community College'),
      p('8 GCSEs including Maths and English\t1995', right),
      heading('Training'),
      p('First Aid at Work (2023), Moving and Handling Trainer (2022), Fire Marshal (2021)'),
      heading('Interests'),
      p('I sing alto in a community choir, keep an allotment and walk the South West Coast Path in stages.'),
      heading('Referees'),
      grid(
        [50, 50],
        [
          [
            [p('Mrs Carol Beddoes'), p('Operations Director'), p('Willowbrook Care Group'), p('01632 960118')],
            [p('Dr Alan Sturgess'), p('General Practitioner'), p('French Weir Surgery'), p('01632 960274')],
          ],
        ],
      ),
    ],
    'Arial',
  );
}

/** Skills in two columns before a short list of employers. */
export function electrician(): Promise<Buffer> {
  const centered = { alignment: AlignmentType.CENTER };
  return docx(
    [
      p('RAYMOND TUTTLE', { heading: HeadingLevel.TITLE, ...centered }),
      p('3310 E. Olive Avenue, Fresno, CA 93702 | 559.555.0112 | rtuttle.electric@example.com', centered),
      heading('OBJECTIVE'),
      p('Licensed journeyman looking for a foreman position with a commercial electrical contractor.'),
      heading('SUMMARY OF QUALIFICATIONS'),
      ...bullets([
        'Fourteen years in commercial and light industrial wiring',
        'No lost-time accidents since 2013',
        'Comfortable running crews of up to eight',
      ]),
      heading('SKILLS'),
      grid(
        [50, 50],
        [
          [
            bullets(['Conduit bending', 'Motor controls', 'Panel upgrades']),
            bullets(['Blueprint reading', 'Fire alarm systems', 'Solar installation']),
          ],
        ],
      ),
      heading('WORK HISTORY'),
      p('**Journeyman Electrician**, Valley Spark Electric, Fresno, CA\t2017 – Present', right),
      p('Commercial tenant improvements, schools and two cold-storage plants. Lead man on jobs up to $400,000.'),
      p('**Apprentice Electrician**, Delgado & Sons Contracting, Clovis, CA\t2012 – 2017', right),
      p('Residential rewires, service changes, trenching and rough-in.'),
      p('**Warehouse Associate**, Central Valley Supply, Fresno, CA\t2010 – 2012', right),
      heading('EDUCATION'),
      p('Certificate, Electrical Systems Technology, San Joaquin Trade College, Fresno, CA\t2012', right),
      heading('LICENSES & CERTIFICATIONS'),
      p('California General Electrician Certification, No. 000000'),
      p('OSHA 30-Hour Construction'),
      p('References available upon request.', centered),
    ],
    'Calibri',
  );
}

/** Dates in the left column of a table, employer and position in the right one. */
export function retail(): Promise<Buffer> {
  const row = (dates: string, ...texts: string[]): [ReturnType<typeof p>[], ReturnType<typeof p>[]] => [
    [p(dates)],
    texts.map((text) => p(text)),
  ];
  return docx(
    [
      p('Liam Papadakis', { heading: HeadingLevel.HEADING_1 }),
      p('Unit 5, 18 Gilbert Street, Norwood SA 5067'),
      p('M: 0491 570 156   E: liam.papadakis@example.com.au'),
      heading('Career Overview'),
      p('Store manager with a record of lifting sales in regional and metropolitan stores. Australian citizen.'),
      heading('Employment History'),
      grid(
        [25, 75],
        [
          row(
            'Feb 2020 – current',
            '**Store Manager**',
            'Southern Cross Outdoor, Norwood',
            'Team of 18, turnover of $4.2m. Won Store of the Year in 2022.',
          ),
          row(
            'Jul 2016 – Jan 2020',
            '**Assistant Store Manager**',
            'Bargain Barn, Modbury',
            'Rosters, banking, visual merchandising and loss prevention.',
          ),
          row('Nov 2012 – Jun 2016', '**Sales Assistant**', 'Bargain Barn, Elizabeth', 'Casual, then full time.'),
        ],
      ),
      heading('Education & Training'),
      grid(
        [25, 75],
        [
          row('2018', '**Certificate IV in Retail Management**', 'Torrens Training Institute'),
          row('2011', '**South Australian Certificate of Education**', 'Para Hills High School'),
        ],
      ),
      heading('Key Skills'),
      p('Rostering, Stock control, Visual merchandising, Loss prevention, MYOB'),
      heading('Languages'),
      p('English (native), Greek (conversational)'),
      heading('Referees'),
      p('Available on request'),
    ],
    'Verdana',
    20,
  );
}
