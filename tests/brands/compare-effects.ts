/** Compares what a change of settings did to a site with what the review said: nothing missing, nothing invented. */

import type { AskedForm, AskedGroup } from '../../runtime/core/forms/ask.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import type { BrandEffects } from '../../widgets/admin-area/brand/brand.generated.ts';
import { featureLines, paymentLines, peopleFaults, peopleOf, personalMenuLines } from './compare-people.ts';
import type { Observation } from './observe.ts';

/** A sentence for each difference that the review does not name, and for each that it names but that is none. */
export function faultsOf(before: Observation, after: Observation, effects: BrandEffects): string[] {
  return [
    ...same(
      'languages',
      languageLines(before, after),
      effects.languages.map(({ change, locale }) => `${locale} ${change}`),
    ),
    ...addressFaults(before, after, effects),
    ...same(
      'menus',
      [...menuLines(before.menus, after.menus), ...personalMenuLines(before, after, menuLines)],
      effects.menus.flatMap(menuLine),
    ),
    ...same('forms', formLines(before, after), [...new Set(effects.fields.map(fieldLine))]),
    ...same(
      'filters',
      filterLines(before, after),
      effects.filters.map(({ change, search, field }) => `${search} ${change} ${field ?? ''}`),
      true,
    ),
    ...same(
      'products',
      productLines(before, after),
      effects.products.map(({ change, name }) => `${name} ${change}`),
    ),
    ...same(
      'ways of paying',
      paymentLines(before, after),
      effects.payments.map(({ change, provider }) => `${provider} ${change}`),
    ),
    ...same(
      'features',
      featureLines(before, after),
      effects.features.map(({ change, feature }) => `${feature} ${change}`),
    ),
    ...peopleFaults(before),
    ...peopleFaults(after),
  ];
}

/** With `isCounted`, names may differ: only how many of a kind there are is compared. */
function same(what: string, seen: readonly string[], said: readonly string[], isCounted = false): string[] {
  const key = (line: string) => (isCounted ? line.split(' ').slice(0, 2).join(' ') : line);
  const count = (lines: readonly string[]) => Map.groupBy(lines, key);
  const [left, right] = [count(seen), count(said)];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((line) => {
    const [was, is] = [left.get(line)?.length ?? 0, right.get(line)?.length ?? 0];
    if (was === is) return [];
    return was > is ? [`missing in ${what}: ${left.get(line)}`] : [`invented in ${what}: ${right.get(line)}`];
  });
}

function languageLines(before: Observation, after: Observation): string[] {
  return [
    ...before.languages.filter((locale) => !after.languages.includes(locale)).map((locale) => `${locale} goes`),
    ...after.languages.filter((locale) => !before.languages.includes(locale)).map((locale) => `${locale} appears`),
  ];
}

type Said = Pick<BrandEffects['addresses'][number], 'change' | 'address' | 'to'>;

function addressFaults(before: Observation, after: Observation, effects: BrandEffects): string[] {
  const exact = new Map<string, Said>();
  const patterns: { pattern: RegExp; said: Said; isSeen: boolean }[] = [];
  for (const { change, address, to } of effects.addresses) {
    const said = { change, address, to };
    if (/[*{]/.test(address)) patterns.push({ pattern: patternOf(address), said, isSeen: false });
    else exact.set(address, said);
  }
  const faults: string[] = [];
  for (const [path, is] of after.answers) {
    const was = before.answers.get(path);
    if (was === undefined) throw new Error(`Nobody asked for ${path} before.`);
    const said = exact.get(path);
    if (said !== undefined) {
      if (!fits(said, was, is))
        faults.push(`invented: ${path} ${said.change} ${said.to ?? ''}, but it was "${was}" and is "${is}"`);
      exact.delete(path);
      continue;
    }
    const pattern = patterns.find((one) => one.pattern.test(path));
    if (pattern !== undefined) {
      // What the pattern stands for need not exist.
      if (was === is && was === 'nothing') continue;
      pattern.isSeen = true;
      if (was === is)
        faults.push(`invented: ${pattern.said.address} ${pattern.said.change}, but ${path} is still "${is}"`);
      continue;
    }
    const isBelow = effects.addresses.some((one) => path.startsWith(`${one.address}/`) && fits(one, was, is));
    if (was !== is && !isBelow && !isOfFilter(path, effects))
      faults.push(`missing: ${path} was "${was}" and is "${is}"`);
  }
  return [...faults, ...[...exact.keys()].map((path) => `Nobody asked for ${path}.`)];
}

function patternOf(address: string): RegExp {
  const escaped = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const parts = address.split(/(\*|\{[^}]*\})/).map((part) => {
    if (part === '{id}') return '\\d+';
    return part === '*' || part.startsWith('{') ? '[^/]*' : escaped(part);
  });
  return new RegExp(`^${parts.join('')}$`);
}

