import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanJobTitle } from './job-title.ts';

describe('cleanJobTitle', () => {
  it.each([
    // gender marks
    ['Projektleiter (m/w/d)', 'Projektleiter'],
    ['Projektleiter m/w/d Vollzeit', 'Projektleiter Vollzeit'],
    ['Projektleiter (w/m/div.)', 'Projektleiter'],
    ['Projektleiter [m|w|d]', 'Projektleiter'],
    ['Cariste H/F', 'Cariste'],
    ['Cariste - (F/H) - CDI', 'Cariste - CDI'],
    ['Chauffeur PL H/F (H/F)', 'Chauffeur PL'],
    ['Buyer (all genders)', 'Buyer'],
    ['Employé(e) polyvalent(e)', 'Employé(e) polyvalent(e)'],
    ['Werkstudent:in Presse', 'Werkstudent:in Presse'],
    ['R&D Engineer, A/B Testing', 'R&D Engineer, A/B Testing'],
    // codes
    ['Tax Analyst (Ref.Nr.: 46155)', 'Tax Analyst'],
    ['Tax Analyst - REF79505I', 'Tax Analyst'],
    ['Tax Analyst – Job ID: AB-2041', 'Tax Analyst'],
    ['Tax Analyst #20411', 'Tax Analyst'],
    ['Tax Analyst - 27044 - 1384', 'Tax Analyst'],
    ['20411 - Tax Analyst', 'Tax Analyst'],
    ['Tax Analyst (9603C)', 'Tax Analyst'],
    ['Tax Season 2026 Intern', 'Tax Season 2026 Intern'],
    ['Windows 11 Administrator', 'Windows 11 Administrator'],
    ['SAP S/4HANA Consultant', 'SAP S/4HANA Consultant'],
    // salaries
    ['Tutor, $100/hour', 'Tutor'],
    ['Tutor - $75–$85/hour', 'Tutor'],
    ['Tutor (up to €50.000 per year)', 'Tutor'],
    ['Tutor 25 € / Std.', 'Tutor'],
    ['Controller ab 90K', 'Controller'],
    ['Top 100 Employer Scout', 'Top 100 Employer Scout'],
    // places of the job
    ['Nurse - Berlin', 'Nurse'],
    ['Nurse in Berlin', 'Nurse'],
    ['Nurse (Berlin, BE)', 'Nurse'],
    ['Nurse, Berlin, DE', 'Nurse'],
    ['Berlin: Nurse', 'Nurse'],
    ['Nurse (m/w/d) in Berlin - 55012', 'Nurse'],
    ['Berliner Zeitung Editor', 'Berliner Zeitung Editor'],
    ['Head of Sales Berlin Tower', 'Head of Sales Berlin Tower'],
    ['Nurse in Hamburg', 'Nurse in Hamburg'],
    // the rest must still be a title
    ['(m/w/d)', '(m/w/d)'],
    ['Berlin', 'Berlin'],
    ['  IT  ', 'IT'],
    ['', ''],
  ])('%j becomes %j', (title, cleaned) => {
    expect(cleanJobTitle(title, ['Berlin', 'BE', 'DE'])).toBe(cleaned);
  });

  it('keeps something of any title, and is done in one go', () => {
    const title = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .array(
          fc.constantFrom('(', 'm/w/d', ')', '$', '100', ' - ', 'Berlin', 'Ref', ':', '12345', 'Nurse', ' in ', ','),
          { maxLength: 12 },
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(title, (text) => {
        const cleaned = cleanJobTitle(text, ['Berlin', 'C++ (Land)']);
        expect(cleaned === '').toBe(text.trim() === '');
        expect(cleaned).toBe(cleaned.trim());
      }),
    );
  });
});
