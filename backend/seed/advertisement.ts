/** Composes a job description from the sentence banks of its industry and language. */
import type { Common, Role } from './content.ts';
import type { DemoOrganization } from './organizations.ts';
import type { ApplicationWay } from './plan-rows.ts';
import type { Random } from './random.ts';
import { fill, heading, list, paragraph } from './text.ts';

export interface Advertisement {
  role: Role;
  organization: DemoOrganization;
  common: Common;
  /** Term codes. */
  employmentType: readonly string[];
  remote: string;
  way: ApplicationWay;
}

/** HTML with paragraphs, headings and lists. */
export function writeAdvertisement(advertisement: Advertisement, random: Random): string {
  const { role, organization, common, remote, way } = advertisement;
  const values = {
    org: organization.name,
    place: organization.town.name,
    n: String(random.between(4, 14)),
    ...organization.contact,
    reason: random.pick(common.reasons),
  };
  const say = (sentences: readonly string[]) => fill(random.pick(sentences), values);
  const benefits = random
    .sample(organization.trade.benefits, random.between(3, 5))
    .map((code) => common.benefits[code] ?? '');
  const schedule = advertisement.employmentType
    .map((code) => common.schedule[code])
    .filter((text) => text !== undefined);
  const conditions = [...schedule, ...(common.remote[remote] === undefined ? [] : [common.remote[remote]])];
  const requirements = [...role.requirements, ...random.sample(common.generic, random.between(0, 2))];

  const opening = random.chance(0.5)
    ? [paragraph(organization.about), paragraph(say(common.leads))]
    : [paragraph(organization.about, say(common.leads))];
  const team = random.chance(0.6) ? [paragraph(say(common.team))] : [];
  const week = random.chance(0.35) ? [paragraph(say(common.week))] : [];
  const offer = random.chance(0.8)
    ? [
        heading(random.pick(common.benefitsHeading)),
        ...(conditions.length > 0 ? [paragraph(...conditions)] : []),
        list(benefits),
      ]
    : [heading(random.pick(common.benefitsHeading)), list([...conditions, ...benefits])];
  const equal = random.chance(0.4) ? [paragraph(say(common.equal))] : [];
  return [
    ...opening,
    heading(random.pick(common.tasksHeading)),
    list(random.sample(role.tasks, random.between(4, role.tasks.length)).map((task) => fill(task, values))),
    ...team,
    heading(random.pick(common.requirementsHeading)),
    list(random.sample(requirements, random.between(3, requirements.length)).map((text) => fill(text, values))),
    ...week,
    ...offer,
    paragraph(say(common.apply[way]), say(common.closing)),
    ...equal,
  ].join('\n');
}
