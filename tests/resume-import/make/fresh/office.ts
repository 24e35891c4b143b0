/** Two CVs set in a word processor: for a federal job, and a template of Google Docs. Flat OpenDocument texts. */
import { bullets, fodt, p, table } from '../odf.ts';

interface Position {
  where: string;
  address: string;
  what: string;
  dates: string;
  facts: string[];
  duties: string[];
}

/** As applications for federal jobs ask for it: hours, pay and supervisor of each position. */
export function welder(): string {
  const entry = ({ where, address, what, dates, facts, duties }: Position) =>
    p(where, 'b') +
    p(address) +
    p(what, 'b') +
    p(dates) +
    facts.map((fact) => p(fact)).join('') +
    p('Duties and Accomplishments:') +
    bullets(duties) +
    p('');
  const contact = [
    '1187 Harper Street',
    'Bremerton, WA 98310',
    'Phone: 360-555-0148',
    'Email: d.castellanos@example.com',
  ];
  const status = ['Citizenship: United States', 'Veterans’ Preference: 5-point', 'Highest Grade: WG-3703-10'];
  return fodt(
    p('DWAYNE CASTELLANOS', 'name') +
      contact.map((line) => p(line)).join('') +
      p('') +
      status.map((line) => p(line)).join('') +
      p('SUMMARY OF QUALIFICATIONS', 'h') +
      p(
        'Certified welder with more than ten years of structural and pipe welding on naval vessels and commercial barges. Holds a Secret clearance and a clean safety record.',
      ) +
      p('WORK EXPERIENCE', 'h') +
      entry({
        where: 'Rich Passage Naval Shipyard',
        address: '1400 Farragut Avenue, Bremerton, WA 98314',
        what: 'Welder',
        dates: '03/2019 – Present',
        facts: [
          'Hours per week: 40',
          'Series: 3703   Pay Plan: WG   Grade: 10',
          'Supervisor: Karen Ostrander (360-555-0199), may be contacted',
        ],
        duties: [
          'Weld high-strength steel hull plates in all positions to NAVSEA standards',
          'Read blueprints and plan the order of joints to limit distortion',
        ],
      }) +
      entry({
        where: 'Tidal Marine Fabricators, Inc.',
        address: '2210 Port Road, Tacoma, WA 98421',
        what: 'Structural Welder',
        dates: '08/2014 – 02/2019',
        facts: [
          'Hours per week: 45',
          'Salary: $27.50 per hour',
          'Supervisor: Bill Yates (253-555-0112), may be contacted',
        ],
        duties: ['Built and repaired deck barges, ramps and pontoons', 'Trained two apprentices in flux-cored welding'],
      }) +
      entry({
        where: 'Washington Army National Guard',
        address: 'Camp Murray, WA 98430',
        what: 'Allied Trades Specialist',
        dates: '06/2010 – 07/2014',
        facts: ['Hours per week: 16'],
        duties: ['Repaired vehicles and fabricated parts in the field'],
      }) +
      p('EDUCATION', 'h') +
      p('Peninsula Technical College, Bremerton, WA', 'b') +
      p('Certificate in Welding Technology, 06/2014') +
      p('') +
      p('Kitsap Hills High School, Silverdale, WA', 'b') +
      p('High School Diploma, 06/2010') +
      p('JOB-RELATED TRAINING', 'h') +
      bullets(['Confined Space Entry, 2022', 'Forklift Operator Safety, 2020', 'Fire Watch, 2019']) +
      p('JOB-RELATED SKILLS', 'h') +
      p('SMAW, GMAW, GTAW, Flux-cored welding, Oxy-fuel cutting, Blueprint reading') +
      p('REFERENCES', 'h') +
      p('Karen Ostrander, Welding Supervisor, Rich Passage Naval Shipyard, 360-555-0199') +
      p('Luis Ferrante, Shop Foreman, Tidal Marine Fabricators, 253-555-0177'),
    { font: 'Liberation Serif', size: 11, margin: 2.5 },
  );
}

/** "School, place — title" with the dates below, and a narrow column to the right. */
export function teacher(): string {
  const entry = (what: string, dates: string, lines: readonly string[]) =>
    p(what, 'b') + p(dates, 'small') + lines.map((line) => p(line)).join('') + p('');
  const main =
    p('EXPERIENCE', 'h') +
    entry('Ashgrove Primary School, Sheffield — Year 4 Teacher', 'SEPTEMBER 2019 - PRESENT', [
      'Plans and teaches all subjects to a class of 30 and leads mathematics across Key Stage 2. Raised the share of pupils at the expected standard from 61% to 78%.',
    ]) +
    entry('St Oswald’s C of E Academy, Rotherham — Class Teacher', 'SEPTEMBER 2015 - JULY 2019', [
      'Taught Years 2 and 3 and ran the after-school reading club.',
    ]) +
    entry('Beechfield Nursery, Sheffield — Teaching Assistant', 'OCTOBER 2013 - AUGUST 2014', [
      'Supported children with additional needs in small groups.',
    ]) +
    p('EDUCATION', 'h') +
    entry('University of Hallamshire, Sheffield — PGCE Primary Education', 'SEPTEMBER 2014 - JULY 2015', [
      'With Qualified Teacher Status.',
    ]) +
    entry('University of Wharfedale, Leeds — BA (Hons) English Literature', 'SEPTEMBER 2010 - JUNE 2013', []);
  const side =
    p('SKILLS', 'h') +
    ['Phonics', 'Behaviour management', 'SEND support', 'Google Classroom', 'Curriculum planning']
      .map((one) => p(one))
      .join('') +
    p('AWARDS', 'h') +
    p('Shortlisted for Teacher of the Year, South Yorkshire, 2023') +
    p('LANGUAGES', 'h') +
    p('English - native') +
    p('Welsh - fluent');
  const contact = ['14 Larkhill Crescent', 'Sheffield S10 5QT', '0114 496 0182', 'r.blackwood@example.org'];
  return fodt(
    table(
      [11.5, 5.5],
      [
        [
          p('Rhiannon Blackwood', 'name') + p('Primary school teacher', 'title'),
          contact.map((line) => p(line)).join(''),
        ],
        [main, side],
      ],
    ),
    { font: 'Liberation Sans', size: 10 },
  );
}