/** Addresses of searches with words in the path depend on the filters, and on the languages of their words. */
function isOfFilter(path: string, { filters, languages }: BrandEffects): boolean {
  return filters.length + languages.length > 0 && path.split('/').length > 2;
}

function fits({ change, to }: Said, was: string, is: string): boolean {
  const isPage = (answer: string) => answer.startsWith('page');
  if (change === 'goes') return was !== 'nothing' && is === 'nothing';
  if (change === 'appears') return !isPage(was) && isPage(is);
  if (change === 'leads') return is === `to ${to}` && was !== is;
  return isPage(was) && isPage(is) && was !== is;
}

/** Lists differ by entries and by their order. */
function menuLines(before: Observation['menus'], after: Observation['menus']): string[] {
  const names = [...before.keys()].filter((name) => after.has(name));
  return names.flatMap((name) => {
    const [was = [], is = []] = [before.get(name), after.get(name)];
    const kept = (list: readonly string[], other: readonly string[]) => {
      const labels = new Set(other.map(labelOf));
      return list
        .map(labelOf)
        .filter((label) => labels.has(label))
        .join('\n');
    };
    return [
      // An entry that leads elsewhere is told once.
      ...was
        .filter((entry) => !is.includes(entry) && !is.map(labelOf).includes(labelOf(entry)))
        .map((entry) => `${name} - ${entry}`),
      ...is.filter((entry) => !was.includes(entry)).map((entry) => `${name} + ${entry}`),
      ...(kept(was, is) === kept(is, was) ? [] : [`${name} sorted`]),
    ];
  });
}

const labelOf = (entry: string) => entry.replace(/ -> .*$/s, '');

/** As many lines as `menuLines` finds. */
function menuLine({ change, menu, locale, label, href, before, roles }: BrandEffects['menus'][number]): string[] {
  return (roles?.flatMap(peopleOf) ?? [menu]).flatMap((name) => {
    const at = `${name} ${locale}`;
    if (change === 'sorted') return [`${at} sorted`];
    const entry = `${label} -> ${href}`;
    if (change === 'goes') return [`${at} - ${entry}`];
    return [...(change === 'renamed' ? [`${at} - ${before} -> ${href}`] : []), `${at} + ${entry}`];
  });
}

function fieldLine({ form, change, group, field, added, removed }: BrandEffects['fields'][number]): string {
  const choices = change === 'choices' ? ` +${added.toSorted()} -${removed.toSorted()}` : '';
  return [form, change, group, field].filter((part) => part !== null).join(' | ') + choices;
}

function formLines(before: Observation, after: Observation): string[] {
  const names = new Set([...before.forms.keys(), ...after.forms.keys()]);
  return [...names].flatMap((name) => {
    const [was, is] = [before.forms.get(name), after.forms.get(name)];
    if (was === undefined) return [`${name} | appears`];
    return is === undefined ? [`${name} | goes`] : groupLines(name, was, is);
  });
}

function groupLines(form: string, before: AskedForm, after: AskedForm): string[] {
  const nameOf = ({ group, schema }: AskedGroup) => (typeof schema.title === 'string' ? schema.title : group);
  const has = ({ groups }: AskedForm, name: string) => groups.find(({ group }) => group === name);
  const kept = (one: AskedForm, other: AskedForm) =>
    one.groups.flatMap(({ group }) => (has(other, group) ? [group] : [])).join();
  return [
    ...before.groups.filter(({ group }) => !has(after, group)).map((group) => `${form} | goes | ${nameOf(group)}`),
    ...after.groups.flatMap((group) => {
      const was = has(before, group.group);
      if (was === undefined) return [`${form} | appears | ${nameOf(group)}`];
      return inGroup(`${nameOf(group)}`, form, was, group);
    }),
    ...(kept(before, after) === kept(after, before) ? [] : [`${form} | sorted`]),
  ];
}

interface Seen {
  title: string;
  isRequired: boolean;
  choices: readonly string[];
  whole: string;
}

function inGroup(title: string, form: string, before: AskedGroup, after: AskedGroup): string[] {
  const [was, is] = [seenIn(before), seenIn(after)];
  const lines: string[] = [];
  const hasParent = (name: string, seen: Map<string, Seen>) =>
    !name.includes('.') || seen.has(name.split('.')[0] ?? '');
  for (const [name, field] of was)
    if (!is.has(name) && hasParent(name, is)) lines.push(`${form} | goes | ${title} | ${field.title}`);
  for (const [name, field] of is) {
    const old = was.get(name);
    const at = `${title} | ${field.title}`;
    if (old === undefined) {
      if (hasParent(name, was)) lines.push(`${form} | appears | ${at}`);
      continue;
    }
    const added = field.choices.filter((choice) => !old.choices.includes(choice));
    const removed = old.choices.filter((choice) => !field.choices.includes(choice));
    if (old.isRequired !== field.isRequired)
      lines.push(`${form} | ${field.isRequired ? 'required' : 'optional'} | ${at}`);
    if (added.length + removed.length > 0)
      lines.push(`${form} | choices | ${at} +${added.toSorted()} -${removed.toSorted()}`);
    if (old.isRequired === field.isRequired && added.length + removed.length === 0 && old.whole !== field.whole)
      lines.push(`${form} | changes | ${at}`);
  }
  const kept = (one: Map<string, Seen>, other: Map<string, Seen>) =>
    [...one.keys()].filter((name) => other.has(name)).join();
  if (kept(was, is) !== kept(is, was)) lines.push(`${form} | sorted | ${title}`);
  return lines.length === 0 && JSON.stringify(before) !== JSON.stringify(after)
    ? [`${form} | changes | ${title}`]
    : lines;
}

/** Fields in their order, each before those of its entries. */
function seenIn({ schema, fields }: AskedGroup): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  const add = (name: string, field: unknown, holder: Schema, key: string, look: unknown) => {
    if (!isSchema(field)) return;
    const choices = isSchema(field.items) ? { ...field.items, ...field } : field;
    const { items, ...own } = field;
    seen.set(name, {
      title: typeof field.title === 'string' ? field.title : key,
      isRequired: Array.isArray(holder.required) && holder.required.includes(key),
      choices: choicesOf(choices),
      whole: JSON.stringify([
        own,
        isSchema(items) ? { ...items, properties: null, required: null, allOf: null } : null,
        look,
      ]),
    });
    const inner = isSchema(items) && isSchema(items.properties) ? items.properties : {};
    if (isSchema(items))
      for (const [part, value] of Object.entries(inner))
        if (part !== 'id') add(`${name}.${part}`, value, items, part, null);
  };
  const properties = isSchema(schema.properties) ? schema.properties : {};
  for (const look of fields.filter(({ control }) => control !== 'hidden'))
    add(look.name, properties[look.name], schema, look.name, look);
  return seen;
}

function choicesOf({ enum: values, enumDescriptions: texts, oneOf }: Schema): string[] {
  if (Array.isArray(values))
    return values.map((value, at) => String((Array.isArray(texts) ? texts[at] : undefined) ?? value));
  return Array.isArray(oneOf)
    ? oneOf.flatMap((one) => (isSchema(one) && 'const' in one ? [String(one.title ?? one.const)] : []))
    : [];
}

function filterLines(before: Observation, after: Observation): string[] {
  return [...before.filters.keys()].flatMap((search) => {
    const [was, is] = [before.filters.get(search) ?? [], after.filters.get(search)];
    // Without the search there are no filters to speak of.
    if (is === undefined) return [];
    const kept = (one: typeof was, other: typeof was) =>
      one
        .map(({ field }) => field)
        .filter((field) => other.some((facet) => facet.field === field))
        .join();
    return [
      ...was
        .filter(({ field }) => !is.some((one) => one.field === field))
        .map(({ field }) => `${search} goes ${field}`),
      ...is.flatMap(({ field, settings }) => {
        const old = was.find((one) => one.field === field);
        if (old === undefined) return [`${search} appears ${field}`];
        return old.settings === settings ? [] : [`${search} changes ${field}`];
      }),
      ...(kept(was, is) === kept(is, was) ? [] : [`${search} sorted`]),
    ];
  });
}

function productLines(before: Observation, after: Observation): string[] {
  const gone = [...before.products].filter(([key]) => !after.products.has(key));
  return [
    ...gone.map(([, { name }]) => `${name} goes`),
    ...[...after.products].flatMap(([key, product]) => {
      const old = before.products.get(key);
      if (old === undefined) return [`${product.name} appears`];
      return JSON.stringify(old) === JSON.stringify(product) ? [] : [`${product.name} changes`];
    }),
  ];
}
